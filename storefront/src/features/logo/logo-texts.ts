export const logoTexts = {
  en: {
    pageTitle: 'Logo · Tiraz',
    title: 'The official logo',
    alt: 'The logo of Tiraz',
    lead: 'Two hooks of the woven band, locked into each other. Please use it as it is, on a plain ground.',
    download: 'Download PNG Logo',
    size: 'WhatsApp profile size, 640x640px',
  },
  ar: {
    pageTitle: 'الشعار · طِراز',
    title: 'الشعار الرسمي',
    alt: 'شعار طِراز',
    lead: 'خُطّافان من الشريط المنسوج متشابكان. استخدمه كما هو على خلفية سادة.',
    download: 'حمّل الشعار PNG',
    size: 'مقاس صورة واتساب، ٦٤٠×٦٤٠ بكسل',
  },
};
