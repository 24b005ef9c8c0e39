const en = {
  title: 'Parked jobs',
  subtitle: 'Work in the background that failed in every try, and waits for somebody to retry it.',
  list: 'Parked jobs',
  names: {
    'delete-unwanted-pictures': 'Delete pictures that nobody uses',
    'forget-ended-sessions': 'Forget sessions that have ended',
    'forget-old-idempotency-keys': 'Forget the keys of inquiries that were sent days ago',
  } as Record<string, string>,
  addedAt: 'Since',
  tries: 'Tries',
  reason: 'Why',
  noReason: 'The process ended in the middle of the last try.',
  retry: 'Do it again',
  retrying: 'Starting...',
  retried: 'It is being done again',
  wasRetried: 'Somebody was quicker: it is no longer parked',
  failed: 'This did not work. Please try again.',
  none: 'No job is parked',
  noneHint: 'Everything in the background has been done, or is still being tried.',
};

const ar: typeof en = {
  title: 'مهام متوقفة',
  subtitle: 'أعمال في الخلفية فشلت كل محاولاتها، وتنتظر من يعيد تنفيذها.',
  list: 'المهام المتوقفة',
  names: {
    'delete-unwanted-pictures': 'حذف الصور التي لا يستخدمها أحد',
    'forget-ended-sessions': 'حذف الجلسات المنتهية',
    'forget-old-idempotency-keys': 'حذف مفاتيح الطلبات المرسلة قبل أيام',
  },
  addedAt: 'منذ',
  tries: 'المحاولات',
  reason: 'السبب',
  noReason: 'توقفت العملية أثناء المحاولة الأخيرة.',
  retry: 'نفّذها مرة أخرى',
  retrying: 'جارٍ البدء...',
  retried: 'يجري تنفيذها مرة أخرى',
  wasRetried: 'سبقك غيرك: لم تعد متوقفة',
  failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  none: 'لا توجد مهام متوقفة',
  noneHint: 'كل عمل في الخلفية قد تمّ أو ما زالت محاولاته جارية.',
};

export const texts = { en, ar };
