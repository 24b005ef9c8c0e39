import { useEffect, useState, type ComponentType } from 'react';
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
  const bring = async () => {
    Loaded = (await load()).default;
  };

  function Page(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [stage, setStage] = useState<'loading' | 'failed' | 'here'>(Loaded ? 'here' : 'loading');

    useEffect(() => {
      let gone = false;
      bring().then(
        () => gone || setStage('here'),
        () => gone || setStage('failed'),
      );
      return () => {
        gone = true;
      };
    }, [attempt]);

    const retry = () => {
      setStage('loading');
      setAttempt(attempt + 1);
    };
    if (stage === 'failed') return <LoadFailure onRetry={retry} />;
    return Loaded ? <Loaded {...props} /> : <Loading lines={6} />;
  }

  Page.preload = () => void bring().catch(() => undefined);
  return Page;
}
