import { problemOf, type ApiError, type Problem, type WantedPriceChange } from '@tiraz/api-client/staff';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import type { PriceRow } from './price-rows';

/** What the server was asked, in the rows that the reader has before them. */
interface Asked {
  wanted: WantedPriceChange;
  rows: readonly PriceRow[];
}

/** What a refusal means, and of which items of what was asked; undefined where it needs no words of its own. */
export function useFaults(): (error: ApiError, asked?: Asked) => string | undefined {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const faults: Record<string, string> = t.faults;
  return (error, asked) => {
    const { code = '', errors = [] } = problemOf(error) ?? {};
    const fault = faults[code];
    const [first, ...others] = asked ? itemsOf(errors, asked) : [];
    if (!fault || !first) return fault;
    const name = `\u2068${localised(first, 'name', language).text}\u2069`;
    const items = others.length > 0 ? `${name} ${t.andMore(others.length)}` : name;
    return t.faultOf({ items, fault });
  };
}

function itemsOf(errors: NonNullable<Problem['errors']>, { wanted, rows }: Asked): PriceRow['item'][] {
  const indexes = errors.map(({ path }) => Number(/^items\[(\d+)\]/.exec(path)?.[1]));
  return [...new Set(indexes)].flatMap((index) => {
    const id = wanted.items[index]?.id;
    return rows.find(({ item }) => item.id === id)?.item ?? [];
  });
}
