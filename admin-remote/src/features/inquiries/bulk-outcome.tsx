import { useTexts } from '@tiraz/locale';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { InquiryStatusTag } from '../../ui/status-tag';
import { Isolated, UserText } from '../../ui/user-text';
import styles from './bulk-bar.module.css';
import { texts } from './texts';
import type { BulkOutcome as Outcome } from './use-bulk-change';

const RESULTS = ['changed', 'unchanged', 'failed'] as const;

interface BulkOutcomeProps {
  outcome: Outcome;
  isPending: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** What became of each inquiry of a change of many; takes the focus, for that is what one asked for. */
export function BulkOutcome({ outcome: { to, results }, isPending, onUndo, onClose }: BulkOutcomeProps) {
  const text = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const counts = RESULTS.flatMap((result) => {
    const count = results.filter(({ outcome }) => outcome === result).length;
    return count > 0 ? [text.outcomeCounts[result](count)] : [];
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
        {results.map(({ id, reference, customerName, outcome, from, problem }) => (
          <li key={id}>
            <span>
              <UserText>{customerName}</UserText> <Isolated>{reference}</Isolated>
            </span>
            <span className={styles.result}>
              {outcome === 'changed' && from && <InquiryStatusTag status={from} />}
              <span className={outcome === 'failed' ? styles.failed : undefined}>
                {text.outcomes[outcome]}
              </span>
              {outcome !== 'failed' && <InquiryStatusTag status={to} />}
              {problem && <span lang="en">{problem.detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
