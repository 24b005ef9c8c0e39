import type { CustomerRequest, ProductType } from '@tiraz/api-client';
import { useEffect, useState } from 'react';
import type { SizeOfScale } from '../../sizes/use-shown';

/** The sizes that today's catalogue has for the garment; undefined until they are here. */
export function useScale({ productType }: CustomerRequest['selection'], isAsked: boolean) {
  const [scale, setScale] = useState<readonly SizeOfScale[]>();
  const { id } = productType;
  useEffect(() => {
    if (!isAsked) return undefined;
    const aborting = new AbortController();
    readProducts(aborting.signal).then(
      (products) => setScale(products.find((each) => each.id === id)?.sizes),
      () => undefined,
    );
    return () => aborting.abort();
  }, [id, isAsked]);
  return scale;
}

/** @throws where there is no answer */
async function readProducts(signal: AbortSignal): Promise<ProductType[]> {
  const url = new URL('/api/product-types', window.location.origin);
  const answer = await fetch(new Request(url, { referrerPolicy: 'no-referrer', signal }));
  if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
  return (await answer.json()) as ProductType[];
}
