import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/palette';
import { texts as kitTexts } from '@tiraz/messages/staff-kit/ui';
import { useClosedByBack } from '@tiraz/staff-kit/forms';
import { KeyNames, pressOf } from '@tiraz/staff-kit/keys';
import { LONGEST_SEARCH, searchedFor } from '@tiraz/staff-kit/list';
import { isSecondPress, useMayOpen } from '@tiraz/staff-kit/page';
import { useRested } from '@tiraz/web/use-rested';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { GROUPS, type Entry, type PalettePage } from './entry';
import { Options } from './options';
import { WovenBand } from '../../ui/woven-band';
import styles from './palette.module.css';
import { ranked } from './ranking';
import { useCommands } from './use-commands';
import { useFound } from './use-found';
import { useItems } from './use-items';
import { useRecent } from './use-recent';
import { useViews } from './use-views';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 200;

export interface PaletteProps {
  /** The id of the own account. */
  account: string;
  pages: readonly PalettePage[];
  /** Typed while this was still being fetched. */
  typedAhead: string;
  onSignOut: () => unknown;
  onChoose: (entry: Entry) => void;
  onClose: () => void;
}

/** Finds pages, inquiries, customers, items and what can be done, and goes there or does it; by the keyboard alone. */
export default function Palette(props: PaletteProps) {
  const { account, pages, typedAhead, onSignOut, onChoose, onClose } = props;
  const t = useTexts(texts);
  const { searching, tooLong } = useTexts(kitTexts);
  const mayOpen = useMayOpen();
  useClosedByBack(onClose);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(typedAhead);
  const [movedTo, setMovedTo] = useState<string>();
  /** Enter was pressed before there was anything to choose. */
  const [isAwaited, setAwaited] = useState(false);

  const { wanted, isTooLong } = searchedFor(typed);
  const q = isTooLong ? '' : wanted;
  const rested = useRested(q, REST);
  const found = useFound(q && rested);
  const items = useItems(q !== '');
  const recent = useRecent(account);
  const views = useViews();
  const commands = useCommands(onSignOut);
  const ways = pages
    .filter(({ path }) => mayOpen(path))
    .map(({ path, label, words, letter }): Entry => ({
      id: `page:${path}`,
      group: 'pages',
      label,
      words,
      aside: <KeyNames press={`g ${letter}`} />,
      to: path,
    }));

  const isSearching = q === '' ? recent.isLoading : rested !== q || found.isSearching || items.isSearching;
  const hasFailed = q !== '' && (found.hasFailed || items.hasFailed);
  const local =
    q === ''
      ? [...recent.entries, ...ways, ...views, ...commands]
      : [ways, views, commands].flatMap((one) => ranked(one, q));
  const remote = q === '' ? [] : [...found.entries, ...ranked(items.entries, q)];
  const entries = isTooLong ? [] : [...local, ...remote];
  // What was found for another text is only still to be seen: it is not what Enter means.
  const choosable = isTooLong || (q === '' && isSearching) ? [] : isSearching ? local : entries;
  const active = choosable.find((entry) => entry.id === movedTo) ?? choosable[0];

  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (isAwaited && !isSearching && active) choose(active);
  }, [isAwaited, isSearching, active]);

  // At once, before the next key is pressed.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(typedAhead.length, typedAhead.length);
  }, [typedAhead]);
  useLayoutEffect(() => {
    if (active) document.getElementById(`${id}${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const type = (text: string) => {
    setTyped(text);
    setMovedTo(undefined);
    setAwaited(false);
  };
  const searchAgain = () => {
    setAwaited(false);
    found.again();
    items.again();
    field.current?.focus();
  };
  const move = (to: number) => {
    const { length } = choosable;
    if (length > 0) setMovedTo(choosable[(to + length) % length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Of the keys, none is for the page below.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') {
      event.preventDefault();
      tabWithin(event.currentTarget, event.shiftKey);
    }
    if (event.key === 'Escape' || pressOf(event.nativeEvent) === 'mod+k') {
      event.preventDefault();
      onClose();
    }
  };
  const onFieldKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    const at = active ? choosable.indexOf(active) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) move(to);
    else if (event.key !== 'Enter') return;
    else if (event.repeat) return;
    else if (active) onChoose(active);
    else setAwaited(isSearching);
    event.preventDefault();
  };
  const groups = GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }));
  const isEmpty = !isSearching && !hasFailed && entries.length === 0;

  return (
    <div
      className={styles.backdrop}
      onMouseDown={(press) => press.target === press.currentTarget && !isSecondPress(press) && onClose()}
    >
      <dialog open aria-modal="true" aria-label={t.title} className={styles.palette} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <input
            ref={field}
            role="combobox"
            dir="auto"
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-label={t.title}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={active && `${id}${active.id}`}
            aria-invalid={isTooLong}
            aria-describedby={`${id}said`}
            placeholder={t.hint}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onFieldKeyDown}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <span className="sr-only">{t.close}</span>
            <KeyNames press="escape" />
          </button>
        </div>
        <WovenBand height={6} />
        <Options
          id={id}
          label={t.results}
          groups={groups}
          active={active}
          choosable={choosable}
          isSearching={isSearching}
          onChoose={onChoose}
        />
        <div className={styles.foot}>
          <p
            id={`${id}said`}
            role="status"
            className={entries.length > 0 && !isTooLong ? styles.quiet : undefined}
          >
            {isTooLong
              ? tooLong(LONGEST_SEARCH)
              : isSearching
                ? searching
                : isEmpty
                  ? t.none
                  : q !== '' && t.found(entries.length)}
          </p>
          {isEmpty && !isTooLong && <p className={styles.quiet}>{t.noneHint}</p>}
          {hasFailed && (
            <p role="alert" className={styles.failed}>
              {t.failed}{' '}
              <button type="button" onClick={searchAgain}>
                {t.again}
              </button>
            </p>
          )}
        </div>
      </dialog>
    </div>
  );
}

/**
 * Not a modal dialog of the browser's own: the question for the password, when the session has ended meanwhile, has to
 * lie above it.
 */
function tabWithin(layer: HTMLElement, isBack: boolean): void {
  const stops = [...layer.querySelectorAll<HTMLElement>('input, button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + (isBack ? -1 : 1)) % stops.length)?.focus();
}
