interface Browser {
  browser: string | null;
  system: string | null;
}

const en = {
  title: 'Your account',
  sessions: 'Where you are signed in',
  thisBrowser: 'This browser',
  browser: ({ browser, system }: Browser) =>
    [browser ?? 'Unknown browser', ...(system ? [system] : [])].join(' on '),
  startedAt: 'Signed in',
  seenAt: 'Last used',
  alone: 'You are signed in nowhere else.',
  end: 'End session',
  endOthers: 'End all other sessions',
  ending: 'Ending...',
  endHint: (browser: string, startedAt: string) =>
    `${browser}, signed in on ${startedAt}, is signed out at once.`,
  endOthersHint: 'Every browser but this one is signed out at once.',
  ended: 'The session has ended',
  endedOthers: 'All other sessions have ended',
  hadEnded: 'The session had ended already',
  endFailed: 'This did not work. Please try again.',
  password: 'Change password',
  current: 'Current password',
  required: 'Required',
  next: 'New password',
  nextHint: 'At least 12 characters. Your other browsers are signed out.',
  save: 'Change password',
  saving: 'Saving...',
  cancel: 'Cancel',
  changed: 'Your password has been changed',
  failed: 'Failed to change password',
  faults: {
    'password.wrong': 'The current password is wrong.',
    'password.too-short': 'A password has at least 12 characters.',
    'password.too-long': 'A password has at most 256 characters.',
    'password.common': 'Many people use this password, so it is tried first. Choose another.',
    'password.obvious': 'This is little more than your e-mail address or the word Tiraz. Choose another.',
    'sign-in.throttled': 'Too many attempts. Try again in a few minutes.',
  },
};

const ar: typeof en = {
  title: 'حسابك',
  sessions: 'أين سجّلت الدخول',
  thisBrowser: 'هذا المتصفح',
  browser: ({ browser, system }) => [browser ?? 'متصفح غير معروف', ...(system ? [system] : [])].join(' على '),
  startedAt: 'تسجيل الدخول',
  seenAt: 'آخر استخدام',
  alone: 'لم تسجّل الدخول من أي مكان آخر.',
  end: 'أنهِ الجلسة',
  endOthers: 'أنهِ كل الجلسات الأخرى',
  ending: 'جارٍ الإنهاء...',
  endHint: (browser, startedAt) => `سيُسجَّل الخروج فورًا من ${browser}، حيث سُجّل الدخول في ${startedAt}.`,
  endOthersHint: 'سيُسجَّل الخروج فورًا من كل المتصفحات ما عدا هذا.',
  ended: 'انتهت الجلسة',
  endedOthers: 'انتهت كل الجلسات الأخرى',
  hadEnded: 'كانت الجلسة قد انتهت',
  endFailed: 'لم ينجح ذلك. حاول مرة أخرى.',
  password: 'تغيير كلمة المرور',
  current: 'كلمة المرور الحالية',
  required: 'مطلوب',
  next: 'كلمة المرور الجديدة',
  nextHint: '١٢ حرفًا على الأقل. سيُسجَّل خروجك من المتصفحات الأخرى.',
  save: 'غيّر كلمة المرور',
  saving: 'جارٍ الحفظ...',
  cancel: 'إلغاء',
  changed: 'تغيّرت كلمة المرور',
  failed: 'تعذّر تغيير كلمة المرور',
  faults: {
    'password.wrong': 'كلمة المرور الحالية غير صحيحة.',
    'password.too-short': 'كلمة المرور ١٢ حرفًا على الأقل.',
    'password.too-long': 'كلمة المرور ٢٥٦ حرفًا على الأكثر.',
    'password.common': 'كلمة مرور شائعة، وهي من أول ما يُجرَّب. اختر غيرها.',
    'password.obvious': 'لا تزيد كثيرًا على بريدك أو على اسم طراز. اختر غيرها.',
    'sign-in.throttled': 'محاولات كثيرة. حاول مرة أخرى بعد بضع دقائق.',
  },
};

export const texts = { en, ar };
