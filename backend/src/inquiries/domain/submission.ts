import { CONTACT_LIMITS, EMAIL_PATTERN } from '@tiraz/contracts/contact';
import { SAMPLE_QUANTITY } from '@tiraz/contracts/quantity';
import { isVisible, ONE_LINE } from '@tiraz/contracts/visible-text';
import type { Selection } from '../../pricing/index.js';
import { DomainError, type Fault } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { ONE_PIECE, type SubmittedInquiry } from './submitted-inquiry.js';

/** Trimmed; empty where nothing was given. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** What the visitor's page showed; an amount is absent when it was not sent. */
export interface SeenTotals {
  totalCost?: Money;
  pricePerItem?: Money;
  sampleCost?: Money;
}

/** An inquiry that can be stored; equal submissions give equal JSON. */
export interface Submission {
  selection: Selection;
  contact: Contact;
  message: string;
  isSampleRequest: boolean;
  seen: SeenTotals;
}

const NOTHING_TO_SEE = 'customerCompany has nothing to see in it';
const EMAIL = new RegExp(EMAIL_PATTERN);

/**
 * @throws DomainError `malformed`, with every faulty text and amount; `invalid` for an order of one piece, which is the
 *   price of a sample
 */
export function readSubmission(sent: SubmittedInquiry): Submission {
  const faults: Fault[] = [];

  const text = (path: keyof typeof CONTACT_LIMITS): string => {
    const trimmed = (sent[path] ?? '').trim();
    const longest = CONTACT_LIMITS[path];
    if (trimmed.length > longest && [...trimmed].length > longest) {
      faults.push({ path, code: 'field.too-long', message: `${path} has at most ${longest} characters` });
    }
    return trimmed;
  };
  const line = (path: keyof typeof CONTACT_LIMITS): string => {
    const trimmed = text(path);
    if (!ONE_LINE.test(trimmed)) {
      faults.push({ path, code: 'field.format', message: `${path} is a single line` });
    }
    return trimmed;
  };
  const amount = (path: keyof SeenTotals): SeenTotals => {
    const value = sent[path];
    if (value === undefined) return {};
    try {
      return { [path]: Money.parse(String(value)) };
    } catch {
      const message = `${path} is an amount with at most two decimals`;
      faults.push({ path, code: 'field.format', message });
      return {};
    }
  };

  const contact: Contact = {
    name: line('customerName'),
    email: line('customerEmail'),
    phone: line('customerPhone'),
    company: line('customerCompany'),
  };
  if (!isVisible(contact.name)) {
    faults.push({ path: 'customerName', code: 'field.required', message: 'customerName is required' });
  }
  if (contact.company !== '' && !isVisible(contact.company)) {
    faults.push({ path: 'customerCompany', code: 'field.format', message: NOTHING_TO_SEE });
  }
  if (!EMAIL.test(contact.email)) {
    faults.push({
      path: 'customerEmail',
      code: 'field.format',
      message: 'customerEmail must be an e-mail address',
    });
  }
  const submission: Submission = {
    selection: {
      productTypeId: sent.productTypeId,
      fabricId: sent.fabricId,
      fitId: sent.fitId,
      finishingQualityId: sent.finishingQualityId,
      lines: [{ pieces: sent.quantity }],
      colors: sent.colors,
      printOptions: sent.printOptions.map(({ printTypeId, colors }) => ({ printTypeId, colors })),
    },
    contact,
    message: text('message'),
    isSampleRequest: sent.isSampleRequest ?? false,
    seen: { ...amount('totalCost'), ...amount('pricePerItem'), ...amount('sampleCost') },
  };
  if (faults.length > 0) {
    throw new DomainError('malformed', 'body.invalid', 'The body does not have the documented form.', faults);
  }
  if (sent.quantity === SAMPLE_QUANTITY && !submission.isSampleRequest) {
    throw new DomainError('invalid', ONE_PIECE.code, ONE_PIECE.message, [ONE_PIECE]);
  }
  return submission;
}
