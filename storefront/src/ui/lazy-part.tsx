import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/ui';
import { bringAgain } from '@tiraz/web/bring-again';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { bringIntoView } from './bring-into-view';
import buttons from './button.module.css';
import styles from './lazy-part.module.css';
import { useAgainWhenBack } from './use-connection';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface AbsentProps {
  /** It was asked for just now, and is not wanted by itself some time later. */
  isDialog: boolean;
  /** Resolves with whether the code is here. */
  bring: () => Promise<boolean>;
  onHere: () => void;
}

/**
 * A part of a page whose code comes when it is first drawn, or before. While it does not come it says so in its own
 * place, and the page around it stays.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  return deferred(load, false);
}

/**
 * A dialog whose code comes when it is first opened. While it does not come, that is said in its place on the page: what
 * shows a toast may be missing for the same reason.
 */
export function lazyDialog<Props extends object>(load: Load<Props>) {
  return deferred(load, true).Part;
}

function deferred<Props extends object>(load: Load<Props>, isDialog: boolean) {
  let Loaded: ComponentType<Props> | undefined;
  /** From then on it renders at once, which the server and hydration depend on. */
  const bring = async () => {
    Loaded ??= (await load()).default;
  };
  const isBrought = () =>
    bring().then(
      () => true,
      () => false,
    );

  function Part(props: Props) {
    const [Shown, setShown] = useState(() => Loaded);
    if (Shown) return <Shown {...props} />;
    return <Absent isDialog={isDialog} bring={isBrought} onHere={() => setShown(() => Loaded)} />;
  }
  return { Part, bring };
}

/** What waits to be brought once more: all of it comes, or does not, for one reason. */
const absent = new Set<() => Promise<boolean>>();

function Absent({ isDialog, bring, onHere }: AbsentProps) {
  const ui = useTexts(texts);
  const [failure, setFailure] = useState<object>();
  const attempt = async () => {
    const isHere = await bring();
    if (isHere) onHere();
    else setFailure({});
    return isHere;
  };
  const run = useEffectEvent(attempt);
  useEffect(() => {
    const again = () => run();
    void again();
    absent.add(again);
    return () => void absent.delete(again);
  }, []);
  useAgainWhenBack(isDialog ? undefined : failure, attempt);

  if (!failure) return null;
  return (
    <div role="alert" ref={isDialog ? bringIntoView : undefined} className={styles.failure}>
      <p>{isDialog ? ui.formFailed : ui.partFailed}</p>
      <button type="button" className={buttons.secondary} onClick={() => void bringAgain(bringAll)}>
        {ui.retry}
      </button>
    </div>
  );
}

async function bringAll(): Promise<boolean> {
  const outcomes = await Promise.all([...absent].map((again) => again()));
  return outcomes.every(Boolean);
}
