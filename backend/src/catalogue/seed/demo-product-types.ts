/** `price` is the base price per piece in EGP, before VAT. */
export const demoProductTypes = [
  {
    name: 'Basic T-Shirt',
    nameAr: 'تيشيرت أساسي',
    price: '145.00',
    silhouette: 't-shirt',
    description:
      'A short-sleeved crew neck with a ribbed collar, the piece most brands begin with. It takes every print method well, and sizes run from S to XXL.',
    descriptionAr:
      'تيشيرت بنصف كم وياقة مستديرة من الريب، وهو القطعة التي تبدأ بها معظم العلامات. يقبل كل أنواع الطباعة، ومقاساته من S إلى XXL.',
  },
  {
    name: 'Long-Sleeve T-Shirt',
    nameAr: 'تيشيرت بأكمام طويلة',
    price: '175.00',
    silhouette: 'long-sleeve',
    description:
      'The crew neck with full sleeves and ribbed cuffs, for the cooler months. The sleeves leave room for a print along the arm.',
    descriptionAr:
      'تيشيرت بياقة مستديرة وكم كامل بأساور من الريب، مناسب للأشهر الباردة. وتتسع الأكمام لطباعة بطول الذراع.',
  },
  {
    name: 'Polo Shirt',
    nameAr: 'تيشيرت بولو',
    price: '195.00',
    silhouette: 'polo',
    description:
      'A knitted collar and a two- or three-button placket, side vents at the hem. It is usually made in piqué and embroidered on the chest.',
    descriptionAr:
      'ياقة تريكو ومرد بزرارين أو ثلاثة، مع فتحتين جانبيتين عند الذيل. يُنفَّذ عادةً من قماش البيكيه مع تطريز على الصدر.',
  },
  {
    name: 'Sweatshirt',
    nameAr: 'سويت شيرت',
    price: '275.00',
    silhouette: 'sweatshirt',
    description:
      'A crew-neck sweatshirt with ribbing at the neck, cuffs and hem. French terry makes it light enough for spring, brushed fleece warm enough for winter.',
    descriptionAr:
      'سويت شيرت بياقة مستديرة وريب عند الرقبة والأساور والذيل. يكون خفيفًا للربيع من الفرنش تيري، ودافئًا للشتاء من الميلتون بوبرة.',
  },
  {
    name: 'Hoodie',
    nameAr: 'هودي',
    price: '430.00',
    silhouette: 'hoodie',
    description:
      'A lined hood with drawcord and eyelets, and a kangaroo pocket. It uses more than twice the fabric of a T-shirt, and its price shows that.',
    descriptionAr:
      'غطاء رأس مبطّن برباط وكبسولات معدنية، وجيب كنغر أمامي. يستهلك أكثر من ضعف قماش التيشيرت، وهذا ما يعكسه سعره.',
  },
  {
    name: 'Joggers',
    nameAr: 'بنطلون جوجر',
    price: '290.00',
    silhouette: 'joggers',
    description:
      'An elastic waist with drawcord, two side pockets and ribbed ankles. They are often ordered as a set with the hoodie or the sweatshirt, from the same fabric lot.',
    descriptionAr:
      'خصر بأستك ورباط، وجيبان جانبيان، وأساور ريب عند الكاحل. يُطلب كثيرًا طقمًا مع الهودي أو السويت شيرت من رول القماش نفسه.',
  },
  {
    name: 'Casual Shirt',
    nameAr: 'قميص كاجوال',
    price: '290.00',
    silhouette: 'shirt',
    description:
      'A woven button-front shirt with a fused collar, a yoke and one chest pocket. It takes more sewing steps than any knitted top here, which is what the price pays for.',
    descriptionAr:
      'قميص منسوج بأزرار أمامية وياقة بحشو لاصق وسفرة خلفية وجيب على الصدر. يمرّ بمراحل خياطة أكثر من أي قطعة تريكو هنا، وهذا هو سبب سعره.',
  },
  {
    name: 'Abaya',
    nameAr: 'عباية',
    price: '465.00',
    silhouette: 'abaya',
    description:
      'A full-length open or closed abaya with long sleeves, cut from about three metres of fabric. Crepe drapes best, and embroidery on the cuffs is the usual trim.',
    descriptionAr:
      'عباية طويلة مفتوحة أو مغلقة بأكمام طويلة، تستهلك نحو ثلاثة أمتار من القماش. الكريب أفضل أقمشتها انسدالًا، والتطريز على الأساور هو تشطيبها المعتاد.',
  },
] as const;
