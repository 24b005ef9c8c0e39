import { toLocalDigits, useLanguage, useTexts } from '@tiraz/locale';
import { texts as calculatorTexts } from '@tiraz/messages/storefront/calculator';
import { texts as uiTexts } from '@tiraz/messages/storefront/ui';
import { useDeferredValue, useId, type ReactNode } from 'react';
import { useAgainWhenBack } from '../../ui/use-connection';
import buttons from '../../ui/button.module.css';
import styles from './section.module.css';

interface SectionProps {
  step: number;
  title: string;
  note?: string;
  /** By which the section is found from elsewhere on the page. */
  id?: string;
  children: (titleId: string) => ReactNode;
}

/** One of the form's numbered sections. */
export function Section({ step, title, note, id, children }: SectionProps) {
  const { language } = useLanguage();
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <header className={styles.header}>
        <span aria-hidden="true" className={styles.step}>
          {toLocalDigits(String(step), language)}
        </span>
        <h2 id={titleId}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {children(titleId)}
    </section>
  );
}

interface CatalogueListProps<Item> {
  query: { data?: Item[]; isFetching: boolean; isError: boolean; error?: unknown; refetch: () => unknown };
  /** How many places stand in while the list is on its way, and what each looks like. */
  skeletons: number;
  skeletonClass: string | undefined;
  className: string | undefined;
  /** Names the group of controls that the list becomes. */
  labelledBy: string;
  role: 'radiogroup' | 'group';
  empty: string;
  children: (item: Item) => ReactNode;
}

/** A list of the catalogue in each of its states: on its way, failed, empty, here. */
export function CatalogueList<Item>(props: CatalogueListProps<Item>) {
  const { query, skeletons, skeletonClass, className, labelledBy, role, empty, children } = props;
  const t = useTexts(calculatorTexts);
  const ui = useTexts(uiTexts);
  useAgainWhenBack(query.error, query.refetch);
  // Drawn in steps: on a telephone six lists at once hold up every touch for a quarter of a second.
  const items = useDeferredValue(query.data);

  if (query.isFetching || (query.data && !items)) {
    return (
      <div className={className} aria-busy="true">
        {Array.from({ length: skeletons }, (_, place) => (
          <div key={place} className={`${styles.skeleton} ${skeletonClass}`} />
        ))}
      </div>
    );
  }
  if (query.isError || !items) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{t.listFailed}</p>
        <button type="button" className={buttons.secondary} onClick={query.refetch}>
          {ui.retry}
        </button>
      </div>
    );
  }
  if (items.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div role={role} aria-labelledby={labelledBy} className={className}>
      {items.map(children)}
    </div>
  );
}
