import { bringAgain } from '@tiraz/web/bring-again';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useConfirmLeaving } from '../forms/unsaved-guard';
import { LoadFailure } from './load-failure';
import { Loading } from './loading';

interface LazyPage<Props> {
  (props: Props): React.JSX.Element;
  /** Brings the page's code, for whoever is about to open it. */
  preload: () => void;
}

/** A page whose code comes when it is opened; when it does not come, it says so and tries again. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  /** @returns whether it is here */
  const bring = () =>
    load().then(
      (module) => {
        Loaded = module.default;
        return true;
      },
      () => false,
    );

  function Page(props: Props) {
    const [stage, setStage] = useState<'loading' | 'failed' | 'here'>(Loaded ? 'here' : 'loading');
    const confirmLeaving = useConfirmLeaving();
    const isGone = useRef(false);

    useEffect(() => {
      isGone.current = false;
      void bring().then((isHere) => setStage(isHere ? 'here' : 'failed'));
      return () => void (isGone.current = true);
    }, []);

    const retry = async () => {
      setStage('loading');
      // Nothing is loaded anew for a page that one has left meanwhile.
      await bringAgain(async () => (await bring()) || isGone.current, confirmLeaving);
      setStage(Loaded ? 'here' : 'failed');
    };
    if (stage === 'failed') return <LoadFailure onRetry={() => void retry()} />;
    return Loaded ? <Loaded {...props} /> : <Loading lines={6} />;
  }

  Page.preload = () => void bring();
  return Page;
}
