import { formatNumber } from '@tiraz/locale';

const en = {
  picture: 'Picture',
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove',
  cancel: 'Cancel',
  hint: 'PNG, JPEG, WebP or AVIF, up to 5 MB. You can also drop it here.',
  drop: 'Drop it here',
  none: 'No picture: the drawing is shown',
  current: 'The picture as it is now',
  uploading: (percent: number) => `Uploading: ${formatNumber(percent, 'en')}%`,
  checking: 'Checking the picture...',
  done: 'The picture is ready. Save to show it.',
  removed: 'The picture is removed. Save to show the drawing again.',
  failures: {
    oneOnly: 'Choose one file only.',
    notAPicture: 'This file is no picture. Choose a PNG, JPEG, WebP or AVIF.',
    tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
    tooManyPixels: 'The picture has more than 40 million pixels. Choose a smaller one.',
    tooLong: 'One side of the picture is longer than 30,000 pixels. Choose a smaller one.',
    tooMuchMemory: 'The picture has too many pixels for its format. Save it smaller, or as a plain JPEG.',
    empty: 'The file is empty.',
    broken: 'The picture is broken or not whole. Save it again and choose it anew.',
    storeAway:
      'Pictures cannot be stored at the moment. You can save everything else now and add the picture later.',
    storeFull:
      'The store for pictures is full. Save everything else now, and ask whoever runs the system to make room.',
    storeSilent:
      'The picture did not reach the store: your connection is down, or the store does not accept uploads from this site. If it happens again, tell whoever runs the system.',
    failed: 'The picture could not be uploaded. Please try again.',
  },
};

const ar: typeof en = {
  picture: 'الصورة',
  choose: 'اختر صورة',
  replace: 'استبدل',
  remove: 'احذف',
  cancel: 'ألغِ',
  hint: 'صورة PNG أو JPEG أو WebP أو AVIF حتى ٥ ميجابايت، ويمكنك إفلاتها هنا.',
  drop: 'أفلتها هنا',
  none: 'لا صورة، ويظهر الرسم مكانها',
  current: 'الصورة الحالية',
  uploading: (percent) => `جارٍ الرفع: ${formatNumber(percent, 'ar')}٪`,
  checking: 'نفحص الصورة...',
  done: 'الصورة جاهزة. احفظ لتظهر.',
  removed: 'حُذفت الصورة. احفظ ليعود الرسم.',
  failures: {
    oneOnly: 'اختر ملفًا واحدًا فقط.',
    notAPicture: 'هذا الملف ليس صورة. اختر PNG أو JPEG أو WebP أو AVIF.',
    tooLarge: 'حجم الملف أكبر من ٥ ميجابايت. اختر ملفًا أصغر.',
    tooManyPixels: 'في الصورة أكثر من ٤٠ مليون بكسل. اختر صورة أصغر.',
    tooLong: 'أحد أضلاع الصورة أطول من ٣٠٬٠٠٠ بكسل. اختر صورة أصغر.',
    tooMuchMemory: 'في الصورة بكسلات أكثر مما تحتمله صيغتها. احفظها بحجم أصغر أو بصيغة JPEG عادية.',
    empty: 'الملف فارغ.',
    broken: 'الصورة تالفة أو ناقصة. احفظها من جديد ثم اخترها مرة أخرى.',
    storeAway: 'لا يمكن حفظ الصور الآن. يمكنك حفظ الباقي وإضافة الصورة لاحقًا.',
    storeFull: 'مساحة حفظ الصور ممتلئة. احفظ الباقي الآن، واطلب من مسؤول النظام توفير مساحة.',
    storeSilent:
      'لم تصل الصورة إلى مكان الحفظ: إمّا أن الاتصال مقطوع، أو أن مكان الحفظ لا يقبل الرفع من هذا الموقع. إن تكرر ذلك فأبلغ مسؤول النظام.',
    failed: 'تعذّر رفع الصورة. حاول مرة أخرى.',
  },
};

export type UploadFailure = keyof typeof en.failures;

export const texts = { en, ar };
