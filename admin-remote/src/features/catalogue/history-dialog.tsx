import type { CatalogueHistoryEntry } from '@tiraz/api-client/staff';
import { formatDateTime, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue-item';
import { Dialog, isSame } from '@tiraz/staff-kit/forms';
import { Answer, useMay } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { AuditTrailLink } from '../../ui/audit-trail-link';
import { StaffName } from '../../ui/staff-name';
import styles from './item-dialog.module.css';
import { KINDS, type Fields, type Item, type Kind } from './kinds';
import { PricePreview } from './price-preview';
import { useShownValue } from './shown-value';
import { useSavedItem } from './use-saved-item';

interface HistoryDialogProps {
  kind: Kind;
  item: Item;
  onClose: () => void;
}

/** Who changed what of an item, newest first; an old value can be put back. */
export function HistoryDialog({ kind, item, onClose }: HistoryDialogProps) {
  const { history: t, close } = useTexts(texts);
  const { language } = useLanguage();
  const query = KINDS[kind].useHistory(item.id);
  const [wanted, setWanted] = useState<Fields>();

  return (
    <Dialog
      width={680}
      title={t.title(localised(item, 'name', language).text)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      <Answer of={query}>
        {(entries) =>
          entries.length === 0 ? (
            <p className={styles.quiet}>{t.none}</p>
          ) : (
            <ol className={styles.history}>
              {entries.map((entry) => (
                <HistoryEntry
                  key={entry.at + entry.action}
                  entry={entry}
                  item={item}
                  onRestore={(field, value) => setWanted({ [field]: value })}
                />
              ))}
            </ol>
          )
        }
      </Answer>
      <p>
        <AuditTrailLink thing={item.id} />
      </p>
      {wanted && (
        <RestoreDialog kind={kind} item={item} wanted={wanted} onClose={() => setWanted(undefined)} />
      )}
    </Dialog>
  );
}

interface HistoryEntryProps {
  entry: CatalogueHistoryEntry;
  item: Item;
  onRestore: (field: string, value: unknown) => void;
}

function HistoryEntry({ entry, item, onRestore }: HistoryEntryProps) {
  const { fields, history: t } = useTexts(texts);
  const { language } = useLanguage();
  const actions: Record<string, string> = t.actions;
  const show = useShownValue();
  const mayWrite = useMay('catalogue.write');
  const before = (entry.before ?? {}) as Fields;
  const after = (entry.after ?? {}) as Fields;
  const [, happened = ''] = entry.action.split('.');
  const label = (field: string) => fields[field as keyof typeof fields] ?? field;

  return (
    <li>
      <p>
        <strong>{actions[happened] ?? happened}</strong>{' '}
        <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>{' '}
        {entry.by ? <StaffName email={entry.by} /> : t.somebody}
      </p>
      {Object.keys(before).length > 0 && (
        <dl>
          {Object.keys(before).map((field) => (
            <div key={field}>
              <dt>{label(field)}</dt>
              <dd>
                <span>
                  <small>{t.was}</small> {show(field, before[field])}
                </span>
                <span>
                  <small>{t.is}</small> {show(field, after[field])}
                </span>
                {mayWrite && !isSame(item[field], before[field]) && happened !== 'moved' && (
                  <Button
                    size="small"
                    aria-label={`${t.restore}: ${label(field)}`}
                    onClick={() => onRestore(field, before[field])}
                  >
                    {t.restore}
                  </Button>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

interface RestoreDialogProps {
  kind: Kind;
  item: Item;
  wanted: Fields;
  onClose: () => void;
}

/** Asks before an old value is put back; of a price it shows what it does. */
function RestoreDialog({ kind, item, wanted, onClose }: RestoreDialogProps) {
  const { cancel, fields, history: t } = useTexts(texts);
  const show = useShownValue();
  const saveChanges = useSavedItem(kind);
  const [isSaving, setSaving] = useState(false);
  const prices = Object.fromEntries(
    Object.entries(wanted).filter(([field]) => KINDS[kind].previewed.includes(field)),
  );

  const close = () => isSaving || onClose();
  const restore = async () => {
    setSaving(true);
    // What went wrong has been said by then; there is no form to show it in.
    await saveChanges(item, wanted, { undoable: true }).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={t.restoreTitle}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isSaving}>
            {cancel}
          </Button>
          <Button type="primary" disabled={isSaving} onClick={() => void restore()}>
            {t.restore}
          </Button>
        </>
      }
    >
      {/* Long texts scroll, by keyboard as well. */}
      <dl className={styles.restored} tabIndex={0} aria-label={t.restoreTitle}>
        {Object.entries(wanted).map(([field, value]) => (
          <div key={field}>
            <dt>{fields[field as keyof typeof fields]}</dt>
            <dd>
              <del>{show(field, item[field])}</del> <ins>{show(field, value)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {kind !== 'colors' && Object.keys(prices).length > 0 && (
        <PricePreview kind={kind} id={item.id} prices={prices} />
      )}
    </Dialog>
  );
}
