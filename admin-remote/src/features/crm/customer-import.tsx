import {
  useImportCustomersMutation,
  useReadCustomerSheetMutation,
  type ApiError,
  type ImportedCustomer,
  type ReadCustomers,
} from '@tiraz/api-client/staff';
import { IMPORT_OUTCOMES, type ImportOutcome } from '@tiraz/contracts/customer-care';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-import';
import { texts as sheetTexts } from '@tiraz/messages/customer/sheet';
import { Dialog } from '@tiraz/staff-kit/forms';
import { whileChanging } from '@tiraz/staff-kit/keys';
import { Isolated, useMay, useNotify, UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { SheetImport } from '../../ui/sheet-import';
import tables from '../../ui/sheet-table.module.css';
import styles from './customer-import.module.css';

/** Beyond them nobody reads on. */
const MOST_SHOWN = 200;

interface Checked {
  table: ReadCustomers;
  file: File;
}

/** Takes customers over from a file: first it is told what becomes of each row. */
export function CustomerImport() {
  const t = useTexts(texts);
  const { heads } = useTexts(sheetTexts);
  const [check] = useReadCustomerSheetMutation();
  const [checked, setChecked] = useState<Checked>();
  if (!useMay('customers.write')) return null;
  return (
    <>
      <SheetImport
        heads={heads}
        faults={t.faults}
        read={(file) => check(file).unwrap()}
        onRead={(table, file) => setChecked({ table, file })}
      />
      {checked && <ImportDialog {...checked} onClose={() => setChecked(undefined)} />}
    </>
  );
}

function ImportDialog({ table: { customers }, file, onClose }: Checked & { onClose: () => void }) {
  const t = useTexts(texts);
  const notify = useNotify();
  const [store, { isLoading }] = useImportCustomersMutation();
  const count = (outcome: ImportOutcome) => customers.filter((one) => one.outcome === outcome).length;
  const changed = changedOf(customers);

  const send = () =>
    whileChanging(async () => {
      try {
        // Somebody may have taken them over meanwhile.
        const stored = changedOf((await store(file).unwrap()).customers);
        notify.success(stored.length > 0 ? t.done(stored.length) : t.nothing);
        onClose();
      } catch (error) {
        notify.error(t.failed, error as ApiError);
      }
    });

  return (
    <Dialog
      title={t.title}
      width={760}
      isHeld
      footer={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            {t.goBack}
          </Button>
          <Button type="primary" disabled={changed.length === 0 || isLoading} onClick={() => void send()}>
            {isLoading ? t.sending : t.send(changed.length)}
          </Button>
        </>
      }
      // It goes on being stored, and whoever had closed it would take it for called off.
      onClose={() => isLoading || onClose()}
    >
      <ul className={styles.counts}>
        {IMPORT_OUTCOMES.filter((outcome) => count(outcome) > 0).map((outcome) => (
          <li key={outcome}>{t.outcomes[outcome](count(outcome))}</li>
        ))}
      </ul>
      <p className={styles.hint}>{changed.length > 0 ? t.hint : t.nothing}</p>
      {changed.length > MOST_SHOWN && <p>{t.firstRows(MOST_SHOWN)}</p>}
      {changed.length > 0 && <Rows rows={changed.slice(0, MOST_SHOWN)} />}
    </Dialog>
  );
}

const changedOf = (customers: readonly ImportedCustomer[]) =>
  customers.filter(({ outcome }) => outcome !== 'unchanged');

function Rows({ rows }: { rows: readonly ImportedCustomer[] }) {
  const t = useTexts(texts);
  const { heads } = useTexts(sheetTexts);
  const { language } = useLanguage();
  const list = new Intl.ListFormat(language);
  return (
    <table className={tables.table} aria-label={t.title}>
      <thead>
        <tr>
          <th scope="col">{t.row}</th>
          <th scope="col">{t.customer}</th>
          <th scope="col">{t.happens}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, name, email, outcome, fills }) => (
          <tr key={row}>
            <td>{formatNumber(row, language)}</td>
            <th scope="row">
              <UserText>{name}</UserText>
              <small>
                <Isolated>{email}</Isolated>
              </small>
            </th>
            <td>
              {outcome === 'filled'
                ? t.outcome.filled(list.format(fills.map((field) => heads[field])))
                : t.outcome.new}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
