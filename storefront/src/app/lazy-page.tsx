import type { ComponentType } from 'react';
import type { CalculatorStore } from './store';

export interface PageProps {
  basePath: string;
  /** What a page leaves behind for the visitor's return to it. */
  kept: { calculator?: CalculatorStore };
}

type Component = ComponentType<PageProps>;

export interface LazyPage {
  Page: Component;
  /** The name of the page's chunk, by which its files are preloaded. */
  chunk: string;
  /** Brings the page's code; it then renders without suspending, which hydration depends on. */
  preload: () => Promise<void>;
}

export function lazily(chunk: string, load: () => Promise<Component>): LazyPage {
  let loading: Promise<void> | undefined;
  let outcome: { Loaded: Component } | { reason: unknown } | undefined;
  const preload = () =>
    (loading ??= load().then(
      (Loaded) => void (outcome = { Loaded }),
      (reason: unknown) => {
        outcome = { reason };
        throw reason;
      },
    ));

  function Page(props: PageProps) {
    // As React's own `lazy` waits; that one suspends even when the code is here already.
    if (!outcome) throw preload();
    if ('reason' in outcome) throw outcome.reason;
    return <outcome.Loaded {...props} />;
  }
  return { Page, chunk, preload };
}
