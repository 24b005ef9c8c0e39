export const landingTexts = {
  en: {
    title: 'Your Fashion Manufacturing Partner',
    lead: 'Brands and designers across the Middle East and North Africa have their garments made with us in Cairo. Choose the cut, the cloth and the finish, and see the price in Egyptian pounds before you speak to anyone.',
    quote: 'Get Instant Quote',
    more: 'Learn More',
    facts: {
      minimum: 'Minimum order',
      pieces: (count: string) => `${count} pieces`,
      sample: 'One sample, any design',
      made: 'Made in',
      place: 'Cairo, Egypt',
    },
    slip: {
      title: '100 T-shirts, line by line',
      letters: ['A', 'B', 'C', 'D', 'E'],
      lines: {
        garment: 'Basic T-Shirt',
        fabric: 'Combed Single Jersey',
        fit: 'Oversized',
        finishing: 'Premium finishing',
        printSetup: 'Print setup, 2 colors',
        print: 'Screen print',
      },
      total: 'Total',
      each: 'Per piece',
      note: 'A worked example. Yours follows what you choose.',
    },
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
        text: 'One sum in Egyptian pounds, shown line by line, with the range to expect in production. You see how a price comes about before you speak to anyone.',
        thread: ['Garment', 'Fabric', 'Fit', 'Finishing', 'Print'],
      },
      {
        title: 'Local network',
        text: 'Verified manufacturers in and around Cairo. Cloth, print and sewing stay close together, so questions are settled on the shop floor and not by courier.',
        thread: ['Knitting', 'Dyeing', 'Cutting', 'Printing', 'Sewing', 'Packing'],
      },
      {
        title: 'Quality assurance',
        text: 'We inspect the cloth before it is cut, the parts before they are sewn and the garment before the carton is closed.',
        thread: ['Cloth', 'Cut', 'Seams', 'Measurements', 'Carton'],
      },
    ],
    trusted: 'Trusted by Leading Brands',
    testimonials: [
      {
        text: 'We knew what 300 hoodies would cost before our first meeting, and the invoice stayed inside the range.',
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
    title: 'شريكك في تصنيع الأزياء',
    lead: 'علامات تجارية ومصممون من المنطقة كلها يصنّعون معنا في القاهرة. اختر القصّة والقماش والتشطيب، وشاهد السعر بالجنيه المصري قبل أن تكلّم أحدًا.',
    quote: 'احصل على سعر فوري',
    more: 'اعرف المزيد',
    facts: {
      minimum: 'الحد الأدنى للطلب',
      pieces: (count: string) => `${count} قطعة`,
      sample: 'عينة بأي تصميم',
      made: 'مكان التصنيع',
      place: 'القاهرة، مصر',
    },
    slip: {
      title: '١٠٠ تيشيرت، بندًا بندًا',
      letters: ['أ', 'ب', 'ج', 'د', 'هـ'],
      lines: {
        garment: 'تيشيرت أساسي',
        fabric: 'سنجل جيرسي ممشط',
        fit: 'قصّة أوفر سايز',
        finishing: 'تشطيب ممتاز',
        printSetup: 'تجهيز الطباعة بلونين',
        print: 'طباعة سلك سكرين',
      },
      total: 'الإجمالي',
      each: 'سعر القطعة',
      note: 'مثال محسوب، وسعرك حسب اختياراتك.',
    },
    how: 'كيف نعمل',
    steps: [
      { title: 'اختر منتجاتك', text: 'حدّد القطعة والقماش والألوان والقصّة.' },
      { title: 'احسب التكلفة', text: 'السعر يتغيّر مع كل اختيار، محسوبًا بالقرش.' },
      { title: 'أرسل طلبك', text: 'اطلب عينة أو عرض سعر، ونتصل بك للتأكيد.' },
    ],
    why: 'لماذا تختار طِراز؟',
    reasons: [
      {
        title: 'أسعار واضحة بالجنيه',
        text: 'حسبة واحدة بالجنيه المصري، معروضة بندًا بندًا، مع النطاق المتوقع عند الإنتاج. تعرف من أين جاء السعر قبل أن تكلّم أحدًا.',
        thread: ['القطعة', 'القماش', 'القصّة', 'التشطيب', 'الطباعة'],
      },
      {
        title: 'شبكة محلية',
        text: 'مصانع موثوقة في القاهرة وحولها. القماش والطباعة والخياطة قريبة من بعضها، فأي سؤال يُحسم في صالة الإنتاج لا بالمراسلات.',
        thread: ['تريكو', 'صباغة', 'قص', 'طباعة', 'خياطة', 'تعبئة'],
      },
      {
        title: 'ضمان الجودة',
        text: 'نفحص القماش قبل القص، والأجزاء المقصوصة قبل الخياطة، والقطعة قبل إغلاق الكرتونة.',
        thread: ['القماش', 'القص', 'الخياطة', 'المقاسات', 'الكرتونة'],
      },
    ],
    trusted: 'علامات رائدة تثق بنا',
    testimonials: [
      {
        text: 'عرفنا تكلفة ٣٠٠ هودي قبل أول اجتماع، والفاتورة جاءت داخل النطاق نفسه.',
        by: 'مؤسس علامة ملابس شبابية، القاهرة',
      },
      {
        text: 'وصلت العينة كما رسمناها، وبعدها مئتا قطعة لا تختلف عنها.',
        by: 'مديرة التصميم في دار عبايات، الرياض',
      },
      { text: 'أقارن الأقمشة والعميل أمامي، والسعر يتغيّر ونحن نتكلم.', by: 'مصممة مستقلة، دبي' },
    ],
    closing: 'اعرف التكلفة قبل أن تسأل',
    closingText: 'خمسة اختيارات وسعر واحد. دقيقتان، وبدون تسجيل.',
    start: 'ابدأ الحساب',
  },
};
