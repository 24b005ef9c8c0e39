const en = {
  email: 'Email',
  password: 'Password',
  noAddress: 'Valid email is required',
  login: 'Login',
  loggingIn: 'Logging in...',
  failed: 'Login failed',
  wrong: 'The e-mail address or the password is wrong.',
  throttled: 'Too many attempts. Try again in a few minutes.',
  unreachable: 'The server cannot be reached right now. Please try again in a moment.',
};

const ar: typeof en = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  noAddress: 'اكتب بريدًا إلكترونيًا صحيحًا',
  login: 'دخول',
  loggingIn: 'جارٍ الدخول...',
  failed: 'تعذّر تسجيل الدخول',
  wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  throttled: 'محاولات كثيرة. حاول مرة أخرى بعد بضع دقائق.',
  unreachable: 'لا يمكن الوصول إلى الخادم الآن. حاول مرة أخرى بعد قليل.',
};

export const texts = { en, ar };
