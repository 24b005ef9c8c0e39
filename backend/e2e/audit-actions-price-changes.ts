import { action, NOTHING, trace, type Action, type Trace, type Walk } from './audit-walk.js';
import {
  aPriceChange,
  TEN_MORE,
  tomorrowMorning,
  wantedPrices,
  type ChangedPrices,
} from './priced-changes.js';

const CHANGES = '/api/admin/price-changes';

export function priceChangeActions(walk: Walk): Action[] {
  let change: ChangedPrices;
  const ask = <Body>(path: string, method = 'GET', body?: unknown) =>
    walk.ask(method, path, body) as Promise<Body>;
  const step = (name: string, method = 'POST', body?: unknown) =>
    ask<ChangedPrices>(`${CHANGES}/${change.id}/${name}`, method, body);
  const done = (
    what: 'saved' | 'scheduled' | 'applied' | 'reverted' | 'cancelled',
    id: string,
    counts: object,
  ) => trace(`price-change.${what}`, ['priceChange', id], null, { items: 1, ...counts });
  const moved = ({ items }: ChangedPrices, isBack = false): Trace[] =>
    items.map(({ id, lines: [line] }) => {
      const [before, after] = isBack ? [line!.after, line!.before] : [line!.before, line!.after];
      return trace('fabric.updated', ['fabric', id], { costMultiplier: before }, { costMultiplier: after });
    });
  return [
    action(
      'previewPriceChange',
      async () => ask(`${CHANGES}/preview`, 'POST', { rule: TEN_MORE, items: await wantedPrices(ask) }),
      NOTHING,
    ),
    action(
      'savePriceChange',
      async () => (change = await aPriceChange(ask)),
      ({ id }) => [done('saved', id, {})],
    ),
    action(
      'schedulePriceChange',
      () => step('schedule', 'PUT', { effectiveAt: tomorrowMorning() }),
      ({ id, effectiveAt }) => [done('scheduled', id, { effectiveAt })],
    ),
    action(
      'applyPriceChange',
      () => step('apply'),
      (applied) => [...moved(applied), done('applied', applied.id, { changed: 1 })],
    ),
    action(
      'revertPriceChange',
      () => step('revert'),
      (reverted) => [...moved(reverted, true), done('reverted', reverted.id, { restored: 1 })],
    ),
    action(
      'savePriceChange at once',
      async () => (change = await aPriceChange(ask, 'now')),
      (applied) => [...moved(applied), done('applied', applied.id, { changed: 1 })],
    ),
    action(
      'cancelPriceChange',
      async () => {
        change = await aPriceChange(ask, tomorrowMorning());
        return step('cancel');
      },
      ({ id }) => [done('scheduled', id, { effectiveAt: change.effectiveAt }), done('cancelled', id, {})],
    ),
  ];
}
