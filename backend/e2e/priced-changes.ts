const DAY_MS = 24 * 60 * 60 * 1000;

export interface PricedFabric {
  id: string;
  version: number;
  costMultiplier: string;
}
export interface ChangedPrices {
  id: string;
  version: number;
  effectiveAt: string | null;
  items: { id: string; lines: { before: string; after: string }[] }[];
}
type AskJson = <Body>(path: string, method?: string, body?: unknown) => Promise<Body>;

export const TEN_MORE = { amount: '10.00', rounding: '0.01' };

/** A day and a minute that a change can be planned for. */
export function tomorrowMorning(): string {
  return `${new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)}T08:00`;
}

/** The first fabric that costs something, as it stands, for the body of a change: a share of nothing changes nothing. */
export async function wantedPrices(ask: AskJson) {
  const fabrics = await ask<PricedFabric[]>('/api/admin/fabrics');
  const fabric = fabrics.find(({ costMultiplier }) => Number(costMultiplier) > 0);
  if (!fabric) throw new Error('there is no fabric that costs something');
  const { id, version, costMultiplier: was } = fabric;
  return [{ kind: 'fabric', id, version, prices: [{ field: 'costMultiplier', was }] }];
}

/** A change of the price of one fabric; a draft unless it says when. */
export async function aPriceChange(ask: AskJson, effectiveAt?: string): Promise<ChangedPrices> {
  const items = await wantedPrices(ask);
  return ask('/api/admin/price-changes', 'POST', {
    rule: TEN_MORE,
    items,
    ...(effectiveAt && { effectiveAt }),
  });
}
