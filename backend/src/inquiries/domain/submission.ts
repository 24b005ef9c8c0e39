import {
  CONTACT,
  CONTACT_FIELDS,
  EMAIL_PATTERN,
  LONGEST_MESSAGE,
  NO_CONTACT,
  type ContactField,
  type GivenContact,
  type VisitorText,
} from '@tiraz/contracts/contact';
import { toLanguage, type Language } from '@tiraz/contracts/language';
import { SAMPLE_QUANTITY } from '@tiraz/contracts/selection';
import { isVisible, ONE_LINE } from '@tiraz/contracts/visible-text';
import type { Selection } from '../../pricing/index.js';
import { type Fault, malformedBody, refuseFaults } from '../../shared/domain/domain-error.js';
import { Money } from '../../shared/domain/money.js';
import { ONE_PIECE, type GivenArtwork, type SubmittedInquiry } from './submitted-inquiry.js';

/** What the visitor's page showed; an amount is absent when it was not sent. */
export interface SeenTotals {
  totalCost?: Money;
  pricePerItem?: Money;
  sampleCost?: Money;
}

/** An inquiry that can be stored; equal submissions give equal JSON. */
export interface Submission {
  selection: Selection;
  /** Trimmed, as the message. */
  contact: GivenContact;
  message: string;
  /** In which the visitor reads us. */
  language: Language;
  isSampleRequest: boolean;
  seen: SeenTotals;
  /** Absent when nothing came along. */
  artwork?: GivenArtwork;
}

const EMAIL = new RegExp(EMAIL_PATTERN);

/**
 * @throws DomainError `malformed`, with every faulty text and amount; `invalid` for an order of one piece, which is the
 *   price of a sample
 */
export function readSubmission(sent: SubmittedInquiry): Submission {
  const faults: Fault[] = [];

  const text = (path: ContactField | 'message', longest: number): string => {
    const trimmed = (sent[path] ?? '').trim();
    if (trimmed.length > longest && [...trimmed].length > longest) {
      faults.push({ path, code: 'field.too-long', message: `${path} has at most ${longest} characters` });
    }
    return trimmed;
  };
  const line = (path: ContactField): string => {
    const { kind, longest, isRequired }: VisitorText = CONTACT[path];
    const trimmed = text(path, longest);
    const fault = (code: string, what: string) => faults.push({ path, code, message: `${path} ${what}` });
    if (!ONE_LINE.test(trimmed)) fault('field.format', 'is a single line');
    const isGiven = trimmed !== '';
    if (kind === 'email') {
      if ((isRequired || isGiven) && !EMAIL.test(trimmed)) fault('field.format', 'must be an e-mail address');
    } else if (isRequired) {
      if (!isVisible(trimmed)) fault('field.required', 'is required');
    } else if (kind === 'text' && isGiven && !isVisible(trimmed)) {
      fault('field.format', 'has nothing to see in it');
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

  const contact = { ...NO_CONTACT };
  for (const field of CONTACT_FIELDS) contact[field] = line(field);
  const submission: Submission = {
    selection: {
      productTypeId: sent.productTypeId,
      fabricId: sent.fabricId,
      fitId: sent.fitId,
      finishingQualityId: sent.finishingQualityId,
      lines: [{ pieces: sent.quantity }],
      colors: sent.colors,
      printOptions: sent.printOptions.map(({ printTypeId, colors }) => ({ printTypeId, colors })),
      ...(sent.colorUse && { colorUse: sent.colorUse }),
      ...(sent.sizes && { sizes: sizesOf(sent.sizes) }),
    },
    contact,
    message: text('message', LONGEST_MESSAGE),
    language: toLanguage(sent.language),
    isSampleRequest: sent.isSampleRequest ?? false,
    seen: { ...amount('totalCost'), ...amount('pricePerItem'), ...amount('sampleCost') },
    ...(sent.artwork && { artwork: inOrder(sent.artwork) }),
  };
  if (faults.length > 0) throw malformedBody(...faults);
  if (sent.quantity === SAMPLE_QUANTITY && !submission.isSampleRequest) {
    refuseFaults([ONE_PIECE]);
  }
  return submission;
}

/** With its fields in one order, whatever the sender's. */
function inOrder({ draft, ids, placements = [] }: GivenArtwork): GivenArtwork {
  return {
    draft,
    ...(ids && { ids }),
    placements: placements.map(({ artworkId, areaId, widthMm, xMm, yMm, withoutGround }) => ({
      artworkId,
      areaId,
      widthMm,
      xMm,
      yMm,
      withoutGround,
    })),
  };
}

/** What holds in their mode. */
function sizesOf({
  mode,
  ratio = [],
  cells = [],
}: NonNullable<Selection['sizes']>): NonNullable<Selection['sizes']> {
  return mode === 'ratio'
    ? { mode, ratio: ratio.map(({ size, parts }) => ({ size, parts })) }
    : { mode, cells: cells.map(({ color, size, pieces }) => ({ color, size, pieces })) };
}
