import { formatNumber } from '@tiraz/locale';
import { arabicCount, englishCount } from '@tiraz/staff-kit/page';

const en = {
  products: 'Products',
  pricing: 'Pricing',
  search: 'Search',
  searchHint: 'Search by name',
  noneFound: 'Nothing matches your search',
  clearSearch: 'Clear the search',
  sections: {
    productTypes: 'Product Types',
    fabrics: 'Fabrics',
    fits: 'Fit Pricing',
    finishingQualities: 'Finishing Quality Pricing',
    printTypes: 'Print Type Pricing',
    colors: 'Colors',
  },
  add: {
    productTypes: 'Add Product Type',
    fabrics: 'Add Fabric',
    fits: 'Add Fit',
    finishingQualities: 'Add Finishing Quality',
    printTypes: 'Add Print Type',
    colors: 'Add Color',
  },
  edit: {
    productTypes: 'Edit Product Type',
    fabrics: 'Edit Fabric',
    fits: 'Edit Fit',
    finishingQualities: 'Edit Finishing Quality',
    printTypes: 'Edit Print Type',
    colors: 'Edit Color',
  },
  empty: {
    productTypes: 'No product types yet. Visitors cannot ask for a price until there is one.',
    fabrics: 'No fabrics yet. Visitors cannot ask for a price until there is one.',
    fits: 'No fits yet. Visitors cannot ask for a price until there is one.',
    finishingQualities: 'No finishing qualities yet. Visitors cannot ask for a price until there is one.',
    printTypes: 'No print types yet.',
    colors: 'No colors yet.',
  },
  count: (count: number) => englishCount(count, 'item', 'items'),
  active: 'Active',
  inactive: 'Inactive',
  editItem: 'Edit',
  history: 'History',
  remove: 'Delete',
  gsm: (gsm: number) => `${formatNumber(gsm, 'en')} gsm`,
  noArabicName: 'No Arabic name yet',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint:
    'Visitors can no longer choose it, and no new price is made with it. Inquiries that were sent with it keep its name and their price. Somebody whose calculator is already open can still send it; that inquiry is then marked.',
  cancel: 'Cancel',
  reorder: {
    handle: 'Move',
    help: 'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
    picked: (name: string, place: number, of: number) =>
      `${name} is picked up. Position ${place} of ${of}. The arrow keys move it, Space puts it down, Escape leaves it where it was.`,
    moved: (name: string, place: number, of: number) => `${name}: position ${place} of ${of}`,
    dropped: (name: string, place: number, of: number) => `${name} is put down at position ${place} of ${of}`,
    cancelled: (name: string) => `${name} stays where it was`,
  },
  done: {
    productTypes: {
      create: 'Product type created successfully',
      update: 'Product type updated successfully',
      delete: 'Product type deleted successfully',
      restore: 'Product type restored successfully',
    },
    fabrics: { create: 'Fabric created successfully', update: 'Fabric updated successfully' },
    fits: { create: 'Fit created successfully', update: 'Fit updated successfully' },
    finishingQualities: {
      create: 'Finishing quality created successfully',
      update: 'Finishing quality updated successfully',
    },
    printTypes: { create: 'Print type created successfully', update: 'Print type updated successfully' },
    colors: { create: 'Color created successfully', update: 'Color updated successfully' },
  },
  failed: {
    productTypes: {
      create: 'Failed to create product type',
      update: 'Failed to update product type',
      delete: 'Failed to delete product type',
    },
    fabrics: { create: 'Failed to create fabric', update: 'Failed to update fabric' },
    fits: { create: 'Failed to create fit', update: 'Failed to update fit' },
    finishingQualities: {
      create: 'Failed to create finishing quality',
      update: 'Failed to update finishing quality',
    },
    printTypes: { create: 'Failed to create print type', update: 'Failed to update print type' },
    colors: { create: 'Failed to create color', update: 'Failed to update color' },
  },
  orderSaved: 'The new order is saved',
};

const place = (position: number, of: number) =>
  `الموضع ${formatNumber(position, 'ar')} من ${formatNumber(of, 'ar')}`;

