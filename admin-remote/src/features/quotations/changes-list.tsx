import type { QuotationChange } from '@tiraz/api-client/staff';
import { changeIn } from '@tiraz/contracts/offer-change';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/quotations';
import { UserText } from '@tiraz/staff-kit/page';
import { useChangedValue, useLineText } from './offer-words';
import styles from './quotation-panel.module.css';

/** What is different since the first revision that was sent, value beside value. */
export function ChangesList({ changes }: { changes: readonly QuotationChange[] }) {
  const t = useTexts(texts);
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h4>{t.changes}</h4>
      <ul>
        {changes.map((change, index) => (
          <li key={index}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ change }: { change: QuotationChange }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const textOf = useLineText();
  const valueOf = useChangedValue();
  const { field } = change;
  const { before, after } = changeIn(language, change);
  const item = textOf(change);
  if (field === 'line_added' || field === 'line_removed') {
    const isAdded = field === 'line_added';
    const Mark = isAdded ? 'ins' : 'del';
    return (
      <>
        <span>{isAdded ? t.added : t.removed}</span>{' '}
        <Mark>
          <UserText>{item}</UserText> {valueOf(field, isAdded ? after : before)}
        </Mark>
      </>
    );
  }
  return (
    <>
      <span>
        {item && (
          <>
            <UserText>{item}</UserText>
            {' · '}
          </>
        )}
        {t.fields[field]}
      </span>{' '}
      {field === 'terms' ? (
        <ins>{t.reworded}</ins>
      ) : (
        <span className={styles.values}>
          <del>
            <bdi>{valueOf(field, before)}</bdi>
          </del>{' '}
          <ins>
            <bdi>{valueOf(field, after)}</bdi>
          </ins>
        </span>
      )}
    </>
  );
}
