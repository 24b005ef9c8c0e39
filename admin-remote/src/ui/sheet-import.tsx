import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/sheets';
import { Dialog } from '@tiraz/staff-kit/forms';
import { UserText } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import styles from './sheet-import.module.css';
import tables from './sheet-table.module.css';

const LARGEST_FILE_BYTES = 2 * 1024 * 1024;

interface Fault {
  row: number;
  column: string;
  code: string;
  text: string;
}

interface Read {
  faults: readonly Fault[];
  faultCount: number;
}

interface SheetImportProps<Table extends Read> {
  /** What the columns are called, and what each fault of a cell means. */
  heads: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  /** Asks the server what a file says. @throws ApiError */
  read: (file: File) => Promise<Table>;
  /** Every row holds. */
  onRead: (table: Table, file: File) => void;
}

/** Chooses a table of somebody, .xlsx or CSV. What is wrong with it is said row by row, and nothing of it is taken. */
export function SheetImport<Table extends Read>({ read, onRead, ...words }: SheetImportProps<Table>) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [wrong, setWrong] = useState<Read | { refusal: string }>();
  const refusalOf = useRefusal(words.heads);

  const take = async (file: File) => {
    if (file.size > LARGEST_FILE_BYTES) {
      setWrong({ refusal: t.refusals['sheet.too-large'] });
      return;
    }
    setReading(true);
    try {
      const table = await read(file);
      if (table.faultCount > 0) setWrong(table);
      else onRead(table, file);
    } catch (error) {
      setWrong({ refusal: refusalOf(error as ApiError) });
    }
    setReading(false);
  };

  return (
    <>
      <Button aria-disabled={isReading} onClick={() => isReading || input.current?.click()}>
        {isReading ? t.reading : t.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv"
        hidden
        data-sheet
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again, put right.
          target.value = '';
        }}
      />
      {wrong && <FaultsDialog wrong={wrong} {...words} onClose={() => setWrong(undefined)} />}
    </>
  );
}

interface FaultsDialogProps extends Pick<SheetImportProps<Read>, 'heads' | 'faults'> {
  wrong: Read | { refusal: string };
  onClose: () => void;
}

function FaultsDialog({ wrong, onClose, ...words }: FaultsDialogProps) {
  const t = useTexts(texts);
  return (
    <Dialog
      title={t.faultsTitle}
      width={760}
      footer={<Button onClick={onClose}>{t.close}</Button>}
      onClose={onClose}
    >
      {'refusal' in wrong ? <p role="alert">{wrong.refusal}</p> : <Faults table={wrong} {...words} />}
    </Dialog>
  );
}

function Faults({ table, heads, faults }: Pick<FaultsDialogProps, 'heads' | 'faults'> & { table: Read }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  return (
    <>
      <p role="alert" className={styles.said}>
        {t.faults(table.faultCount)}
        {table.faultCount > table.faults.length && ` ${t.firstFaults(table.faults.length)}`}
      </p>
      <table className={tables.table} aria-label={t.faultsTitle}>
        <thead>
          <tr>
            <th scope="col">{t.row}</th>
            <th scope="col">{t.column}</th>
            <th scope="col">{t.found}</th>
            <th scope="col">{t.fault}</th>
          </tr>
        </thead>
        <tbody>
          {table.faults.map(({ row, column, code, text }) => (
            <tr key={`${row} ${column} ${code}`}>
              <th scope="row">{formatNumber(row, language)}</th>
              <td>{heads[column]}</td>
              <td>
                {text ? <UserText>{text}</UserText> : <span className={styles.nothing}>{t.nothing}</span>}
              </td>
              <td>{faults[code]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What the refusal of a whole file means. */
function useRefusal(heads: Readonly<Record<string, string>>): (error: ApiError) => string {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const refusals: Readonly<Record<string, string>> = t.refusals;
  return (error) => {
    const problem = problemOf(error);
    const named = (problem?.errors ?? []).map(({ path }) => heads[path] ?? path);
    const columns = new Intl.ListFormat(language).format(named);
    if (problem?.code === 'sheet.column-missing') return t.missing(columns);
    if (problem?.code === 'sheet.column-twice') return t.twice(columns);
    return refusals[problem?.code ?? ''] ?? t.failed;
  };
}
