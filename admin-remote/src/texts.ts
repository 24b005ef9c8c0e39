import type { Language } from '@tiraz/contracts/language';

const en = {
  pageTitle: 'Staff area · Tiraz',
  title: 'The staff area is still on the loom',
  explanation:
    'Inquiries, catalogue, prices and customers will be looked after here. Until it opens, the calculator and the public pages work as usual.',
  home: 'Back to the home page',
  language: 'Language',
};

export const texts: Record<Language, typeof en> = {
  en,
  ar: {
    pageTitle: 'منطقة الفريق · طِراز',
    title: 'منطقة الفريق ما زالت على النول',
    explanation:
      'من هنا سيتابع فريقنا الطلبات والكتالوج والأسعار والعملاء. وإلى أن نفتحها، تعمل حاسبة التكلفة وباقي صفحات الموقع كالمعتاد.',
    home: 'العودة إلى الصفحة الرئيسية',
    language: 'اللغة',
  },
};
