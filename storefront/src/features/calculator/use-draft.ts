import { useState } from 'react';
import { CONTACT_FIELDS, emptyContact, type Contact } from './contact';

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
      storeDraft(next);
    },
  ];
}

function storedDraft(): Contact {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const known = Object.entries(stored ?? {}).filter(
      ([field, typed]) => CONTACT_FIELDS.some((one) => one === field) && typeof typed === 'string',
    );
    return { ...emptyContact, ...Object.fromEntries(known) };
  } catch {
    return emptyContact;
  }
}

function storeDraft(draft: Contact | undefined): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Some windows have no storage, or a full one: the page then keeps it as long as it is open.
  }
}
