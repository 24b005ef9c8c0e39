import { INQUIRY_COLUMNS, MOST_SHEET_ROWS, type InquiryColumn } from '@tiraz/contracts/inquiry-export';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiries';
import { texts as columnTexts } from '@tiraz/messages/inquiry/columns';
import { Dialog } from '@tiraz/staff-kit/forms';
import { DownloadButton } from '@tiraz/staff-kit/page';
import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { countedUpTo, sheetAddress, type ListAddress } from './list-address';
import styles from './sheet-export.module.css';
import { useCounted } from './use-counted';

interface SheetExportProps {
  address: ListAddress;
  /** How many inquiries the filter and the search match, as far as they are counted; undefined until that is known. */
  count: number | undefined;
}

/** 'Export Excel': what the list matches, with the columns that one wants. */
export function SheetExport(props: SheetExportProps) {
  const text = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.exportExcel}</Button>
      {isOpen && <SheetDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function SheetDialog({ address, count, onClose }: SheetExportProps & { onClose: () => void }) {
  const text = useTexts(texts);
  const { heads } = useTexts(columnTexts);
  const { language } = useLanguage();
  const [columns, setColumns] = useState(keptColumns);
  const name = useId();
  const counted = useCounted(countedUpTo(address));
  const isTooLong = count !== undefined && count > MOST_SHEET_ROWS;
  // Of a list that is not counted to its end the server alone knows.
  const mayBeTooLong = count !== undefined && count > (countedUpTo(address) ?? MOST_SHEET_ROWS);

  const choose = (chosen: readonly InquiryColumn[]) => {
    const inOrder = INQUIRY_COLUMNS.filter((column) => chosen.includes(column));
    setColumns(inOrder);
    keepColumns(inOrder);
  };

  return (
    <Dialog
      title={text.excelTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.goBack}</Button>
          <DownloadButton
            href={sheetAddress(address, language, columns)}
            download="inquiries.xlsx"
            type="primary"
            isDear
            isWritten
            isDisabled={isTooLong || columns.length === 0}
            onFetched={onClose}
          >
            {text.download}
          </DownloadButton>
        </>
      }
    >
      <p className={styles.rows} role={isTooLong ? 'alert' : undefined}>
        {count !== undefined && !isTooLong && counted(count).words}
        {mayBeTooLong && ` ${text.excelTooLong(formatNumber(MOST_SHEET_ROWS, language))}`}
      </p>
      <fieldset className={styles.columns}>
        <legend>{text.excelColumns}</legend>
        <Checkbox.Group
          name={name}
          value={[...columns]}
          onChange={choose}
          options={INQUIRY_COLUMNS.map((column) => ({ value: column, label: heads[column] }))}
        />
      </fieldset>
      {columns.length === 0 && <p role="alert">{text.excelNoColumn}</p>}
    </Dialog>
  );
}

const KEPT = 'tiraz.inquiry-columns';

/** As this browser remembers them: all of them at first. */
function keptColumns(): readonly InquiryColumn[] {
  try {
    const kept = localStorage.getItem(KEPT)?.split(',');
    const known = INQUIRY_COLUMNS.filter((column) => kept?.includes(column));
    return known.length > 0 ? known : INQUIRY_COLUMNS;
  } catch {
    return INQUIRY_COLUMNS;
  }
}

function keepColumns(columns: readonly InquiryColumn[]): void {
  try {
    localStorage.setItem(KEPT, columns.join());
  } catch {
    // Storage is shut: the choice holds until the dialog is closed.
  }
}
