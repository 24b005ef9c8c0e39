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
  };
}
