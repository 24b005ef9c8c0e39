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
  faults: Record<'offDrawing', string> & Record<'whole' | 'tenths', (least: string, most: string) => string>;
  size: (width: number, height: number) => string;
  /** Of a box: its middle, its sides and its turn. */
  drawn: (box: readonly string[]) => string;
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
  faults: {
    offDrawing: 'Here the area does not lie wholly on the drawing',
    whole: (least, most) => `A whole number from ${least} to ${most}`,
    tenths: (least, most) => `A number from ${least} to ${most}, with one decimal at most`,
  },
  size: (width, height) => `${formatNumber(width, 'en')} × ${formatNumber(height, 'en')} mm`,
  drawn: ([x, y, width, height, turn]) => `on the drawing at ${x}, ${y}: ${width} × ${height}, ${turn}°`,
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
  faults: {
    offDrawing: 'لا يقع الموضع هنا كله على الرسم',
    whole: (least, most) => `عدد صحيح من ${least} إلى ${most}`,
    tenths: (least, most) => `عدد من ${least} إلى ${most}، بمنزلة عشرية واحدة على الأكثر`,
  },
  size: (width, height) => `${formatNumber(width, 'ar')} × ${formatNumber(height, 'ar')} مم`,
  drawn: ([x, y, width, height, turn]) => `على الرسم عند ${x}، ${y}: ${width} × ${height}، ${turn}°`,
};

export const texts = { en, ar };
