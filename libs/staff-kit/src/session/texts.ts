const en = {
  checking: 'Checking authentication...',
  sessionEnded: 'Your session has ended',
  sessionEndedHint: 'Sign in again to go on. What you typed is still here.',
  signOutInstead: 'Leave the staff area',
};

const ar: typeof en = {
  checking: 'جارٍ التحقق من الدخول...',
  sessionEnded: 'انتهت جلستك',
  sessionEndedHint: 'سجّل الدخول مرة أخرى لتكمل. كل ما كتبته ما زال في مكانه.',
  signOutInstead: 'غادر منطقة الفريق',
};

export const texts = { en, ar };
