import { FIRST_COLOURS } from '@tiraz/contracts/colours';
import { ACCEPTANCE_CONCERNS, INQUIRY_STATUSES } from '@tiraz/contracts/inquiry-status';
import { NO_CONTACT } from '@tiraz/contracts/contact';
import type { InquiryDetails, InquirySummary } from '@tiraz/api-client/staff';

const item = (id: string, name: string, nameAr: string) => ({ id, name, nameAr });

type Movable = Pick<InquiryDetails, 'status' | 'priceChanged' | 'hasInactiveItems'>;

/** For tests: what the API lets an inquiry become, and what it has staff asked about before it is accepted. */
export function movesOf(inquiry: Movable): Pick<InquiryDetails, 'next' | 'acceptanceConcerns'> {
  const concerns = ACCEPTANCE_CONCERNS.filter((concern) => inquiry[concern]);
  return {
    next: INQUIRY_STATUSES.filter((other) => other !== inquiry.status),
    acceptanceConcerns: inquiry.status === 'accepted' ? [] : concerns,
  };
}

/** For tests: how the list names what was asked for. */
export function garmentOf({
  selection: { productType, fabric, swatches },
}: InquiryDetails): InquirySummary['garment'] {
  return { silhouette: 'hoodie', productType, fabric, swatches };
}

type Prices = Pick<InquiryDetails, 'isSampleRequest' | 'orderTotal' | 'pricePerItem' | 'sampleCost' | 'seen'>;

/** As the API compares our prices with those that the visitor saw. */
function compared({ isSampleRequest, orderTotal, seen, ...prices }: Prices) {
  const ours = { ...prices, totalCost: orderTotal };
  const seenPrices = (['totalCost', 'pricePerItem', 'sampleCost'] as const).flatMap((price) => {
    const told = seen[price];
    const higherBy = (Number(ours[price]) - Number(told)).toFixed(2);
    return told === null ? [] : [{ price, ours: ours[price], seen: told, higherBy }];
  });
  const value = isSampleRequest ? 'sampleCost' : 'totalCost';
  const valueHigherBy = seenPrices.find(({ price }) => price === value)?.higherBy ?? '0.00';
  return { seenPrices, valueHigherBy };
}

/** For tests: 500 hoodies that came yesterday, priced as the visitor saw them; the worked example of a real order. */
export function hoodies(change: Partial<InquiryDetails> = {}): InquiryDetails {
  const inquiry = {
    id: '01993c00-0000-7000-8000-000000000001',
    reference: 'TRZ-2026-000123',
    customerId: '01993c00-0000-7000-8000-00000000c0de',
    ...NO_CONTACT,
    customerName: 'Mariam Fouad',
    customerEmail: 'mariam@nile-threads.example',
    customerPhone: '0100 555 0143',
    customerCompany: 'Nile Threads',
    isSampleRequest: false,
    quantity: 500,
    pricePerItem: '581.80',
    totalCost: '290900.00',
    status: 'new',
    message: 'We would like to start in spring.',
    adminNotes: '',
    lost: null,
    ownerId: null,
    priceChanged: false,
    hasInactiveItems: false,
    version: 1,
    createdAt: '2026-11-19T09:30:00.000Z',
    respondedAt: null,
    responseMinutes: null,
    waiting: { dueAt: '2026-11-19T13:30:00.000Z', state: 'breached' },
    language: 'ar',
    sampleCost: '1000.00',
    orderTotal: '290900.00',
    acceptedAt: null,
    silhouette: 'hoodie',
    seen: { totalCost: '290900.00', pricePerItem: '581.80', sampleCost: '1000.00' },
    selection: {
      productType: { ...item('p', 'Hoodie', 'هودي'), basePrice: '430.00' },
      fabric: { ...item('f', 'Brushed Fleece', 'ميلتون بوبرة'), costMultiplier: '70.00' },
      fit: { ...item('i', 'Oversized', 'أوفر سايز'), priceModifier: '30.00' },
      finishingQuality: { ...item('q', 'Premium', 'تشطيب ممتاز'), priceModifier: '25.00' },
      prints: [
        { ...item('s', 'Puff Print', 'طباعة بارزة'), setupCost: '450.00', perItemCost: '25.00', colors: 2 },
      ],
      colors: ['blue', 'white'],
      swatches: FIRST_COLOURS.filter(({ id }) => id === 'blue' || id === 'white').reverse(),
      quantity: 500,
    },
    quote: {
      isSample: false,
      totalCost: '290900.00',
      pricePerItem: '581.80',
      sampleCost: '1000.00',
      breakdown: {
        baseCost: '215000.00',
        fabricCost: '35000.00',
        fitCost: '15000.00',
        finishingCost: '12500.00',
        printSetupCost: '900.00',
        printCost: '12500.00',
      },
      lines: [
        { part: 'baseCost', perPiece: '430.00', amount: '215000.00' },
        { part: 'fabricCost', perPiece: '70.00', amount: '35000.00' },
        { part: 'fitCost', perPiece: '30.00', amount: '15000.00' },
        { part: 'finishingCost', perPiece: '25.00', amount: '12500.00' },
        { part: 'printCost', perPiece: '25.00', amount: '12500.00' },
        { part: 'printSetupCost', perPiece: null, amount: '900.00' },
      ],
      range: { totalCostUpTo: '349080.00', pricePerItemUpTo: '698.16' },
    },
    notesSaved: null,
    history: [
      {
        from: null,
        to: 'new',
        changedBy: null,
        changedAt: '2026-11-19T09:30:00.000Z',
        isUndo: false,
        lost: null,
      },
    ],
    ...change,
  } satisfies Omit<InquiryDetails, 'seenPrices' | 'valueHigherBy' | 'next' | 'acceptanceConcerns'>;
  return { ...movesOf(inquiry), ...inquiry, ...compared(inquiry) };
}

export const SAVED_BY_OMAR = { by: 'omar@tiraz.example', at: '2026-11-20T12:30:00.000Z' };
