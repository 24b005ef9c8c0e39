import { MOST_VIEWS } from '@tiraz/contracts/inquiry-view';
import { DomainError } from '../../shared/domain/domain-error.js';

/** A part of the list of inquiries, as one account calls it. */
export interface View {
  name: string;
  /** It is what the list opens with; one at most of an account's. */
  isFirst: boolean;
  /** What narrows and orders the list, as its query says it. */
  filter: Readonly<Record<string, string>>;
}

export interface SavedView extends View {
  id: string;
}

/**
 * @param views all of one account's
 * @returns what is to be stored, the wanted one first: another is no longer the first one
 * @throws DomainError `conflict` when another has this name already, whatever its letters' case, or there are too many
 */
export function withView(views: readonly SavedView[], wanted: SavedView): SavedView[] {
  const others = views.filter(({ id }) => id !== wanted.id);
  if (others.some(({ name }) => folded(name) === folded(wanted.name))) {
    const message = 'Another view has this name already.';
    throw new DomainError('conflict', 'view.name-taken', message, [
      { path: 'name', code: 'view.name-taken', message },
    ]);
  }
  if (others.length >= MOST_VIEWS)
    throw new DomainError('conflict', 'view.too-many', `There are ${MOST_VIEWS} views already.`);
  const former = wanted.isFirst ? others.filter(({ isFirst }) => isFirst) : [];
  return [wanted, ...former.map((one) => ({ ...one, isFirst: false }))];
}

/** The view that is wanted, if it is there already: asked for twice, it is one. */
export function sameView(
  views: readonly SavedView[],
  { name, isFirst, filter }: View,
): SavedView | undefined {
  const said = (one: View['filter']) =>
    JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return views.find(
    (one) => one.name === name && one.isFirst === isFirst && said(one.filter) === said(filter),
  );
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
