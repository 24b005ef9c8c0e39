import { WovenBand } from '../../artwork/woven-band';
import { OrderLines } from './order-lines';
import { useChosenItems } from './use-chosen-items';

/** What the visitor has chosen so far, in words and as a band that is woven choice by choice. */
export function ChosenItems() {
  const { product, fabric, fit, finishing } = useChosenItems();
  const choices = [product, fabric, fit, finishing];
  return (
    <>
      <OrderLines />
      <WovenBand progress={choices.filter(Boolean).length / choices.length} />
    </>
  );
}
