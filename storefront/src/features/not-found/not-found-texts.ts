export const notFoundTexts = {
  en: {
    title: '404 Page Not Found',
    hint: 'The page you are looking for does not exist.',
    home: 'Back to Home',
  },
  ar: {
    title: '٤٠٤ الصفحة غير موجودة',
    hint: 'الصفحة التي تبحث عنها غير موجودة.',
    home: 'العودة إلى الرئيسية',
  },
};
