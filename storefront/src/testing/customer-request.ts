import type { CustomerRequest } from '@tiraz/api-client';

const item = (name: string, nameAr: string) => ({ id: name, name, nameAr });

/** What the API answers to somebody with a link. */
export const CUSTOMER_REQUEST: CustomerRequest = {
  reference: 'TRZ-2026-000123',
  customerName: 'ليلى حسن',
  customerCompany: 'Dune Label',
  isSampleRequest: false,
  quantity: 500,
  pricePerItem: '231.40',
  totalCost: '115700.00',
  sampleCost: '1000.00',
  orderTotal: '115700.00',
  status: 'new',
  message: 'In spring, please. <b>',
  language: 'ar',
  priceChanged: true,
  seenPrices: [{ price: 'totalCost', ours: '115700.00', seen: '110000.00', higherBy: '5700.00' }],
  createdAt: '2026-11-19T09:30:00.000Z',
  statusSince: '2026-11-19T09:30:00.000Z',
  silhouette: 't-shirt',
  seller: { nameEn: 'Tiraz', nameAr: 'طِراز', phone: '+20 100 555 0143', email: 'hello@tiraz.example' },
  selection: {
    productType: { ...item('Basic T-Shirt', 'تيشيرت أساسي'), basePrice: '145.00' },
    fabric: { ...item('Combed Single Jersey', 'سنجل جيرسي ممشط'), costMultiplier: '15.00' },
    fit: { ...item('Oversized', 'أوفر سايز'), priceModifier: '30.00' },
    finishingQuality: { ...item('Premium', 'تشطيب ممتاز'), priceModifier: '25.00' },
    prints: [
      { ...item('Screen Print', 'طباعة سلك سكرين'), setupCost: '350.00', perItemCost: '15.00', colors: 2 },
    ],
    colors: ['white'],
    swatches: [{ ...item('White', 'أبيض'), hex: '#FFFFFF' }],
    quantity: 500,
  },
  quote: {
    isSample: false,
    totalCost: '115700.00',
    pricePerItem: '231.40',
    sampleCost: '1000.00',
    breakdown: {
      baseCost: '72500.00',
      fabricCost: '7500.00',
      fitCost: '15000.00',
      finishingCost: '12500.00',
      printSetupCost: '700.00',
      printCost: '7500.00',
    },
    lines: [{ part: 'baseCost', perPiece: '145.00', amount: '72500.00' }],
    range: { totalCostUpTo: '138840.00', pricePerItemUpTo: '277.68' },
  },
};
