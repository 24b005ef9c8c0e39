import { use, type ComponentType } from 'react';
import type { CalculatorStore } from './store';

export interface PageProps {
  basePath: string;
  /** What a page leaves behind for the visitor's return to it. */
  kept: { calculator?: CalculatorStore };
}

export interface LazyPage {
  Page: ComponentType<PageProps>;
  /** The name of the page's chunk, by which its files are preloaded. */
  chunk: string;
  /** Brings the page's code; it then renders without suspending, which hydration depends on. */
  preload: () => Promise<void>;
}

export function lazily(chunk: string, load: () => Promise<ComponentType<PageProps>>): LazyPage {
  let loading: Promise<void> | undefined;
  let Loaded: ComponentType<PageProps> | undefined;
  const preload = () => (loading ??= load().then((component) => void (Loaded = component)));

  function Page(props: PageProps) {
    if (!Loaded) use(preload());
    return Loaded && <Loaded {...props} />;
  }
  return { Page, chunk, preload };
}
