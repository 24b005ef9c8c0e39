export const logoTexts = {
  en: {
    pageTitle: 'Logo · Tiraz',
    title: 'The official logo',
    alt: 'The logo of Tiraz',
    lead: 'Built from the same square threads as our woven band. Please use it as it is, on a plain ground.',
    download: 'Download PNG Logo',
    size: 'WhatsApp profile size, 640x640px',
  },
  ar: {
    pageTitle: 'الشعار · طِراز',
    title: 'الشعار الرسمي',
    alt: 'شعار طِراز',
    lead: 'مبنيّ من خيوط شريطنا المنسوج نفسها. استخدمه كما هو على خلفية سادة.',
    download: 'حمّل الشعار PNG',
    size: 'مقاس صورة واتساب، ٦٤٠×٦٤٠ بكسل',
  },
};
