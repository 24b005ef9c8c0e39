/** By the keys of `pages`. Titles within 60 characters and descriptions within 160 are shown whole. */
export const headTexts = {
  en: {
    site: 'Tiraz',
    pictureAlt: 'Tiraz: made-to-order garments from Cairo',
    pages: {
      '': {
        title: 'Tiraz · Your Fashion Manufacturing Partner',
        description:
          'Made-to-order garments from Cairo for brands and designers. Choose garment, fabric and finish, and see the price in Egyptian pounds at once.',
      },
      '/calculator': {
        title: 'Manufacturing Cost Calculator · Tiraz',
        description:
          'What does making your garment cost? Choose product, fabric, quantity, fit and prints, see the price in EGP, and request a sample or a quotation.',
      },
      '/about': {
        title: 'About · Tiraz',
        description:
          'Who we are and how we work: verified manufacturers in Egypt, instant pricing, samples for 1,000 EGP, and one contact from cloth to delivery.',
      },
      '/logo': {
        title: 'Logo · Tiraz',
        description: 'The official Tiraz logo as a PNG of 640 × 640 pixels, ready to download.',
      },
      '*': {
        title: '404 Page Not Found · Tiraz',
        description: 'The page you are looking for does not exist.',
      },
    },
  },
  ar: {
    site: 'طِراز',
    pictureAlt: 'طِراز: تصنيع ملابس حسب الطلب من القاهرة',
    pages: {
      '': {
        title: 'طِراز · شريكك في تصنيع الأزياء',
        description:
          'تصنيع ملابس حسب الطلب في القاهرة للعلامات التجارية والمصممين. اختر القطعة والقماش والتشطيب وشاهد السعر بالجنيه المصري فورًا.',
      },
      '/calculator': {
        title: 'حاسبة تكلفة التصنيع · طِراز',
        description:
          'كم يكلّف تصنيع قطعتك؟ اختر المنتج والقماش والكمية والقَصّة والطباعة، وشاهد السعر بالجنيه، ثم اطلب عينة أو عرض سعر.',
      },
      '/about': {
        title: 'من نحن · طِراز',
        description:
          'من نحن وكيف نعمل: مصانع موثوقة في مصر، وسعر فوري، وعينة بـ١٠٠٠ جنيه، وجهة واحدة تتابع معك من القماش حتى التسليم.',
      },
      '/logo': {
        title: 'الشعار · طِراز',
        description: 'شعار طِراز الرسمي بصيغة PNG ومقاس ٦٤٠ × ٦٤٠ بكسل، جاهز للتنزيل.',
      },
      '*': {
        title: '٤٠٤ الصفحة غير موجودة · طِراز',
        description: 'الصفحة التي تبحث عنها غير موجودة.',
      },
    },
  },
};
