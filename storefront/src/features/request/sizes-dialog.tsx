import type { ColorUse, NamedSize } from '@tiraz/contracts/selection';
import type { CustomerRequest, Problem } from '@tiraz/api-client';
import { useTexts } from '@tiraz/locale';
import { texts as colourTexts } from '@tiraz/messages/storefront/colour-use';
import { texts } from '@tiraz/messages/storefront/sizes';
import { useToast } from '@tiraz/web/toaster';
import { useId, useState } from 'react';
import { areSizesUnfinished, rowsOf, sizesToSend, type SizesEntry } from '../../selection/sizes';
import { movedTo } from '../../sizes/grid';
import { SizeEditor } from '../../sizes/size-editor';
import buttons from '../../ui/button.module.css';
import styles from '../../ui/form.module.css';
import { Modal } from '../../ui/modal';
import { useClosedByBack } from '../../ui/use-closed-by-back';
import { askByLink } from './ask-by-link';
import { entryOf } from './priced-sizes';

type Failure = keyof (typeof texts)['en']['failures'];

/** By the code of the refusal. */
const REFUSALS: Readonly<Record<string, Failure>> = {
  'sizes.price-would-change': 'price',
  'sizes.closed': 'closed',
  'link.unknown': 'closed',
  'client.throttled': 'often',
};

interface SizesDialogProps {
  token: string;
  request: CustomerRequest;
  scale: readonly NamedSize[];
  /** They were saved, or may have been, or the request stands otherwise by now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Says the sizes of a request, or that they come later; it stays until the answer has arrived. */
export default function SizesDialog({ token, request, scale, onChanged, onClose }: SizesDialogProps) {
  const t = useTexts(texts);
  const colourWords = useTexts(colourTexts);
  const toast = useToast();
  const { quantity, selection } = request;
  const colors = selection.swatches.map(({ id }) => id);
  const [colorUse, setColorUse] = useState(selection.colorUse);
  const [entry, setEntry] = useState(() => entryOf(selection.sizes));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** They were sent, and nobody knows for certain how the request stands by now. */
  const [isUncertain, setUncertain] = useState(false);
  const order = { quantity, colors, colorUse, sizes: entry };
  const leave = isUncertain ? onChanged : onClose;
  const close = useClosedByBack(isSending, leave);

  const save = async () => {
    if (isSending) return;
    const isUnfinished = areSizesUnfinished(order, scale);
    setFailure(isUnfinished ? 'incomplete' : undefined);
    if (isUnfinished) return;
    setSending(true);
    const sizes = sizesToSend(order, scale) ?? null;
    const refused = await put(token, { ...(colorUse && { colorUse }), sizes });
    setSending(false);
    if (refused === undefined) {
      toast({ title: t.saved, description: t.until });
      onChanged();
    } else {
      setFailure(REFUSALS[refused] ?? 'other');
      setUncertain(true);
    }
  };
  const use = (next: ColorUse) => {
    const sizes = scale.map(({ id }) => id);
    setColorUse(next);
    setEntry({ ...entry, cells: movedTo(entry.cells, rowsOf({ colors, colorUse: next }), sizes) });
  };

  return (
    <Modal title={t.title} locked={isSending} onClose={close}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Choice<SizesEntry['mode']>
          label={t.title}
          ways={[
            ['later', t.later],
            ['ratio', t.byRatio],
            ['exact', t.exact],
          ]}
          chosen={entry.mode}
          onChange={(mode) => setEntry({ ...entry, mode })}
        />
        {colors.length > 1 && (
          <Choice<ColorUse>
            label={colourWords.question}
            ways={[
              ['one-garment', colourWords.oneGarment],
              ['colourways', colourWords.colourways],
            ]}
            chosen={colorUse}
            onChange={use}
          />
        )}
        {entry.mode !== 'later' && (
          <div className={styles.field} data-wide>
            <SizeEditor
              {...{ scale, quantity, entry }}
              palette={selection.swatches}
              rows={rowsOf(order)}
              onChange={setEntry}
            />
          </div>
        )}
        <p role="alert" className={styles.failure}>
          {failure && t.failures[failure]}
        </p>
        <div className={styles.actions}>
          <button type="button" className={buttons.secondary} disabled={isSending} onClick={close}>
            {t.cancel}
          </button>
          {failure !== 'closed' && (
            <button type="submit" className={buttons.primary} disabled={isSending}>
              {isSending ? t.saving : t.save}
            </button>
          )}
        </div>
      </form>
    </Modal>
  );
}

/** @returns the code of the refusal, empty where no answer came; undefined where it was taken */
async function put(token: string, body: object): Promise<string | undefined> {
  try {
    const answer = await askByLink(token, '/sizes', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? undefined : ((await answer.json()) as Problem).code;
  } catch {
    return '';
  }
}

interface ChoiceProps<Way> {
  label: string;
  ways: readonly (readonly [Way, string])[];
  chosen: Way | undefined;
  onChange: (way: Way) => void;
}

function Choice<Way extends string>({ label, ways, chosen, onChange }: ChoiceProps<Way>) {
  const name = useId();
  return (
    <fieldset className={styles.field} data-wide>
      <legend>{label}</legend>
      {ways.map(([way, words]) => (
        <label key={way} className={styles.tick}>
          <input type="radio" name={name} checked={chosen === way} onChange={() => onChange(way)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
