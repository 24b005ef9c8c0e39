import {
  useReadPriceSheetMutation,
  type ApiError,
  type PriceChangePreview,
  type ReadPrice,
  type WantedPriceChange,
} from '@tiraz/api-client/staff';
import { MOST_CHANGED_ITEMS } from '@tiraz/contracts/price-change';
import { toLocalFigures, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/prices';
import { texts as uiTexts } from '@tiraz/messages/staff-kit/ui';
import { texts as sheetTexts } from '@tiraz/messages/catalogue/prices';
import { useUnsavedGuard } from '@tiraz/staff-kit/forms';
import { useStableCallback } from '@tiraz/staff-kit/list';
import { DownloadButton, Panel, SteadyButton, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useState } from 'react';
import { SheetImport } from '../../ui/sheet-import';
import { ChangeExamples, ChangeFacts } from './change-preview';
import { PriceGrid } from './price-grid';
import { keyOf, type PriceRow } from './price-rows';
import { RuleFields } from './rule-fields';
import { useFaults } from './use-faults';
import { usePricePreview } from './use-price-preview';
import { useSaveChange } from './use-save-change';
import styles from './prices.module.css';
import {
  isFaulty,
  newPriceOf,
  NOTHING,
  nothingBy,
  seenIn,
  typedSince,
  wantedChange,
  type Typed,
} from './wanted-change';
import { minuteOf, WhenFields, type TypedMoment } from './when-fields';

const AT_ONCE: TypedMoment = { isLater: false, date: '', time: '' };

interface PriceEditorProps {
  rows: readonly PriceRow[];
  /** The server knows other prices than the rows. */
  onStale: () => void;
}

/** Prices in cells, a rule for the chosen ones, and what all of it would do, side by side. */
export function PriceEditor({ rows, onStale }: PriceEditorProps) {
  const t = useTexts(texts);
  const { heads } = useTexts(sheetTexts);
  const { language } = useLanguage();
  const notify = useNotify();
  const [readSheet] = useReadPriceSheetMutation();
  const [typed, setTyped] = useState(NOTHING);
  const [moment, setMoment] = useState(AT_ONCE);
  const [misses, setMisses] = useState<string>();
  const wanted = wantedChange(rows, typed);
  const isTooMuch = (wanted?.items.length ?? 0) > MOST_CHANGED_ITEMS;
  const { preview, error, retry } = usePricePreview(isTooMuch ? undefined : wanted);
  const { save, isSaving } = useSaveChange();
  const hasFaults = rows.some((row) => isFaulty(row, typed));
  const isDirty = Object.keys(typed.prices).length > 0 || typed.rule.amount !== '' || moment.isLater;
  useUnsavedGuard(isDirty);

  const clear = () => {
    setTyped(nothingBy(typed.rule));
    setMoment(AT_ONCE);
    setMisses(undefined);
  };
  const type = useStableCallback((row: PriceRow, text: string | undefined) => {
    const { [row.key]: begun = seenIn(row), ...others } = typed.prices;
    const prices = text === undefined ? others : { ...others, [row.key]: { ...begun, text } };
    setTyped({ ...typed, prices });
  });
  const fill = (read: readonly ReadPrice[]) => {
    const said = new Map(read.map((one) => [keyOf(one.id, one.field), one]));
    const known = new Map(rows.map((row) => [row.key, seenIn(row)]));
    const changed = read
      .filter(({ was, price }) => was !== price)
      .map(({ id, field, was, price }) => {
        const { version = 1 } = known.get(keyOf(id, field)) ?? {};
        return [keyOf(id, field), { text: toLocalFigures(price, language), was, version }];
      });
    setTyped((now) => {
      const others = Object.entries(now.prices).filter(([key]) => !said.has(key));
      return { ...now, prices: Object.fromEntries([...others, ...changed]) as Typed['prices'] };
    });
    if (read.some(({ id, field, was }) => known.get(keyOf(id, field))?.was !== was)) onStale();
    notify.success(t.imported(changed.length));
  };
  const choose = useStableCallback((some: readonly PriceRow[], isChosen: boolean) => {
    const chosen = new Map(typed.chosen);
    for (const row of some) {
      if (!isChosen) chosen.delete(row.key);
      else if (!chosen.has(row.key)) chosen.set(row.key, seenIn(row));
    }
    setTyped({ ...typed, chosen });
  });
  // A preview that did not come refuses nothing.
  const isRefused = error?.status === 422;
  const maySend = wanted !== undefined && !isTooMuch && !hasFaults && !isSaving && !isRefused;
  const send = async (isDraft: boolean) => {
    // Enter in a field sends as well.
    if (!maySend) return;
    const minute = minuteOf(moment);
    if (!isDraft && moment.isLater && !minute) {
      setMisses(t.dayRequired);
      return;
    }
    setMisses(undefined);
    const effectiveAt = isDraft ? undefined : moment.isLater ? minute : 'now';
    const saved = await save({ ...wanted, ...(effectiveAt && { effectiveAt }) }, rows);
    if (!saved) return;
    setTyped((now) => typedSince(now, typed, saved));
    setMoment((now) => (now === moment ? AT_ONCE : now));
  };

  return (
    <div className={styles.editor}>
      <Panel
        title={t.grid}
        aside={
          <div className={styles.steps}>
            <DownloadButton
              href={`/api/admin/price-changes/prices.xlsx?language=${language}`}
              download="prices.xlsx"
              isWritten
            >
              {t.exportExcel}
            </DownloadButton>
            <SheetImport
              heads={heads}
              faults={t.sheetFaults}
              read={(file) => readSheet(file).unwrap()}
              onRead={({ prices }) => fill(prices)}
            />
          </div>
        }
      >
        <PriceGrid
          rows={rows}
          typed={typed}
          previewed={preview?.items ?? []}
          onType={type}
          onChoose={choose}
        />
      </Panel>
      <form
        className={styles.side}
        onSubmit={(event) => {
          event.preventDefault();
          void send(false);
        }}
      >
        <Panel title={t.rule} hasRoom>
          <p role="status" className={styles.quiet}>
            {said(rows, typed, t)}
          </p>
          <RuleFields rule={typed.rule} onChange={(rule) => setTyped({ ...typed, rule })} />
          <p className={styles.quiet}>{t.follows}</p>
          <WhenFields moment={moment} onChange={setMoment} />
          {misses && (
            <p role="alert" className={styles.fault}>
              {misses}
            </p>
          )}
          <div className={styles.buttons}>
            <SteadyButton type="primary" htmlType="submit" isIdle={!maySend}>
              {isSaving ? t.saving : moment.isLater ? t.plan : t.apply}
            </SteadyButton>
            <SteadyButton isIdle={!maySend} onClick={() => void send(true)}>
              {t.keep}
            </SteadyButton>
            <SteadyButton isIdle={!isDirty && typed.chosen.size === 0} onClick={clear}>
              {t.discard}
            </SteadyButton>
          </div>
        </Panel>
        {wanted && (
          <Panel title={t.preview} hasRoom>
            <Previewed {...{ wanted, rows, preview, error, isTooMuch }} onRetry={() => void retry()} />
          </Panel>
        )}
      </form>
    </div>
  );
}

interface PreviewedProps {
  wanted: WantedPriceChange;
  rows: readonly PriceRow[];
  preview: PriceChangePreview | undefined;
  error: ApiError | undefined;
  isTooMuch: boolean;
  onRetry: () => void;
}

function Previewed({ wanted, rows, preview, error, isTooMuch, onRetry }: PreviewedProps) {
  const t = useTexts(texts);
  const { retry } = useTexts(uiTexts);
  const faultOf = useFaults();
  const refusal = error && (faultOf(error, { wanted, rows }) ?? t.previewFailed);
  const fault = isTooMuch ? t.tooMany(MOST_CHANGED_ITEMS) : refusal;
  return (
    <div aria-busy={!preview && !fault}>
      {/* Said at each change; the table is there to be read. */}
      <div role="status">{preview && !fault && <ChangeFacts preview={preview} />}</div>
      {fault ? (
        <>
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
          {error && error.status !== 422 && <Button onClick={onRetry}>{retry}</Button>}
        </>
      ) : preview ? (
        <ChangeExamples preview={preview} />
      ) : (
        <p className={styles.quiet}>{t.previewLoading}</p>
      )}
    </div>
  );
}

/** What is chosen and typed, in words. */
function said(rows: readonly PriceRow[], typed: Typed, t: typeof texts.en): string {
  const written = rows.filter((row) => newPriceOf(row, typed) !== undefined).length;
  const chosen = typed.chosen.size;
  const parts = [...(chosen > 0 ? [t.chosen(chosen)] : []), ...(written > 0 ? [t.typed(written)] : [])];
  return parts.length > 0 ? parts.join(' · ') : t.ruleHint;
}
