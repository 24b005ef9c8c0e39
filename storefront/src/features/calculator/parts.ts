import { fromQuery } from '../../selection/selection-address';
import { lazyPart } from '../../ui/lazy-part';

const colourUse = lazyPart(() => import('./colour-use'));
const sizesPanel = lazyPart(() => import(/* webpackChunkName: 'sizes' */ './sizes-panel'));
const sizesLine = lazyPart(() => import(/* webpackChunkName: 'sizes' */ './sizes-line'));

/** Only who has chosen two colours is asked. */
export const ColourUse = colourUse.Part;
/** Only who says sizes needs them. */
export const SizesPanel = sizesPanel.Part;
export const SizesLine = sizesLine.Part;
/** Only who brings a design needs them. */
export const { Part: DesignEditor } = lazyPart(() => import('./design-editor'));
export const { Part: DesignsLine } = lazyPart(() => import('./designs-line'));

/**
 * Brings what the calculator shows besides, before it is drawn.
 *
 * @param query of its address; without one, all there is
 */
export async function bringParts(query?: string): Promise<void> {
  const { colors, sizes } = fromQuery(query ?? '').selection;
  await Promise.all([
    ...(query === undefined || colors.length > 1 ? [colourUse.bring()] : []),
    ...(query === undefined || sizes ? [sizesPanel.bring(), sizesLine.bring()] : []),
  ]);
}
