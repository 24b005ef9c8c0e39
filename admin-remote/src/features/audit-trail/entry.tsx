import type { AuditTrailEntry } from '@tiraz/api-client/staff';
import { formatTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/audit-trail';
import { StaffLink } from '@tiraz/staff-kit/page';
import styles from './audit-trail-page.module.css';
import { Sentence } from './sentence';
import { ShownValue, useFieldLabel } from './shown-value';

interface EntryProps {
  entry: AuditTrailEntry;
  /** The list is about this thing alone. */
  isAlone: boolean;
}

/** One row of the trail: when, what, and on demand every field before and after. */
export function Entry({ entry, isAlone }: EntryProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const fields = Object.keys({ ...entry.before, ...entry.after });
  return (
    <li className={styles.entry}>
      <time dateTime={entry.at}>{formatTime(entry.at, language)}</time>
      <div>
        <p>
          <Sentence entry={entry} />
        </p>
        <div className={styles.more}>
          {fields.length > 0 && (
            <details>
              <summary>{t.details}</summary>
              <Changes entry={entry} fields={fields} />
            </details>
          )}
          {!isAlone && <StaffLink to={`/audit-trail?thing=${entry.thing.id}`}>{t.onlyThis}</StaffLink>}
        </div>
      </div>
    </li>
  );
}

function Changes({
  entry: { before, after },
  fields,
}: {
  entry: AuditTrailEntry;
  fields: readonly string[];
}) {
  const t = useTexts(texts);
  const label = useFieldLabel();
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          {before && <th scope="col">{t.before}</th>}
          {after && <th scope="col">{t.after}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{label(field)}</th>
            {before && (
              <td data-label={t.before}>
                <ShownValue field={field} value={before[field]} />
              </td>
            )}
            {after && (
              <td data-label={t.after}>
                <ShownValue field={field} value={after[field]} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
