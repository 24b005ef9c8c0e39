import { useContext } from 'react';
import { useDesignWords } from '../../designs/use-design-words';
import { BroughtDesigns } from './brought-designs';
import { useChosenItems } from './use-chosen-items';

/** The designs that come along, in words. */
export default function DesignsLine() {
  const words = useDesignWords();
  const areas = useChosenItems().product?.printAreas ?? [];
  return useContext(BroughtDesigns).map(({ artwork, placing }) => (
    <div key={artwork.id}>
      {words(
        artwork,
        placing,
        areas.find(({ id }) => id === placing?.areaId),
      )}
    </div>
  ));
}
