import type { Language } from '@tiraz/contracts/language';

const en = {
  loading: 'Loading…',
  failedTitle: 'This page did not load',
  failedHint:
    'The connection may have dropped, or we are updating this part of the site. Trying again usually helps.',
  stillFailing: 'It still does not load. Please try again in a moment.',
  retry: 'Retry',
  retrying: 'Trying again…',
  outdatedTitle: 'There is a newer version of this page',
  outdatedHint:
    'The site was updated after you opened it. Reload the page to go on. If this message comes back, the update is still under way: please try again in a few minutes.',
  reload: 'Reload the page',
  home: 'Back to the home page',
};

export const texts: Record<Language, typeof en> = {
  en,
  ar: {
    loading: 'لحظة من فضلك…',
    failedTitle: 'تعذّر فتح هذه الصفحة',
    failedHint: 'ربما انقطع الاتصال، أو أننا نحدّث هذا الجزء من الموقع الآن. غالبًا ما تنجح المحاولة مرة أخرى.',
    stillFailing: 'ما زالت الصفحة لا تفتح. حاول مرة أخرى بعد قليل.',
    retry: 'أعد المحاولة',
    retrying: 'جارٍ المحاولة…',
    outdatedTitle: 'صدرت نسخة أحدث من هذه الصفحة',
    outdatedHint:
      'حدّثنا الموقع بعد أن فتحت هذه الصفحة. أعد تحميلها لتكمل عملك. إن ظهرت هذه الرسالة من جديد فالتحديث ما زال جاريًا، فحاول مرة أخرى بعد بضع دقائق.',
    reload: 'أعد تحميل الصفحة',
    home: 'العودة إلى الصفحة الرئيسية',
  },
};
