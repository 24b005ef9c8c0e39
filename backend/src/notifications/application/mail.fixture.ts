import type { NewMail } from '../index.js';

/** For tests: a mail to Layla, who may have a number. */
export function mailTo(name: string | number, more: Partial<NewMail> = {}): NewMail {
  return {
    key: `inquiry-received:${name}`,
    kind: 'inquiry-received',
    to: { name: 'Layla', email: `Layla-${name}@example.com` },
    language: 'en',
    about: { inquiryId: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11', reference: 'TRZ-2026-000123' },
    subject: 'TRZ-2026-000123: We have your request',
    blocks: [
      { kind: 'heading', text: 'We have your request' },
      { kind: 'code', text: '042137' },
      { kind: 'link', to: 'request', label: 'Follow it' },
    ],
    ...more,
  } as NewMail;
}

/** For tests. */
export const INVITATION_ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31';

/** For tests: a mail that leads to an invitation. */
export function invitedUntil(end: Date): NewMail {
  return mailTo('invited', {
    ...{ kind: 'staff-invited', sendBefore: end },
    about: { inquiryId: null, reference: '', invitationId: INVITATION_ID },
    blocks: [{ kind: 'link', to: 'invitation', label: 'Join' }],
  });
}
