import { FabricSection } from './fabric-section';
import { FitAndFinishingSection } from './fit-and-finishing-section';
import { PrintSection } from './print-section';
import { ProductTypeSection } from './product-type-section';
import { QuantityAndColoursSection } from './quantity-and-colours-section';

/** The visitor's choices, in the order in which a garment comes about. */
export function SelectionForm() {
  return (
    <div>
      <ProductTypeSection />
      <FabricSection />
      <QuantityAndColoursSection />
      <FitAndFinishingSection />
      <PrintSection />
    </div>
  );
}
