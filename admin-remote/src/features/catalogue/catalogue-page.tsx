import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { SearchField, useSearchState } from '@tiraz/staff-kit/list';
import { texts as priceTexts } from '@tiraz/messages/admin-remote/prices';
import { PageHead, StaffLink } from '@tiraz/staff-kit/page';
import { useDeferredValue } from 'react';
import { CatalogueSection } from './catalogue-section';
import { KINDS, type Kind } from './kinds';

/** `add` is the kind whose dialog for a new item is open, in the spelling of the addresses. */
const ADDRESS = { q: '', add: '' };

/** Some of the six kinds on one page, with one search over them. */
export function CataloguePage({ title, kinds }: { title: string; kinds: readonly Kind[] }) {
  const t = useTexts(texts);
  const { toPrices } = useTexts(priceTexts);
  const [{ q, add }, setAddress] = useSearchState(ADDRESS);
  // A thousand cards are looked through behind the letters that are typed.
  const search = useDeferredValue(q);

  return (
    <>
      <PageHead title={title}>
        <StaffLink to="/prices">{toPrices}</StaffLink>
        <SearchField
          q={q}
          // A search that is being refined is one step of the way back, not one for every rest.
          onSearch={(wanted) => setAddress({ q: wanted }, { replace: q !== '' && wanted !== '' })}
          label={t.search}
          hint={t.searchHint}
        />
      </PageHead>
      {kinds.map((kind) => (
        <CatalogueSection
          key={kind}
          kind={kind}
          search={search}
          isAdding={add === spelled(kind)}
          // What was closed does not open by the way back.
          onAdd={(isAdding) => setAddress({ add: isAdding ? spelled(kind) : '' }, { replace: !isAdding })}
          onClearSearch={() => setAddress({ q: '' })}
        />
      ))}
    </>
  );
}

/** `productTypes` → `product-type`. */
function spelled(kind: Kind): string {
  return KINDS[kind].one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
