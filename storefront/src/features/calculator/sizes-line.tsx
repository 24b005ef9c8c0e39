import type { NamedSize } from '@tiraz/contracts/selection';
import { useListColorsQuery } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/sizes';
import { useSelector } from 'react-redux';
import { areSizesUnfinished, rowsOf } from '../../selection/sizes';
import { useShown } from '../../sizes/use-shown';
import { useSizeWords } from '../../sizes/use-size-words';
import { selectSelection } from './calculator-slice';

/** The sizes that were said, in words. */
export default function SizesLine({ scale }: { scale: readonly NamedSize[] }) {
  const t = useTexts(texts);
  const selection = useSelector(selectSelection);
  const rows = rowsOf(selection);
  const words = useSizeWords(useShown(rows, scale, useListColorsQuery().data ?? []));
  const { sizes } = selection;
  if (!sizes || sizes.mode === 'later') return null;
  if (areSizesUnfinished(selection, scale)) return t.notFinished;
  if (sizes.mode === 'ratio') return words.ofRatio(sizes.ratio);
  return words.ofCells(sizes.cells).map((line) => <div key={line}>{line}</div>);
}
