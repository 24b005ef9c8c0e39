import type { PrintPlace, Silhouette, WeaveName } from '@tiraz/contracts/garments';
import { formatNumber } from '@tiraz/locale';

interface Texts {
  silhouettes: Record<Silhouette, string>;
  weaves: Record<WeaveName, string>;
  places: Record<PrintPlace, string>;
  areas: Record<
    'name' | 'nameAr' | 'place' | 'widthMm' | 'heightMm' | 'x' | 'y' | 'width' | 'height' | 'turn',
    string
  >;
  add: string;
  remove: string;
  usual: string;
  none: string;
  faulty: string;
  size: (width: number, height: number) => string;
}

const en: Texts = {
  silhouettes: {
    't-shirt': 'T-shirt',
    'long-sleeve': 'Long-sleeve T-shirt',
    polo: 'Polo shirt',
    sweatshirt: 'Sweatshirt',
    hoodie: 'Hoodie',
    joggers: 'Joggers',
    shirt: 'Buttoned shirt',
    abaya: 'Abaya',
    generic: 'Folded cloth',
  },
  weaves: {
    jersey: 'Jersey',
    combed: 'Combed jersey',
    lycra: 'Rib',
    pique: 'Piqué',
    terry: 'Terry',
    fleece: 'Fleece',
    poplin: 'Poplin',
    crepe: 'Crepe',
    generic: 'Twill',
  },
  places: {
    front: 'Front',
    back: 'Back',
    left_chest: 'Left chest',
    right_chest: 'Right chest',
    sleeve: 'Sleeve',
    hem: 'Hem',
    pocket: 'Pocket',
    hood: 'Hood',
    leg: 'Leg',
  },
  areas: {
    name: 'Name of the area (English)',
    nameAr: 'Name of the area (Arabic)',
    place: 'Place',
    widthMm: 'Printed width (mm)',
    heightMm: 'Printed height (mm)',
    x: 'Middle, from the left (0–240)',
    y: 'Middle, from the top (0–240)',
    width: 'Width on the drawing',
    height: 'Height on the drawing',
    turn: 'Turn (degrees)',
  },
  add: 'Add an area',
  remove: 'Remove this area',
  usual: 'Use the usual areas of this drawing',
  none: 'It cannot be printed anywhere yet.',
  faulty: 'Each area needs a name, 10 to 1000 mm each way, and a place that lies wholly on the drawing',
  size: (width, height) => `${formatNumber(width, 'en')} × ${formatNumber(height, 'en')} mm`,
};

const ar: Texts = {
  silhouettes: {
    't-shirt': 'تيشيرت',
    'long-sleeve': 'تيشيرت بأكمام طويلة',
    polo: 'بولو',
    sweatshirt: 'سويت شيرت',
    hoodie: 'هودي',
    joggers: 'بنطلون جوجر',
    shirt: 'قميص بأزرار',
    abaya: 'عباية',
    generic: 'قماش مطوي',
  },
  weaves: {
    jersey: 'جيرسي',
    combed: 'جيرسي ممشط',
    lycra: 'ريب',
    pique: 'بيكيه',
    terry: 'فرنش تيري',
    fleece: 'ميلتون بوبرة',
    poplin: 'بوبلين',
    crepe: 'كريب',
    generic: 'تويل',
  },
  places: {
    front: 'الأمام',
    back: 'الظهر',
    left_chest: 'الصدر الأيسر',
    right_chest: 'الصدر الأيمن',
    sleeve: 'الكم',
    hem: 'الذيل',
    pocket: 'الجيب',
    hood: 'غطاء الرأس',
    leg: 'الساق',
  },
  areas: {
    name: 'اسم الموضع (بالإنجليزية)',
    nameAr: 'اسم الموضع (بالعربية)',
    place: 'المكان',
    widthMm: 'عرض الطباعة (مم)',
    heightMm: 'ارتفاع الطباعة (مم)',
    x: 'الوسط من اليسار (٠–٢٤٠)',
    y: 'الوسط من الأعلى (٠–٢٤٠)',
    width: 'العرض على الرسم',
    height: 'الارتفاع على الرسم',
    turn: 'الدوران (درجة)',
  },
  add: 'أضف موضعًا',
  remove: 'احذف هذا الموضع',
  usual: 'استخدم المواضع المعتادة لهذا الرسم',
  none: 'لا مواضع طباعة له بعد.',
  faulty: 'يلزم لكل موضع اسم، ومن ١٠ إلى ١٠٠٠ مم عرضًا وارتفاعًا، ومكان يقع كله على الرسم',
  size: (width, height) => `${formatNumber(width, 'ar')} × ${formatNumber(height, 'ar')} مم`,
};

export const texts = { en, ar };
