import { formatNumber, pluralForm } from '@tiraz/locale';

const arabicPieces = (count: number): string => {
  const figure = formatNumber(count, 'ar');
  const forms = {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${figure} قطع`,
    many: `${figure} قطعة`,
    other: `${figure} قطعة`,
  };
  return forms[pluralForm(count, 'ar')];
};

export const calculatorTexts = {
  en: {
    title: 'Manufacturing Cost Calculator',
    subtitle: 'Choose the garment, the cloth and the finish. The price in Egyptian pounds follows as you go.',

    productType: 'Product type',
    from: (price: string) => `From ${price}`,
    noProducts: 'There are no product types to choose from at the moment.',

    fabric: 'Fabric',
    comma: ', ',
    gsm: (weight: string) => `${weight} gsm`,
    perPiece: (price: string) => `+${price} per piece`,
    noFabrics: 'There are no fabrics to choose from at the moment.',

    quantityAndColours: 'Quantity and colors',
    quantity: 'Quantity',
    sampleHint: 'Sample test (1 piece)',
    minimumHint: 'Minimum order: 100 pieces',
    colours: 'Colors',
    colourCount: 'Number of colors',

    fitAndFinishing: 'Fit and finishing quality',
    fit: 'Fit',
    finishing: 'Finishing quality',
    plus: (price: string) => `+${price}`,
    noOptions: 'There is nothing to choose from at the moment.',

    print: 'Print options',
    optional: 'Optional',
    setupPerColour: (price: string) => `Setup ${price} per color`,
    noSetup: 'No setup cost',
    printColours: 'Print colors',
    noPrints: 'We are not printing at the moment.',

    listFailed: 'This list did not load.',

    summary: 'Summary',
    notChosen: 'Not chosen yet',
    pieces: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'pc' : 'pcs'}`,
    printing: 'Printing',
    none: 'None',
    prompt: 'Complete all selections to see pricing',
    calculating: 'Calculating...',
    failed: 'The price could not be calculated. Your selection is still here.',
    tryAgain: 'Try again',
    productionRange: 'Estimated production range',
    pricePerItem: 'Price per item',
    totalCost: 'Total cost',
    sampleCost: 'Sample cost',
    rangeTo: 'to',
    samplePanel: 'Fixed sample price',
    sampleExplained: 'One piece, made as you chose it. The price is the same for any configuration.',
    comparison: 'For comparison: 100 pieces in production',
    breakdown: 'Price breakdown',
    base: 'Base garment',
    printSetup: 'Print setup',
    spoken: (item: string, total: string) => `Price per item ${item}. Total cost ${total}.`,
    spokenSample: (price: string) => `Fixed sample price ${price}.`,

    getSample: (pounds: string) => `Get Sample - ${pounds} EGP`,
    requestSample: 'Request Sample',
    requestSampleAt: (price: string) => `Request Sample - ${price}`,
    submitQuotation: 'Submit Quotation Request',

    ladder: 'Price by quantity',
    ladderNote: 'Each price is the lower end of its range.',
    ladderPrompt: 'Prices appear here once all selections are made.',
    noPrice: 'Not available right now',

    offline: 'No connection. Your selection is kept, and the price follows as soon as you are back.',
    offlineShort: 'No connection',
    withdrawnTitle: 'No longer offered',
    withdrawn: 'Some of what this link named is no longer offered. The rest is as it was.',

    error: 'Error',
    quoteFailed: 'Failed to calculate quote. Please try again.',
  },
  ar: {
    title: 'حاسبة تكلفة التصنيع',
    subtitle: 'اختر القطعة والقماش والتشطيب، وتابع السعر بالجنيه المصري يتغيّر مع كل اختيار.',

    productType: 'نوع المنتج',
    from: (price: string) => `يبدأ من ${price}`,
    noProducts: 'لا توجد منتجات متاحة للاختيار حاليًا.',

    fabric: 'القماش',
    comma: '، ',
    gsm: (weight: string) => `${weight} جم/م²`,
    perPiece: (price: string) => `+${price} للقطعة`,
    noFabrics: 'لا توجد أقمشة متاحة للاختيار حاليًا.',

    quantityAndColours: 'الكمية والألوان',
    quantity: 'الكمية',
    sampleHint: 'عينة تجريبية (قطعة واحدة)',
    minimumHint: 'أقل كمية للطلب: ١٠٠ قطعة',
    colours: 'الألوان',
    colourCount: 'عدد الألوان',

    fitAndFinishing: 'القصّة وجودة التشطيب',
    fit: 'القصّة',
    finishing: 'جودة التشطيب',
    plus: (price: string) => `+${price}`,
    noOptions: 'لا توجد اختيارات متاحة حاليًا.',

    print: 'الطباعة',
    optional: 'اختياري',
    setupPerColour: (price: string) => `تجهيز ${price} لكل لون`,
    noSetup: 'بدون تكلفة تجهيز',
    printColours: 'ألوان الطباعة',
    noPrints: 'خدمة الطباعة غير متاحة حاليًا.',

    listFailed: 'تعذّر تحميل هذه القائمة.',

    summary: 'ملخص الطلب',
    notChosen: 'لم تختر بعد',
    pieces: arabicPieces,
    printing: 'الطباعة',
    none: 'بدون',
    prompt: 'أكمل اختياراتك ليظهر السعر',
    calculating: 'جارٍ حساب السعر...',
    failed: 'لم نتمكن من حساب السعر. اختياراتك محفوظة كما هي.',
    tryAgain: 'حاول مرة أخرى',
    productionRange: 'النطاق التقديري لسعر الإنتاج',
    pricePerItem: 'سعر القطعة',
    totalCost: 'التكلفة الإجمالية',
    sampleCost: 'تكلفة العينة',
    rangeTo: 'إلى',
    samplePanel: 'سعر ثابت للعينة',
    sampleExplained: 'قطعة واحدة تُنفَّذ كما اخترتها، وسعرها ثابت مهما كانت المواصفات.',
    comparison: 'للمقارنة: إنتاج ١٠٠ قطعة',
    breakdown: 'تفاصيل السعر',
    base: 'القطعة الأساسية',
    printSetup: 'تجهيز الطباعة',
    spoken: (item: string, total: string) => `سعر القطعة ${item}. التكلفة الإجمالية ${total}.`,
    spokenSample: (price: string) => `سعر العينة ثابت: ${price}.`,

    getSample: (pounds: string) => `اطلب عينة - ${pounds} ج.م`,
    requestSample: 'اطلب عينة',
    requestSampleAt: (price: string) => `اطلب عينة - ${price}`,
    submitQuotation: 'أرسل طلب عرض سعر',

    ladder: 'السعر حسب الكمية',
    ladderNote: 'كل سعر هنا هو الحد الأدنى لنطاقه.',
    ladderPrompt: 'تظهر الأسعار هنا بعد إكمال اختياراتك.',
    noPrice: 'غير متاح الآن',

    offline: 'لا يوجد اتصال بالإنترنت. اختياراتك محفوظة، وسيظهر السعر فور عودة الاتصال.',
    offlineShort: 'لا يوجد اتصال',
    withdrawnTitle: 'لم يعد متاحًا',
    withdrawn: 'بعض ما في هذا الرابط لم يعد متاحًا، وبقية الاختيارات كما هي.',

    error: 'خطأ',
    quoteFailed: 'لم نتمكن من حساب السعر. حاول مرة أخرى.',
  },
};
