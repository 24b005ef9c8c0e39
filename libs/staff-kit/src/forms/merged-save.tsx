import { currentOf, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { Button } from 'antd';
import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import { isSame } from './form-state';
import { LAYERS } from './layers';
import { useChangeWords, type Quicker } from '../page/use-change-words';
import styles from './merged-save.module.css';

interface Versioned {
  version: number;
}

export interface Save<Entity extends Versioned> {
  /** The entity as the form was filled from it. */
  base: Entity;
  /** What was changed, field by field. */
  changes: Partial<Entity>;
  /** Writes these fields over this version; rejects with the ApiError of the call. */
  put: (changes: Partial<Entity>, version: number) => Promise<Entity>;
  /** What a field is called on the screen. */
  labelOf: (field: keyof Entity & string) => string;
  /** The entity as a refusal carries it; what it carries as it is when left out. Undefined: nothing to put together. */
  current?: (error: ApiError) => Entity | undefined;
  /** How a value looks on the screen; as text when left out. */
  show?: (field: keyof Entity & string, value: unknown) => ReactNode;
}

type Choice = 'yours' | 'theirs' | 'back';

/** What both have changed. */
interface Contested {
  fields: { label: string; yours: ReactNode; theirs: ReactNode }[];
  /** Undefined where nobody knows who did it. */
  quicker: Quicker | undefined;
}

interface Conflict extends Contested {
  decide: (choice: Choice) => void;
}

type AskContext = (contested: Contested) => Promise<Choice>;
const ConflictContext = createContext<AskContext | undefined>(undefined);

/**
 * Saves what was changed although somebody else may have changed the same thing meanwhile. Fields that only one of
 * the two has touched are both kept, without a word; for a field that both have touched a dialog shows both values,
 * says who was quicker, and asks.
 *
 * @returns the entity as it is stored; undefined when the reader goes back to editing
 * @throws whatever `put` rejects with, except a stale version
 */
export function useMergedSave(): <Entity extends Versioned>(
  save: Save<Entity>,
) => Promise<Entity | undefined> {
  const ask = use(ConflictContext);
  if (!ask) throw new Error('useMergedSave needs a ConflictDialog above it');
  const wordsOf = useChangeWords();
  return useCallback((save) => saveMerged(save, ask, wordsOf), [ask, wordsOf]);
}

async function saveMerged<Entity extends Versioned>(
  { base, changes, put, labelOf, current: currentIn = currentOf, show = asText }: Save<Entity>,
  ask: AskContext,
  wordsOf: (error: ApiError) => Quicker | undefined,
): Promise<Entity | undefined> {
  let known = base;
  let wanted = changes;
  for (;;) {
    try {
      return await put(wanted, known.version);
    } catch (error) {
      const current = currentIn(error as ApiError);
      if (!current) throw error;
      const contested = fieldsOf(wanted).filter(
        (field) => !isSame(current[field], known[field]) && !isSame(current[field], wanted[field]),
      );
      if (contested.length > 0) {
        const choice = await ask({
          fields: contested.map((field) => ({
            label: labelOf(field),
            yours: show(field, wanted[field]),
            theirs: show(field, current[field]),
          })),
          quicker: wordsOf(error as ApiError),
        });
        if (choice === 'back') return undefined;
        if (choice === 'theirs') wanted = without(wanted, contested);
        if (fieldsOf(wanted).length === 0) return current;
      }
      known = current;
    }
  }
}

function fieldsOf<Entity>(changes: Partial<Entity>): (keyof Entity & string)[] {
  return Object.keys(changes) as (keyof Entity & string)[];
}

function without<Entity>(changes: Partial<Entity>, fields: string[]): Partial<Entity> {
  const rest = Object.entries(changes).filter(([field]) => !fields.includes(field));
  return Object.fromEntries(rest) as Partial<Entity>;
}

function asText(_: string, value: unknown): ReactNode {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** Shows both values of what two people have changed at once, for the saves below it. */
export function ConflictDialog({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  const [conflict, setConflict] = useState<Conflict>();
  /** Of two that were refused at once, the second is asked about after the first. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const ask = useCallback<AskContext>((contested) => {
    const asked = last.current.then(
      () =>
        new Promise<Choice>((resolve) => {
          setConflict({
            ...contested,
            decide: (choice) => {
              setConflict(undefined);
              resolve(choice);
            },
          });
        }),
    );
    last.current = asked;
    return asked;
  }, []);

  return (
    <ConflictContext value={ask}>
      {children}
      {conflict && (
        <Dialog
          title={conflict.quicker?.isOwn ? t.conflictOwn : t.conflictTitle}
          onClose={() => conflict.decide('back')}
          zIndex={LAYERS.conflict}
          footer={
            <>
              <Button onClick={() => conflict.decide('back')}>{t.backToEditing}</Button>
              <Button onClick={() => conflict.decide('theirs')}>{t.keepTheirs}</Button>
              <Button type="primary" onClick={() => conflict.decide('yours')}>
                {t.keepYours}
              </Button>
            </>
          }
        >
          {conflict.quicker && <p className={styles.quicker}>{conflict.quicker.words}</p>}
          <p>{t.conflictHint}</p>
          {conflict.fields.map(({ label, yours, theirs }) => (
            <section key={label} className={styles.field}>
              <h2>{label}</h2>
              <dl>
                <dt>{t.yours}</dt>
                <dd dir="auto">{yours || <em>{t.empty}</em>}</dd>
                <dt>{t.theirs}</dt>
                <dd dir="auto">{theirs || <em>{t.empty}</em>}</dd>
              </dl>
            </section>
          ))}
        </Dialog>
      )}
    </ConflictContext>
  );
}
