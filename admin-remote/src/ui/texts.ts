import { INQUIRY_STATUS_NAMES, type InquiryStatus } from '@tiraz/contracts/inquiry-status';

const en = {
  allAuditEntries: 'All entries in the audit trail',
  statuses: INQUIRY_STATUS_NAMES as Record<InquiryStatus, string>,
};

const ar: typeof en = {
  allAuditEntries: 'كل القيود في سجل التدقيق',
  statuses: {
    new: 'جديد',
    in_progress: 'قيد المتابعة',
    quoted: 'أُرسل العرض',
    accepted: 'مقبول',
    rejected: 'مرفوض',
    closed: 'مغلق',
  },
};

export const texts = { en, ar };
