import type { Mail } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/mail';
import { StatusTag, type Tone } from '@tiraz/staff-kit/page';

const TONES = { due: 'going', sent: 'good', failed: 'bad', held: 'due' } as const satisfies Record<
  Mail['state'],
  Tone
>;

/** What became of a mail, and why it is held. */
export function MailState({ mail: { state, heldFor } }: { mail: Pick<Mail, 'state' | 'heldFor'> }) {
  const t = useTexts(texts);
  return (
    <>
      <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
      {heldFor && <small>{t.heldFor[heldFor]}</small>}
    </>
  );
}
