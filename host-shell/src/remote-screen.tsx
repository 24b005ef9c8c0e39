import type { RemoteProps } from '@tiraz/contracts/remote';
import type { RemoteName } from '@tiraz/contracts/remotes';
import { useLocation } from '@tiraz/router';
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { PageOutdated, RemoteFailure } from './remote-failure';
import { loadedRemote, loadRemoteOnce, PageTooOld, reloadRemote, type RemoteModule } from './remotes';
import { Skeleton } from './skeleton';

type Stage = RemoteModule['default'] | 'loading' | 'failed' | 'outdated';

/** A remote's piece of the screen: a skeleton until it is here, an error with Retry when it is not coming. */
export function RemoteScreen({ name, ...props }: RemoteProps & { name: RemoteName }) {
  const { pathname } = useLocation();
  const [Stage, setStage] = useState<Stage>(() => loadedRemote(name)?.default ?? 'loading');
  const [shown, setShown] = useState(pathname);
  const [attempt, setAttempt] = useState(0);

  // What failed at one address says nothing about another, nor about a way back.
  if (shown !== pathname) {
    setShown(pathname);
    if (Stage === 'failed') {
      setStage('loading');
      setAttempt(attempt + 1);
    }
  }

  useEffect(() => {
    let gone = false;
    loadRemoteOnce(name).then(
      ({ default: component }) => gone || setStage(() => component),
      (reason: unknown) => {
        console.warn(reason);
        if (!gone) setStage(stageAfter(reason));
      },
    );
    return () => {
      gone = true;
    };
  }, [name, attempt]);

  const retry = async () => {
    try {
      const { default: component } = await reloadRemote(name);
      setStage(() => component);
    } catch (reason) {
      setStage(stageAfter(reason));
      throw reason;
    }
  };

  if (Stage === 'loading') return <Skeleton language={props.language} />;
  if (Stage === 'outdated') return <PageOutdated language={props.language} />;
  if (Stage === 'failed') {
    return <RemoteFailure language={props.language} offersHome={props.basePath !== ''} onRetry={retry} />;
  }
  return (
    <RenderBoundary onFailure={() => setStage('failed')}>
      <Suspense fallback={<Skeleton language={props.language} />}>
        <Stage {...props} />
      </Suspense>
    </RenderBoundary>
  );
}

function stageAfter(reason: unknown): 'failed' | 'outdated' {
  return reason instanceof PageTooOld ? 'outdated' : 'failed';
}

interface RenderBoundaryProps {
  onFailure: () => void;
  children: ReactNode;
}

/** React catches what a remote throws while rendering only in a class. */
class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
