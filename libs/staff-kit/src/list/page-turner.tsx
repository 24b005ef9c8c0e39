import type { Page } from '@tiraz/api-client/staff';
import { formatNumber, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/staff-kit/ui';
import { SteadyButton } from '../page';
import styles from './page-turner.module.css';
import type { Turn } from './use-known-page';

interface PageTurnerProps {
  /** Absent until it has come, for which a sticky turner holds the place. */
  page: Page<unknown> | undefined;
  /** The page that is shown; empty for the first. */
  cursor: string;
  onTurn: Turn;
  /** A higher total only says that there are more. */
  countedUpTo?: number | undefined;
  /** Stays at the top of the window. */
  isSticky?: boolean;
}

/** How many results there are, and the ways to the pages beside this one. */
export function PageTurner({ isSticky, page, ...turner }: PageTurnerProps) {
  const ways = page && <Ways page={page} {...turner} />;
  return isSticky ? <div className={styles.sticky}>{ways}</div> : ways;
}

type WaysProps = Omit<PageTurnerProps, 'page' | 'isSticky'> & { page: Page<unknown> };

function Ways({ page, cursor, onTurn, countedUpTo = Infinity }: WaysProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { total, next, prev } = page;
  return (
    <div className={styles.turner}>
      <span role="status">
        {total > countedUpTo ? t.moreThan(formatNumber(countedUpTo, language)) : t.showing(total)}
      </span>
      {(next !== undefined || cursor) && (
        <nav aria-label={t.pages} className={styles.ways}>
          <SteadyButton size="small" isIdle={!cursor} onClick={() => onTurn({ cursor: prev ?? '' })}>
            <Arrow back />
            {prev !== undefined || !cursor ? t.previousPage : t.firstPage}
          </SteadyButton>
          <SteadyButton
            size="small"
            isIdle={next === undefined}
            onClick={() => onTurn({ cursor: next ?? '' })}
          >
            {t.nextPage}
            <Arrow />
          </SteadyButton>
        </nav>
      )}
    </div>
  );
}

/** Points where reading goes on, or back. */
function Arrow({ back }: { back?: boolean }) {
  return (
    <svg
      className={styles.arrow}
      data-back={back}
      viewBox="0 0 8 12"
      width="8"
      height="12"
      aria-hidden="true"
    >
      <path d="M2 1L7 6L2 11" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