const ar: typeof en = {
  products: 'المنتجات',
  pricing: 'الأسعار',
  search: 'بحث',
  searchHint: 'ابحث بالاسم',
  noneFound: 'لا شيء يطابق بحثك',
  clearSearch: 'امسح البحث',
  sections: {
    productTypes: 'أنواع المنتجات',
    fabrics: 'الأقمشة',
    fits: 'أسعار القصّات',
    finishingQualities: 'أسعار مستويات التشطيب',
    printTypes: 'أسعار أنواع الطباعة',
    colors: 'الألوان',
  },
  add: {
    productTypes: 'أضف نوع منتج',
    fabrics: 'أضف قماشًا',
    fits: 'أضف قصّة',
    finishingQualities: 'أضف مستوى تشطيب',
    printTypes: 'أضف نوع طباعة',
    colors: 'أضف لونًا',
  },
  edit: {
    productTypes: 'تعديل نوع المنتج',
    fabrics: 'تعديل القماش',
    fits: 'تعديل القَصّة',
    finishingQualities: 'تعديل مستوى التشطيب',
    printTypes: 'تعديل نوع الطباعة',
    colors: 'تعديل اللون',
  },
  empty: {
    productTypes: 'لا أنواع منتجات بعد، ولا يستطيع الزوار طلب سعر قبل إضافة نوع.',
    fabrics: 'لا أقمشة بعد، ولا يستطيع الزوار طلب سعر قبل إضافة قماش.',
    fits: 'لا قصّات بعد، ولا يستطيع الزوار طلب سعر قبل إضافة قصّة.',
    finishingQualities: 'لا مستويات تشطيب بعد، ولا يستطيع الزوار طلب سعر قبل إضافة مستوى.',
    printTypes: 'لا أنواع طباعة بعد.',
    colors: 'لا ألوان بعد.',
  },
  count: (count) =>
    arabicCount(count, {
      zero: 'لا عناصر',
      one: 'عنصر واحد',
      two: 'عنصران',
      few: 'عناصر',
      many: 'عنصرًا',
      other: 'عنصر',
    }),
  active: 'متاح',
  inactive: 'موقوف',
  editItem: 'تعديل',
  history: 'السجل',
  remove: 'حذف',
  gsm: (gsm) => `${formatNumber(gsm, 'ar')} جم/م²`,
  noArabicName: 'لا اسم بالعربية بعد',
  deleteTitle: (name) => `هل تحذف ${name}؟`,
  deleteHint:
    'لن يستطيع الزوار اختياره، ولن يُحسب به سعر جديد. أما الطلبات التي أُرسلت به فتحتفظ باسمه وبسعرها. ومن كانت الحاسبة مفتوحة عنده الآن يستطيع إرسال طلبه، وعندها نضع على الطلب علامة.',
  cancel: 'إلغاء',
  reorder: {
    handle: 'نقل',
    help: 'اضغط المسافة لتلتقطه، وحرّكه بمفاتيح الأسهم، ثم اضغط المسافة لتضعه، أو Escape ليبقى مكانه.',
    picked: (name, position, of) =>
      `التقطت ${name}. ${place(position, of)}. حرّكه بمفاتيح الأسهم، وضعه بالمسافة، أو اضغط Escape ليبقى مكانه.`,
    moved: (name, position, of) => `${name}: ${place(position, of)}`,
    dropped: (name, position, of) => `وضعت ${name} في ${place(position, of)}`,
    cancelled: (name) => `بقي ${name} في مكانه`,
  },
  done: {
    productTypes: {
      create: 'أُضيف نوع المنتج بنجاح',
      update: 'حُدّث نوع المنتج بنجاح',
      delete: 'حُذف نوع المنتج بنجاح',
      restore: 'استُعيد نوع المنتج بنجاح',
    },
    fabrics: { create: 'أُضيف القماش بنجاح', update: 'حُدّث القماش بنجاح' },
    fits: { create: 'أُضيفت القَصّة بنجاح', update: 'حُدّثت القَصّة بنجاح' },
    finishingQualities: { create: 'أُضيف مستوى التشطيب بنجاح', update: 'حُدّث مستوى التشطيب بنجاح' },
    printTypes: { create: 'أُضيف نوع الطباعة بنجاح', update: 'حُدّث نوع الطباعة بنجاح' },
    colors: { create: 'أُضيف اللون بنجاح', update: 'حُدّث اللون بنجاح' },
  },
  failed: {
    productTypes: {
      create: 'تعذّرت إضافة نوع المنتج',
      update: 'تعذّر تحديث نوع المنتج',
      delete: 'تعذّر حذف نوع المنتج',
    },
    fabrics: { create: 'تعذّرت إضافة القماش', update: 'تعذّر تحديث القماش' },
    fits: { create: 'تعذّرت إضافة القَصّة', update: 'تعذّر تحديث القَصّة' },
    finishingQualities: { create: 'تعذّرت إضافة مستوى التشطيب', update: 'تعذّر تحديث مستوى التشطيب' },
    printTypes: { create: 'تعذّرت إضافة نوع الطباعة', update: 'تعذّر تحديث نوع الطباعة' },
    colors: { create: 'تعذّرت إضافة اللون', update: 'تعذّر تحديث اللون' },
  },
  orderSaved: 'حُفظ الترتيب الجديد',
};

export const texts = { en, ar };
