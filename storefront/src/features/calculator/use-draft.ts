import { useState } from 'react';
import { FORM_FIELDS, emptyContact, type Contact } from './contact';
import { recall, remember } from '../../ui/tab-storage';

const KEY = 'tiraz.contact';

/**
 * What was typed into the contact form and has not arrived. The tab keeps it, so that a reload or a visit to another
 * page loses none of it; it ends with the tab.
 *
 * @returns the draft, and a way to replace it; without one, nothing is kept
 */
export function useDraft(): [Contact, (draft: Contact | undefined) => void] {
  const [draft, setDraft] = useState(storedDraft);
  return [
    draft,
    (next) => {
      setDraft(next ?? emptyContact);
      remember(KEY, next);
    },
  ];
}

function storedDraft(): Contact {
  const known = Object.entries(recall(KEY) ?? {}).filter(
    ([field, typed]) => FORM_FIELDS.some((one) => one === field) && typeof typed === 'string',
  );
  return { ...emptyContact, ...Object.fromEntries(known) };
}
