import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { Isolated, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './bulk-outcome.module.css';
import type { BulkOutcome as Outcome } from './use-bulk-change';

const RESULTS = ['changed', 'unchanged', 'failed'] as const;

interface BulkOutcomeProps {
  outcome: Outcome;
  isPending: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** What became of each inquiry of a change of many; takes the focus, for that is what one asked for. */
export function BulkOutcome({
  outcome: { results, counts: said },
  isPending,
  onUndo,
  onClose,
}: BulkOutcomeProps) {
  const text = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const counts = RESULTS.flatMap((result) => {
    const count = results.filter(({ outcome }) => outcome === result).length;
    return count > 0 ? [text[said][result](count)] : [];
  });

  return (
    <section className={styles.outcome} aria-label={text.outcome}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {counts.join(' · ')}
        </h2>
        {results.some(({ outcome }) => outcome === 'changed') && (
          <Button size="small" loading={isPending} onClick={onUndo}>
            {text.undoAll}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          {text.close}
        </Button>
      </header>
      <ul className={styles.results}>
        {results.map(({ id, reference, customerName, outcome, from, to, problem }) => (
          <li key={id}>
            <span>
              <UserText>{customerName}</UserText> {reference && <Isolated>{reference}</Isolated>}
            </span>
            <span className={styles.result}>
              {outcome === 'changed' && from !== undefined && (
                <>
                  {from}
                  <Arrow>{text.outcomes.changed}</Arrow>
                </>
              )}
              {outcome !== 'failed' && to}
              {outcome !== 'changed' && (
                <span className={outcome === 'failed' ? styles.failed : undefined}>
                  {problem ? text.outcomes.failedFor(text.refusals[problem.code]) : text.outcomes[outcome]}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** From what stands before it to what stands behind it, whichever way one reads. @param props.children the same in words */
function Arrow({ children }: { children: string }) {
  return (
    <>
      <svg className={styles.arrow} viewBox="0 0 16 12" aria-hidden="true">
        <path d="M1 6H14M9 1L14 6L9 11" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
      <span className="sr-only">{children}</span>
    </>
  );
}
