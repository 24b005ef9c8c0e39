const en = {
  shortcuts: 'Keyboard shortcuts',
  shortcutsOn: 'Single keys act',
  shortcutsHint: 'They never act while you type. Switch them off if you dictate or press keys by accident.',
  shortcutNames: {
    search: 'Search',
    next: 'Next inquiry',
    previous: 'Previous inquiry',
    open: 'Open the inquiry',
    select: 'Select the inquiry',
    extend: 'Select and go on',
    status: 'Change the status of what is selected',
    clear: 'Clear selection',
    accept: 'Accept',
    reject: 'Reject',
    acceptAll: 'Accept the inquiry, or all that are selected',
    rejectAll: 'Reject the inquiry, or all that are selected',
    notes: 'Write notes',
    leave: 'Leave the notes',
    list: 'Back to all inquiries',
    help: 'This list of keys',
  },
};

const ar: typeof en = {
  shortcuts: 'اختصارات لوحة المفاتيح',
  shortcutsOn: 'تفعيل اختصارات الحرف الواحد',
  shortcutsHint: 'لا تعمل أثناء الكتابة. أوقفها إن كنت تملي بصوتك أو تضغط المفاتيح سهوًا.',
  shortcutNames: {
    search: 'البحث',
    next: 'الطلب التالي',
    previous: 'الطلب السابق',
    open: 'فتح الطلب',
    select: 'تحديد الطلب',
    extend: 'التحديد مع الانتقال',
    status: 'تغيير حالة المحدَّد',
    clear: 'إلغاء التحديد',
    accept: 'قبول',
    reject: 'رفض',
    acceptAll: 'قبول الطلب، أو كل المحدَّد',
    rejectAll: 'رفض الطلب، أو كل المحدَّد',
    notes: 'كتابة الملاحظات',
    leave: 'الخروج من الملاحظات',
    list: 'العودة إلى كل الطلبات',
    help: 'قائمة الاختصارات هذه',
  },
};

export const texts = { en, ar };
