export const uiTexts = {
  en: {
    notification: 'Notification',
    notifications: 'Notifications ({hotkey})',
    dismiss: 'Dismiss',
    retry: 'Retry',
  },
  ar: {
    notification: 'إشعار',
    notifications: 'الإشعارات ({hotkey})',
    dismiss: 'إغلاق',
    retry: 'أعد المحاولة',
  },
};
