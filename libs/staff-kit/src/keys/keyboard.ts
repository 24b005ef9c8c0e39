import { isAbovePage, isTyped, pressOf } from './press';
import { areShortcutsOn } from './shortcut-switch';
import {
  REPEATABLE,
  SHORTCUT_NAMES,
  SHORTCUTS,
  type KeyPlace,
  type Shortcut,
  type ShortcutActions,
} from './shortcuts';

/** What one part of the screen does by keys; it is read anew at every press. */
interface Hearer {
  actions: () => ShortcutActions;
  places: () => readonly KeyPlace[];
  /** Around every page: it hears what the page leaves alone. */
  isAroundPage: boolean;
}

const hearers: Hearer[] = [];
const watchers = new Set<() => void>();
let isGoing = false;

/** Has a part hear keys, until the returned function is called. */
export function hear(hearer: Hearer): () => void {
  if (hearers.length === 0) {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', stopGoing);
    window.addEventListener('blur', stopGoing);
  }
  if (hearer.isAroundPage) hearers.unshift(hearer);
  else hearers.push(hearer);
  return () => {
    hearers.splice(hearers.indexOf(hearer), 1);
    if (hearers.length > 0) return;
    stopGoing();
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', stopGoing);
    window.removeEventListener('blur', stopGoing);
  };
}

/** What keys do here at the moment, on the page and around it: the very table by which they are handled. */
export function heardHere(): { page: Shortcut[]; around: Shortcut[]; places: readonly KeyPlace[] } {
  const namesOf = (isAroundPage: boolean) => {
    const heard = hearers
      .filter((hearer) => hearer.isAroundPage === isAroundPage)
      .map(({ actions }) => actions());
    return SHORTCUT_NAMES.filter((name) => heard.some((actions) => actions[name]));
  };
  const page = namesOf(false);
  const presses: string[] = page.map((name) => SHORTCUTS[name]);
  const around = namesOf(true).filter((name) => !presses.includes(SHORTCUTS[name]));
  return { page, around, places: allPlaces() };
}

function allPlaces(): readonly KeyPlace[] {
  return hearers.flatMap(({ places }) => places());
}

/** Whether G was pressed and the letter is still to come. */
export function isGoingSomewhere(): boolean {
  return isGoing;
}

export function watchGoing(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function setGoing(going: boolean): void {
  if (isGoing === going) return;
  isGoing = going;
  for (const watcher of watchers) watcher();
}

function stopGoing(): void {
  setGoing(false);
}

function onKeyDown(event: KeyboardEvent): void {
  if (['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(event.key)) return;
  const wasGoing = isGoing;
  stopGoing();
  if (event.defaultPrevented || isAbovePage(event.target)) return;
  const press = pressOf(event);
  const isSingle = !press?.startsWith('mod+');
  if (!press || (isSingle && (isTyped(event.target) || !areShortcutsOn()))) return;
  if (wasGoing && isSingle) {
    // A letter that leads nowhere does not fall through to what it does alone.
    event.preventDefault();
    if (!event.repeat)
      allPlaces()
        .find(({ letter }) => letter === press)
        ?.go();
    else if (press === 'g') setGoing(true);
    return;
  }
  if (press === 'g' && !event.repeat && allPlaces().length > 0) {
    event.preventDefault();
    setGoing(true);
    return;
  }
  act(press, event);
}

function act(press: string, event: KeyboardEvent): void {
  for (const { actions } of hearers.toReversed()) {
    const heard = actions();
    for (const name of SHORTCUT_NAMES) {
      const action = heard[name];
      if (SHORTCUTS[name] !== press || action === undefined || action === 'itself') continue;
      if (event.repeat && !REPEATABLE.has(name)) return;
      if (action() === false) return;
      event.preventDefault();
      return;
    }
  }
}
