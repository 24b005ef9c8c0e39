import {
  problemOf,
  useArchiveProductTypeMutation,
  useRestoreProductTypeMutation,
} from '@tiraz/api-client/staff';
import { localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/catalogue';
import { useKeptInSight, useQuestion, useUndoableSave } from '@tiraz/staff-kit/forms';
import { useGradually, useStableCallback } from '@tiraz/staff-kit/list';
import { Answer, useMay, useNotify } from '@tiraz/staff-kit/page';
import { Button } from 'antd';
import { useId, useMemo, useState } from 'react';
import styles from './catalogue.module.css';
import { HistoryDialog } from './history-dialog';
import { ItemCard } from './item-card';
import { ItemDialog } from './item-dialog';
import { KINDS, type Item, type Kind } from './kinds';
import { isFound } from './search';
import { useRefusalWords } from './use-refusal-words';
import { useReorder } from './use-reorder';
import { useSavedItem } from './use-saved-item';

interface CatalogueSectionProps {
  kind: Kind;
  search: string;
  /** The dialog for a new item is open. */
  isAdding: boolean;
  onAdd: (isAdding: boolean) => void;
  onClearSearch: () => void;
}

/** All items of one kind: add, edit, switch, order, delete, and read what was done. */
export function CatalogueSection({ kind, search, isAdding, onAdd, onClearSearch }: CatalogueSectionProps) {
  const t = useTexts(texts);
  const heading = useId();
  const query = KINDS[kind].useItems();
  const items = query.data?.items;
  const [edited, setEdited] = useState<Item>();
  const [recalled, setRecalled] = useState<Item>();
  const mayWrite = useMay('catalogue.write');
  const isShown = useKeptInSight(mayWrite, isAdding || edited !== undefined);
  if (edited && !isShown) setEdited(undefined);
  const close = () => {
    setEdited(undefined);
    if (isAdding) onAdd(false);
  };
  const history = items?.find(({ id }) => id === recalled?.id);
  const count = items && t.count(items.filter((item) => isFound(item, search)).length);

  return (
    <section className={styles.section} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t.sections[kind]}</h2>
        {count && <span className={styles.quiet}>{count}</span>}
        {mayWrite && <Button onClick={() => onAdd(true)}>{t.add[kind]}</Button>}
      </header>
      <p role="status" className="sr-only">
        {search.trim() !== '' && count && `${t.sections[kind]}: ${count}`}
      </p>
      <Answer of={query}>
        {({ items: stored }) =>
          stored.length === 0 ? (
            <p className={styles.nothing}>{t.empty[kind]}</p>
          ) : (
            <Cards
              kind={kind}
              items={stored}
              search={search}
              onClearSearch={onClearSearch}
              onEdit={setEdited}
              onHistory={setRecalled}
            />
          )
        }
      </Answer>
      {isShown && <ItemDialog key={edited?.id ?? 'new'} kind={kind} item={edited} onClose={close} />}
      {history && <HistoryDialog kind={kind} item={history} onClose={() => setRecalled(undefined)} />}
    </section>
  );
}

interface CardsProps {
  kind: Kind;
  items: Item[];
  search: string;
  onClearSearch: () => void;
  onEdit: (item: Item) => void;
  onHistory: (item: Item) => void;
}

function Cards({ kind, items, search, onClearSearch, onEdit, onHistory }: CardsProps) {
  const t = useTexts(texts);
  const help = useId();
  const { language } = useLanguage();
  const notify = useNotify();
  const saveUndoably = useUndoableSave();
  const { order, ordered: orderedByNow } = KINDS[kind].useWrites();
  const saveChanges = useSavedItem(kind);
  const remove = useDeletion();
  const mayWrite = useMay('catalogue.write');
  const [busy, setBusy] = useState<string>();
  const [ordered, setOrdered] = useState<{ from: string; to: string[] }>();
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const nameOf = (id: string) => {
    const item = byId.get(id);
    return item ? localised(item, 'name', language).text : '';
  };
  const ids = items.map(({ id }) => id);

  const saveOrder = async (wanted: string[]) => {
    setOrdered({ from: ids.join(), to: wanted });
    await saveUndoably({
      save: () => order(wanted),
      done: t.orderSaved,
      failed: t.failed[kind].update,
      undo: () => async () => {
        if (isInOrder(await orderedByNow(), wanted)) return order(ids);
        notify.error(t.orderChangedSince);
        return undefined;
      },
      undone: t.orderSaved,
    }).catch(() => setOrdered(undefined));
  };
  // The list stands as it was put until the server's own order has come.
  if (ordered && ordered.from !== ids.join()) setOrdered(undefined);
  const { shown, movingId, said, handle } = useReorder(
    ordered?.to ?? ids,
    nameOf,
    (wanted) => void saveOrder(wanted),
  );

  const toggle = useStableCallback(async (item: Item) => {
    setBusy(item.id);
    await saveChanges(item, { isActive: !item.isActive }, { undoable: true }).catch(() => undefined);
    setBusy(undefined);
  });
  const drawn = useGradually(items.length);
  const found = new Set(items.filter((item) => isFound(item, search)));
  // A part of a list has no order of its own.
  const canMove = mayWrite && items.length > 1 && search.trim() === '';

  return (
    <>
      {found.size === 0 && (
        <p className={styles.nothing}>
          {t.noneFound} <Button onClick={onClearSearch}>{t.clearSearch}</Button>
        </p>
      )}
      {/* What a search leaves out stays where it is: to make a thousand cards again takes longer than to show them. */}
      <ul className={styles.cards} data-kind={kind} hidden={found.size === 0}>
        {shown
          .slice(0, drawn)
          .flatMap((id) => byId.get(id) ?? [])
          .map((item) => (
            <ItemCard
              key={item.id}
              kind={kind}
              item={item}
              isFound={found.has(item)}
              isMoving={item.id === movingId}
              isBusy={item.id === busy}
              handle={handle}
              isMovable={canMove}
              help={help}
              onHistory={onHistory}
              onToggle={mayWrite ? toggle : undefined}
              onEdit={mayWrite ? onEdit : undefined}
              onDelete={mayWrite && kind === 'productTypes' ? remove : undefined}
            />
          ))}
      </ul>
      <p id={help} hidden>
        {t.reorder.help}
      </p>
      <p className="sr-only" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  );
}

/** Whether a list is in an order still, whatever has been added to it or deleted. */
function isInOrder(list: readonly string[], order: readonly string[]): boolean {
  const there = new Set(list);
  const known = new Set(order);
  return list.filter((id) => known.has(id)).join() === order.filter((id) => there.has(id)).join();
}

/** Deletes a product type once it is clear what that means, and can take it back. */
function useDeletion() {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const ask = useQuestion();
  const saveUndoably = useUndoableSave();
  const refusalWords = useRefusalWords();
  const [archive] = useArchiveProductTypeMutation();
  const [restore] = useRestoreProductTypeMutation();
  const done = t.done.productTypes;
  const failed = t.failed.productTypes;

  return useStableCallback((item: Item) =>
    ask({
      title: t.deleteTitle(localised(item, 'name', language).text),
      hint: t.deleteHint,
      yes: t.remove,
      no: t.cancel,
      onYes: () =>
        saveUndoably({
          save: () =>
            archive(item.id)
              .unwrap()
              .then(() => item),
          done: done.delete,
          failed: (error) => refusalWords(problemOf(error)?.code) ?? failed.delete,
          undo: () => () => restore(item.id).unwrap(),
          undone: done.restore,
          undoFailed: failed.update,
        }).catch(() => undefined),
    }),
  );
}
