import { customerLinkPath } from '@tiraz/contracts/customer-link';
import { invitationPath } from '@tiraz/contracts/invitation';
import type { Language } from '@tiraz/contracts/language';
import type { Letter } from '../domain/mail.js';
import { renderMail, type RenderedMail } from '../domain/rendered-mail.js';

/** Stands for the secret of a link, which is nowhere stored, and for a code. */
const MASK = '•••';

/** A letter as staff may see it. */
export function maskedMail(
  { subject, blocks: written }: Letter,
  language: Language,
  inquiryId: string | null,
  publicUrl: string,
): RenderedMail {
  const blocks = written.map((block) => (block.kind === 'code' ? { ...block, text: MASK } : block));
  return renderMail({ subject, blocks }, language, {
    request: `${publicUrl}${customerLinkPath(MASK, language)}`,
    inquiry: `${publicUrl}/admin/inquiries/${inquiryId}`,
    invitation: `${publicUrl}${invitationPath(MASK)}`,
    'staff-area': `${publicUrl}/admin`,
  });
}
