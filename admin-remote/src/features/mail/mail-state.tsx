import type { Mail } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/mail';
import { StatusTag, type Tone } from '@tiraz/staff-kit/page';

const TONES = { due: 'going', sent: 'good', failed: 'bad', held: 'due' } as const satisfies Record<
  Mail['state'],
  Tone
>;

/** What became of a mail, why it is held, and what to do where it cannot be sent again. */
export function MailState({ mail: { kind, state, heldFor, canRetry } }: { mail: Mail }) {
  const t = useTexts(texts);
  const isOver = !canRetry && isWaiting(state);
  return (
    <>
      <StatusTag tone={TONES[state]}>{t.states[state]}</StatusTag>
      {heldFor && <small>{t.heldFor[heldFor]}</small>}
      {isOver && <small>{overWords(t, kind)}</small>}
    </>
  );
}

const isWaiting = (state: Mail['state']) => state === 'failed' || state === 'held';

/** What was in a mail that is of no use any more; of kinds that are of use for ever nothing. */
export function overWords({ over }: (typeof texts)['en'], kind: Mail['kind']): string | undefined {
  return (over as Partial<Record<Mail['kind'], string>>)[kind];
}
