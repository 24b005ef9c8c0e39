import { expect, it } from '@jest/globals';
import { NEW_LINE, toOffer, toOfferValues } from './offer-form';
import { draftOf } from './quotation-api.fixture';

const PASTED = '\u2068 Nile \u2069\u202aThreads\u202c ';

it('sends no mark that nobody sees and the server refuses, wherever a text was pasted', () => {
  const { lines, ...values } = toOfferValues(draftOf());
  const offer = toOffer({
    ...values,
    lines: [
      ...lines.map((line) => ({ ...line, unitPrice: '78', overrideReason: PASTED })),
      { ...NEW_LINE, textEn: PASTED, textAr: PASTED, unitPrice: '1' },
    ],
    ...{
      incoterm: 'FOB',
      place: PASTED,
      currency: 'USD',
      rate: '49.5',
      rateSource: PASTED,
      rateDay: '2026-11-19',
    },
    ...{ termsEn: PASTED, termsAr: PASTED },
  });
  const texts = [offer.place, offer.indicative?.source, offer.termsEn, offer.termsAr, offer.lines[1]?.textEn];
  expect([...texts, offer.lines[1]?.textAr, offer.lines[0]?.overrideReason]).toEqual(
    Array(7).fill('Nile Threads'),
  );
});
