import type { ProblemExample } from '../../shared/http/documentation.js';

export const refused = (status: number, code: string, detail: string, path?: string): ProblemExample => ({
  status,
  code: `price-change.${code}`,
  detail,
  ...(path && { errors: [{ path, code: `price-change.${code}`, message: detail }] }),
});

/** Of a change that is wanted. */
export const UNSOUND = [
  refused(422, 'one-rule', 'A rule is either basis points or an amount.', 'rule'),
  refused(422, 'rule-missing', 'Say a price, or a rule for all.', 'items[0].prices[0]'),
  refused(422, 'unknown-item', 'There is no such item.', 'items[0].id'),
  refused(422, 'foreign-price', 'This is not a price of this kind.', 'items[0].prices[0].field'),
  refused(422, 'out-of-range', 'A price would be below 0.00 or above 9999999.99.', 'items[0].prices[0]'),
  refused(
    422,
    'unsound',
    'A larger order would cost more by the piece: change the quantity breaks of this item first.',
    'items[0]',
  ),
];
