/** `price` is what the fit adds per piece in EGP. */
export const demoFits = [
  { name: 'Regular', nameAr: 'قَصّة عادية', price: '0.00', cut: 'regular' },
  { name: 'Slim', nameAr: 'قَصّة ضيقة (سليم)', price: '10.00', cut: 'slim' },
  { name: 'Relaxed', nameAr: 'قَصّة مريحة', price: '15.00', cut: 'relaxed' },
  { name: 'Oversized', nameAr: 'قَصّة أوفر سايز', price: '30.00', cut: 'oversized' },
] as const;

/** `price` is what the finishing adds per piece in EGP. */
export const demoFinishingQualities = [
  {
    name: 'Standard',
    nameAr: 'تشطيب قياسي',
    price: '0.00',
    description:
      'Overlocked seams, each piece folded and packed in a poly bag. It is what local shops expect, with nothing added.',
    descriptionAr:
      'خياطة أوفرلوك، وكل قطعة مطوية ومعبأة في كيس بلاستيك. وهذا ما تنتظره المحلات المحلية، من دون أي إضافات.',
  },
  {
    name: 'Premium',
    nameAr: 'تشطيب ممتاز',
    price: '25.00',
    description:
      'Tape along the shoulders, twin-needle hems and your own woven label. The pieces keep their shape longer and carry your name.',
    descriptionAr:
      'شريط تقوية على الكتف، وذيل بإبرتين، وتيكيت منسوج باسمك. تحافظ القطعة على شكلها مدة أطول وتحمل علامتك.',
  },
  {
    name: 'Enzyme Wash',
    nameAr: 'غسيل إنزيمي',
    price: '45.00',
    description:
      'The finished garments are washed with enzymes, which makes them soft and takes out most of the shrinkage. Dark shades come out slightly lighter.',
    descriptionAr:
      'تُغسل القطع بعد خياطتها بالإنزيمات، فيصير ملمسها ناعمًا ويزول معظم الانكماش. وتخرج الألوان الغامقة أفتح قليلًا.',
  },
  {
    name: 'Export Grade',
    nameAr: 'تشطيب تصديري',
    price: '60.00',
    description:
      'A silicone wash, a printed neck label and a hang-tag on every piece. Each lot is inspected to AQL 2.5 before it leaves the factory.',
    descriptionAr:
      'غسيل سيليكون، وتيكيت رقبة مطبوع، وكارت معلّق على كل قطعة. وتُفحص كل تشغيلة وفق AQL ٢٫٥ قبل خروجها من المصنع.',
  },
] as const;

/** `setup` is charged once per print colour, `perPiece` on every piece; both in EGP. */
export const demoPrintTypes = [
  {
    name: 'Screen Print',
    nameAr: 'طباعة سلك سكرين',
    setup: '350.00',
    perPiece: '15.00',
    technique: 'screen',
    underbase: 'quoted',
    description:
      'One screen is made for each color, and the ink lasts as long as the garment. It pays off from about a hundred pieces of one design.',
    descriptionAr:
      'تُجهَّز شبلونة لكل لون، ويعيش الحبر بعمر القطعة. وتصبح الطباعة مجدية من نحو مئة قطعة من التصميم نفسه.',
  },
  {
    name: 'Puff Print',
    nameAr: 'طباعة بارزة (باف)',
    setup: '450.00',
    perPiece: '25.00',
    technique: 'puff',
    underbase: 'quoted',
    description:
      'The ink swells under heat and stands above the fabric. Bold shapes and letters work, thin lines do not.',
    descriptionAr:
      'حبر ينتفخ بالحرارة فيبرز عن سطح القماش. ينجح مع الحروف والأشكال العريضة، ولا يصلح للخطوط الرفيعة.',
  },
  {
    name: 'DTF Transfer',
    nameAr: 'طباعة DTF (نقل حراري)',
    setup: '0.00',
    perPiece: '45.00',
    technique: 'dtf',
    underbase: 'none',
    description:
      'The design is printed on film and pressed on, in any number of colors and without setup. Large areas feel like a thin film on the fabric.',
    descriptionAr:
      'يُطبع التصميم على فيلم ثم يُكبس على القماش، بأي عدد من الألوان ومن دون تجهيز. والمساحات الكبيرة يُحَسّ بها كطبقة رقيقة.',
  },
  {
    name: 'DTG',
    nameAr: 'طباعة رقمية مباشرة (DTG)',
    setup: '0.00',
    perPiece: '95.00',
    technique: 'dtg',
    underbase: 'none',
    description:
      'Ink is sprayed straight into the cotton, so photographs and fades come out soft to the touch. It is slow, and it needs a fabric that is mostly cotton.',
    descriptionAr:
      'يُرش الحبر مباشرة داخل القطن، فتخرج الصور والتدرجات ناعمة الملمس. طباعة بطيئة، وتحتاج إلى قماش معظمه قطن.',
  },
  {
    name: 'Embroidery',
    nameAr: 'تطريز',
    setup: '350.00',
    perPiece: '30.00',
    technique: 'embroidery',
    underbase: 'none',
    description:
      'Thread stitched from a digitised file, up to about ten centimetres wide. It outlasts any print, and it is heavy on thin jersey.',
    descriptionAr:
      'خيوط تُطرَّز من ملف رقمي بعرض يصل إلى نحو عشرة سنتيمترات. يعيش أطول من أي طباعة، لكنه ثقيل على الجيرسي الخفيف.',
  },
  {
    name: 'Sublimation',
    nameAr: 'طباعة بالتسامي (سبلميشن)',
    setup: '150.00',
    perPiece: '35.00',
    technique: 'sublimation',
    underbase: 'none',
    description:
      'The dye turns to gas and becomes part of the fiber, so nothing can be felt or peel off. It works on light polyester only.',
    descriptionAr:
      'تتحول الصبغة إلى غاز وتدخل في الألياف، فلا يُحَسّ بها ولا تتقشر. وهي تصلح للبوليستر الفاتح فقط.',
  },
] as const;
