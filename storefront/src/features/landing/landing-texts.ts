export const landingTexts = {
  en: {
    pageTitle: 'Tiraz · Your Fashion Manufacturing Partner',
    title: 'Your Fashion Manufacturing Partner',
    lead: 'Brands and designers across the Middle East and North Africa have their garments made with us in Cairo. Choose the cut, the cloth and the finish, and see the price in Egyptian pounds before you speak to anyone.',
    quote: 'Get Instant Quote',
    more: 'Learn More',
    how: 'How It Works',
    steps: [
      { title: 'Choose products', text: 'Pick the garment, the fabric, the colors and the fit.' },
      { title: 'Calculate costs', text: 'The price follows every choice, down to the piastre.' },
      { title: 'Submit order', text: 'Ask for a sample or a quotation. We call you to confirm.' },
    ],
    why: 'Why Choose Tiraz',
    reasons: [
      {
        title: 'Transparent EGP pricing',
        text: 'One formula, shown line by line. No minimum spend hidden behind a phone call.',
      },
      {
        title: 'Local network',
        text: 'Verified workshops and mills in Egypt, an hour from each other and from us.',
      },
      { title: 'Quality assurance', text: 'Cloth, cut and seams are inspected before a carton is closed.' },
    ],
    trusted: 'Trusted by Leading Brands',
    testimonials: [
      {
        text: 'We knew what a run of 300 hoodies would cost before our first meeting. The invoice said the same.',
        by: 'Founder of a streetwear label, Cairo',
      },
      {
        text: 'The sample arrived as drawn. The two hundred that followed were the sample, two hundred times.',
        by: 'Head of design, abaya house, Riyadh',
      },
      {
        text: 'I compare fabrics with my client in the room and change the quote while we talk.',
        by: 'Independent designer, Dubai',
      },
    ],
    closing: 'Know what it costs before you ask',
    closingText: 'Five choices, one price. It takes two minutes and no account.',
    start: 'Start Calculator',
  },
  ar: {
    pageTitle: 'طِراز · شريكك في تصنيع الأزياء',
    title: 'شريكك في تصنيع الأزياء',
    lead: 'علامات تجارية ومصممون من المنطقة كلها يصنّعون معنا في القاهرة. اختر القصّة والقماش والتشطيب، وشاهد السعر بالجنيه المصري قبل أن تكلّم أحدًا.',
    quote: 'احصل على سعر فوري',
    more: 'اعرف أكثر',
    how: 'كيف نعمل',
    steps: [
      { title: 'اختر منتجاتك', text: 'حدّد القطعة والقماش والألوان والقصّة.' },
      { title: 'احسب التكلفة', text: 'السعر يتغيّر مع كل اختيار، بالقرش.' },
      { title: 'أرسل طلبك', text: 'اطلب عينة أو عرض سعر، ونتصل بك للتأكيد.' },
    ],
    why: 'لماذا طِراز',
    reasons: [
      { title: 'أسعار واضحة بالجنيه', text: 'حسبة واحدة معروضة بندًا بندًا، بلا مفاجآت في المكالمة.' },
      { title: 'شبكة محلية', text: 'ورش ومصانع موثوقة في مصر، قريبة من بعضها ومنّا.' },
      { title: 'ضمان الجودة', text: 'نفحص القماش والقص والخياطة قبل إغلاق أي كرتونة.' },
    ],
    trusted: 'علامات تثق بنا',
    testimonials: [
      {
        text: 'عرفنا تكلفة ٣٠٠ هودي قبل أول اجتماع، والفاتورة جاءت بالرقم نفسه.',
        by: 'مؤسس علامة ملابس شبابية، القاهرة',
      },
      {
        text: 'وصلت العينة كما رسمناها، والمئتان اللتان بعدها كانتا العينة نفسها مئتي مرة.',
        by: 'مديرة التصميم في دار عبايات، الرياض',
      },
      { text: 'أقارن الأقمشة مع العميل وهو أمامي، وأعدّل السعر ونحن نتكلم.', by: 'مصممة مستقلة، دبي' },
    ],
    closing: 'اعرف التكلفة قبل أن تسأل',
    closingText: 'خمسة اختيارات وسعر واحد. دقيقتان، وبدون تسجيل.',
    start: 'ابدأ الحاسبة',
  },
};
