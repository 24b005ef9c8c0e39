import { use, type ComponentType } from 'react';
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
  let loading: Promise<Component> | undefined;
  const bring = () => (loading ??= readable(load()));

  function Page(props: PageProps) {
    const Loaded = use(bring());
    return <Loaded {...props} />;
  }
  return { Page, chunk, preload: async () => void (await bring()) };
}

/** A promise that says what became of it in the way that React notes it, so that `use` need not wait to find out. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
