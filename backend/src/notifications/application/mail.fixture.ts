import type { NewMail } from '../index.js';
import { InvitationLinks } from './invitation-links.js';
import { OutdatedMails } from './outdated-mails.js';

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

/**
 * For tests: issues links, and notes for what.
 *
 * @param over invitations by their id, mails by their key
 */
export function notedLinks(issued: string[], over: ReadonlySet<string>) {
  const links = {
    issue: async (inquiryId: string, recipient: string, language: string) => {
      issued.push(`${inquiryId} ${recipient} ${language}`);
      return `https://tiraz.example/t/${issued.length}`;
    },
  };
  const invitations = new InvitationLinks();
  invitations.issueBy(async (id) => {
    if (over.has(id)) return undefined;
    issued.push(id);
    return `https://tiraz.example/admin/join#${issued.length}`;
  });
  const outdated = new OutdatedMails();
  outdated.findBy(async (keys) => keys.filter((key) => over.has(key)));
  return { links, invitations, outdated };
}
