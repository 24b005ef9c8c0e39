import type { AuditedAction, AuditedKind, CatalogueAction } from '@tiraz/contracts/audit-trail';
import { texts as pageTexts } from './texts';

/**
 * What happened, in a sentence: `{who}` is who did it, `{thing}` what it was done to, `{kind}` what that is, `{field}`
 * or `{fields}` what changed, `{from}` and `{to}` how it was and is.
 */
interface Sentences {
  catalogue: Record<Exclude<CatalogueAction, 'updated'>, string>;
  changed: Record<'value' | 'first' | 'cleared' | 'long' | 'fields' | 'on' | 'off', string>;
  others: Record<Exclude<AuditedAction, `${string}.updated` | `${string}.${CatalogueAction}`>, string> &
    Record<'customer.created', string>;
  communicationWithSubject: string;
  unknownAccount: Record<'session.refused' | 'sessions.refused', string>;
  kinds: Record<AuditedKind, string>;
  nobody: string;
}

const en: Sentences = {
  catalogue: {
    created: '{who} added the {kind} {thing}',
    moved: '{who} moved the {kind} {thing} in the list',
    archived: '{who} deleted the {kind} {thing}',
    restored: '{who} restored the {kind} {thing}',
  },
  changed: {
    value: '{who} changed the {field} of {thing} from {from} to {to}',
    first: '{who} set the {field} of {thing} to {to}',
    cleared: '{who} removed the {field} of {thing}, which was {from}',
    long: '{who} changed the {field} of {thing}',
    fields: '{who} changed {fields} of {thing}',
    on: '{who} switched {thing} on',
    off: '{who} switched {thing} off',
  },
  others: {
    'inquiry.submitted': 'The inquiry {thing} came in, worth {to}',
    'inquiry.status-changed': '{who} changed the status of {thing} from {from} to {to}',
    'inquiry.notes-saved': '{who} changed the notes of {thing}',
    'customer.created': '{thing} became a customer with a first inquiry',
    'customer.filled': 'An inquiry completed the contact details of {thing}',
    'customer.merged': '{who} merged {from} into {thing}',
    'customer.merged-away': '{who} merged {thing} into another customer',
    'follow-up.scheduled': '{who} scheduled the follow-up {thing} for {to}',
    'follow-up.rescheduled': '{who} moved the follow-up {thing} from {from} to {to}',
    'follow-up.completed': '{who} completed the follow-up {thing}',
    'follow-up.cancelled': '{who} cancelled the follow-up {thing}',
    'follow-up.reopened': '{who} took up the follow-up {thing} again',
    'communication.logged': '{who} logged a communication',
    'picture.uploaded': '{who} uploaded a picture',
    'session.started': '{who} signed in',
    'session.ended': '{who} signed out',
    'session.refused': 'A sign-in to {thing} was refused',
    'sessions.refused': 'More sign-ins to {thing} were refused; of an hour ten are listed',
    'session.revoked': '{who} ended a session on another browser',
    'sessions.revoked': '{who} ended all sessions on other browsers',
    'sessions.ended': 'All sessions of {thing} were ended at the terminal',
    'account.added': 'The account {thing} was added',
    'password.changed': '{who} changed the password of the account',
    'password.reset': 'The password of {thing} was reset at the terminal',
    'job.retried': '{who} had the parked job {to} done again',
  },
  communicationWithSubject: '{who} logged the communication {thing}',
  unknownAccount: {
    'session.refused': 'A sign-in to an account that does not exist was refused',
    'sessions.refused': 'More sign-ins to accounts that do not exist were refused; of an hour ten are listed',
  },
  kinds: {
    inquiry: 'inquiry',
    customer: 'customer',
    followUp: 'follow-up',
    communication: 'communication',
    productType: 'product type',
    fabric: 'fabric',
    fit: 'fit',
    finishingQuality: 'finishing quality',
    printType: 'print type',
    color: 'color',
    picture: 'picture',
    staffAccount: 'staff account',
    job: 'job',
  },
  nobody: pageTexts.en.nobody,
};

const ar: Sentences = {
  catalogue: {
    created: 'أضاف {who} {thing} إلى {kind}',
    moved: 'غيّر {who} موضع {thing} في قائمة {kind}',
    archived: 'حذف {who} {thing} من {kind}',
    restored: 'استعاد {who} {thing} إلى {kind}',
  },
  changed: {
    value: 'غيّر {who} {field} في {thing} من {from} إلى {to}',
    first: 'حدّد {who} {field} في {thing}: {to}',
    cleared: 'أزال {who} {field} من {thing}، وكان: {from}',
    long: 'غيّر {who} {field} في {thing}',
    fields: 'غيّر {who} في {thing}: {fields}',
    on: 'أتاح {who} {thing}',
    off: 'أوقف {who} {thing}',
  },
  others: {
    'inquiry.submitted': 'وصل الطلب {thing} بقيمة {to}',
    'inquiry.status-changed': 'غيّر {who} حالة {thing} من {from} إلى {to}',
    'inquiry.notes-saved': 'غيّر {who} ملاحظات {thing}',
    'customer.created': 'أصبح {thing} عميلًا بأول طلب له',
    'customer.filled': 'أكمل طلبٌ بيانات التواصل مع {thing}',
    'customer.merged': 'دمج {who} {from} في {thing}',
    'customer.merged-away': 'دمج {who} {thing} في عميل آخر',
    'follow-up.scheduled': 'جدول {who} المتابعة {thing} في {to}',
    'follow-up.rescheduled': 'نقل {who} المتابعة {thing} من {from} إلى {to}',
    'follow-up.completed': 'أتمّ {who} المتابعة {thing}',
    'follow-up.cancelled': 'ألغى {who} المتابعة {thing}',
    'follow-up.reopened': 'أعاد {who} فتح المتابعة {thing}',
    'communication.logged': 'سجّل {who} تواصلًا مع عميل',
    'picture.uploaded': 'رفع {who} صورة',
    'session.started': 'سجّل {who} الدخول',
    'session.ended': 'سجّل {who} الخروج',
    'session.refused': 'رُفضت محاولة دخول إلى {thing}',
    'sessions.refused': 'رُفضت محاولات دخول أخرى إلى {thing}، ولا تُسرد منها إلا عشر في الساعة',
    'session.revoked': 'أنهى {who} جلسة على متصفح آخر',
    'sessions.revoked': 'أنهى {who} كل الجلسات على المتصفحات الأخرى',
    'sessions.ended': 'أُنهيت كل جلسات {thing} من سطر الأوامر',
    'account.added': 'أُضيف الحساب {thing}',
    'password.changed': 'غيّر {who} كلمة مرور الحساب',
    'password.reset': 'أُعيد تعيين كلمة مرور {thing} من سطر الأوامر',
    'job.retried': 'أعاد {who} تنفيذ المهمة المتوقفة {to}',
  },
  communicationWithSubject: 'سجّل {who} التواصل {thing}',
  unknownAccount: {
    'session.refused': 'رُفضت محاولة دخول إلى حساب غير موجود',
    'sessions.refused': 'رُفضت محاولات دخول أخرى إلى حسابات غير موجودة، ولا تُسرد منها إلا عشر في الساعة',
  },
  // What was added is told by the list that it was added to: the filter's own words.
  kinds: pageTexts.ar.kinds,
  nobody: pageTexts.ar.nobody,
};

export const texts = { en, ar };
