import type { ComponentType } from 'react';
import type { PageData } from './page-data';
import type { CalculatorStore } from './store';

export interface PageProps {
  basePath: string;
  /** The path that it is shown at, as `readAddress` gives it: '/track/abc'. */
  path: string;
  /** What the web server has read for it. */
  found?: PageData | undefined;
  /** What a page leaves behind for the visitor's return to it. */
  kept: { calculator?: CalculatorStore };
}

type Component = ComponentType<PageProps>;

/** The code of a page did not come. */
export class PageMissing extends Error {
  override name = 'PageMissing';
}

export interface LazyPage {
  /** Throws PageMissing as it renders while its code has not come. */
  Page: Component;
  /** The name of the page, and of its chunk, by which its files are preloaded. */
  chunk: string;
  /** Brings the page's code; it then renders without suspending, which hydration depends on. */
  preload: () => Promise<void>;
  /** Brings it after a failure, of which nothing is left when it succeeds. */
  retry: () => Promise<void>;
  /** Whether search engines may show it. */
  isIndexed: boolean;
}

export function lazily(chunk: string, load: () => Promise<Component>, isIndexed = true): LazyPage {
  let loading: Promise<void> | undefined;
  let outcome: { Loaded: Component } | { failure: PageMissing } | undefined;
  const start = () =>
    load().then(
      (Loaded) => void (outcome = { Loaded }),
      (cause: unknown) => {
        const failure = new PageMissing(`the code of ${chunk} did not come`, { cause });
        outcome = { failure };
        throw failure;
      },
    );
  const preload = () => (loading ??= start());
  const retry = () => (loading = start());

  function Page(props: PageProps) {
    // As React's own `lazy` waits; that one suspends even when the code is here already.
    if (!outcome) throw preload();
    if ('failure' in outcome) throw outcome.failure;
    return <outcome.Loaded {...props} />;
  }
  return { Page, chunk, preload, retry, isIndexed };
}
