/** `price` is what the fabric adds per piece in EGP; `gsm` is grams per square metre. */
export const demoFabrics = [
  {
    name: 'Single Jersey 30/1',
    nameAr: 'سنجل جيرسي ٣٠/١',
    gsm: 160,
    composition: '100% cotton',
    compositionAr: '100% قطن',
    price: '0.00',
    weave: 'jersey',
    description:
      'The everyday T-shirt knit, light and breathable. It can curl a little at cut edges and may shrink up to five percent in the first wash.',
    descriptionAr:
      'قماش التيشيرت اليومي، خفيف ويسمح بمرور الهواء. قد تلتفّ أطرافه قليلًا عند القص، وقد ينكمش حتى خمسة في المئة في الغسلة الأولى.',
  },
  {
    name: 'Combed Single Jersey',
    nameAr: 'سنجل جيرسي ممشط',
    gsm: 180,
    composition: '100% combed cotton',
    compositionAr: '100% قطن ممشط',
    price: '15.00',
    weave: 'combed',
    description:
      'Combing takes out the short fibers, so the surface is smoother and pills less. It is the better ground for fine screen prints and for DTG.',
    descriptionAr:
      'التمشيط يزيل الألياف القصيرة، فيصير السطح أنعم وأقل تكوينًا للوبر. وهو الأرضية الأفضل لطباعة السلك سكرين الدقيقة وطباعة DTG.',
  },
  {
    name: 'Cotton Lycra Jersey',
    nameAr: 'سنجل ليكرا',
    gsm: 200,
    composition: '95% cotton, 5% elastane',
    compositionAr: '95% قطن، 5% ليكرا',
    price: '25.00',
    weave: 'lycra',
    description:
      'A jersey that stretches and comes back, for slim fits. Prints must be stretch inks here, or they crack.',
    descriptionAr:
      'جيرسي يتمدد ويعود إلى شكله، مناسب للقَصّات الضيقة. ويحتاج إلى أحبار مطاطية في الطباعة، وإلا تشققت.',
  },
  {
    name: 'Piqué (Lacoste)',
    nameAr: 'بيكيه (لاكوست)',
    gsm: 220,
    composition: '100% cotton',
    compositionAr: '100% قطن',
    price: '30.00',
    weave: 'pique',
    description:
      'The raised honeycomb knit of polo shirts, airy and firm. It suits embroidery well and fine prints less, because the surface is not flat.',
    descriptionAr:
      'نسيج تريكو بارز على شكل خلية النحل، وهو قماش البولو المعروف، متماسك ويسمح بالتهوية. يناسب التطريز أكثر من الطباعة الدقيقة لأن سطحه غير مستوٍ.',
  },
  {
    name: 'French Terry',
    nameAr: 'ميلتون فرنش تيري',
    gsm: 280,
    composition: '80% cotton, 20% polyester',
    compositionAr: '80% قطن، 20% بوليستر',
    price: '55.00',
    weave: 'terry',
    description:
      'Smooth outside and looped inside, for sweatshirts that are worn most of the year. The polyester keeps it in shape after many washes.',
    descriptionAr:
      'أملس من الخارج وبحلقات من الداخل، لسويت شيرت يُلبس معظم شهور السنة. ونسبة البوليستر تحافظ على شكله بعد غسلات كثيرة.',
  },
  {
    name: 'Brushed Fleece',
    nameAr: 'ميلتون بوبرة',
    gsm: 320,
    composition: '70% cotton, 30% polyester',
    compositionAr: '70% قطن، 30% بوليستر',
    price: '70.00',
    weave: 'fleece',
    description:
      'Heavy and napped inside, the warmest fabric on this list. New pieces shed some lint until the first wash.',
    descriptionAr:
      'ثقيل وبطانته موبّرة، وهو أدفأ خامة في هذه القائمة. وقد تتساقط منه بعض الوبرة حتى الغسلة الأولى.',
  },
  {
    name: 'Cotton Poplin',
    nameAr: 'بوبلين قطن',
    gsm: 120,
    composition: '100% cotton',
    compositionAr: '100% قطن',
    price: '35.00',
    weave: 'poplin',
    description:
      'A fine plain weave for shirts, crisp and cool. Being all cotton, it creases and wants ironing.',
    descriptionAr: 'نسيج سادة ناعم للقمصان، متماسك ومريح في الحر. ولأنه قطن خالص فهو يتجعّد ويحتاج إلى كيّ.',
  },
  {
    name: 'Crepe',
    nameAr: 'كريب',
    gsm: 180,
    composition: '100% polyester',
    compositionAr: '100% بوليستر',
    price: '45.00',
    weave: 'crepe',
    description:
      'It falls softly, hardly creases and keeps a deep black, which makes it the usual abaya fabric. It breathes less than cotton does.',
    descriptionAr:
      'ينسدل بنعومة، ولا يكاد يتجعّد، ويحافظ على عمق اللون الأسود، ولهذا هو قماش العبايات المعتاد. لكنه أقل تهوية من القطن.',
  },
] as const;
