const en = {
  title: 'Staff sign in',
  name: 'Tiraz Admin',
  subtitle: 'Fashion Manufacturing Platform',
  email: 'Email',
  password: 'Password',
  demo: 'This copy is a demonstration. Anybody may sign in with:',
  useDemo: 'Fill in the demo account',
  unchecked: 'The server could not say whether you are signed in.',
  retry: 'Retry',
  language: 'Language',
  home: 'Back to the public site',
};

const ar: typeof en = {
  title: 'دخول فريق العمل',
  name: 'إدارة طِراز',
  subtitle: 'منصة تصنيع الأزياء',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  demo: 'هذه نسخة للتجربة، ويمكن لأي شخص الدخول بهذا الحساب:',
  useDemo: 'املأ بيانات حساب التجربة',
  unchecked: 'لم يتمكن الخادم من التحقق من تسجيل دخولك.',
  retry: 'أعد المحاولة',
  language: 'اللغة',
  home: 'العودة إلى الموقع العام',
};

export const texts = { en, ar };
