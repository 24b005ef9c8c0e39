import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/ui';
import { bringAgain } from '@tiraz/web/bring-again';
import { useToast } from '@tiraz/web/toaster';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import buttons from './button.module.css';
import styles from './lazy-part.module.css';
import { useAgainWhenBack } from './use-connection';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface AbsentProps {
  /** Resolves with whether the code is here. */
  bring: () => Promise<boolean>;
  onHere: () => void;
}

/**
 * A part of a page whose code comes when it is first drawn, or before. While it does not come it says so in its own
 * place, and the page around it stays.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  return deferred(load, AbsentPart);
}

/** A dialog whose code comes when it is first opened. When it does not come, a toast says so, and it is closed. */
export function lazyDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  return deferred(load, AbsentDialog).Part;
}

function deferred<Props extends object>(load: Load<Props>, Absent: ComponentType<Props & AbsentProps>) {
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
    return <Absent {...props} bring={isBrought} onHere={() => setShown(() => Loaded)} />;
  }
  return { Part, bring };
}

/** What waits to be brought once more: all of it comes, or does not, for one reason. */
const absent = new Set<() => Promise<boolean>>();

function AbsentPart({ bring, onHere }: AbsentProps) {
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
  useAgainWhenBack(failure, attempt);

  if (!failure) return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>{ui.partFailed}</p>
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

function AbsentDialog({ bring, onHere, onClose }: AbsentProps & { onClose: () => void }) {
  const ui = useTexts(texts);
  const toast = useToast();
  const settle = useEffectEvent((isHere: boolean) => {
    if (isHere) return onHere();
    toast({ isError: true, title: ui.error, description: ui.formFailed });
    onClose();
  });
  useEffect(() => {
    let isWanted = true;
    void bring().then((isHere) => isWanted && settle(isHere));
    return () => void (isWanted = false);
  }, [bring]);
  return null;
}
