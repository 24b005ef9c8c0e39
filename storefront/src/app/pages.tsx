import { use, type ComponentType } from 'react';
import type { CalculatorStore } from './store';

export interface PageProps {
  basePath: string;
  /** What a page leaves behind for the visitor's return to it. */
  kept: { calculator?: CalculatorStore };
}

interface LazyPage {
  Page: ComponentType<PageProps>;
  /** The name of the page's chunk, by which its files are preloaded. */
  chunk: string;
  /** Brings the page's code; it then renders without suspending, which hydration depends on. */
  preload: () => Promise<void>;
}

function lazily(chunk: string, load: () => Promise<ComponentType<PageProps>>): LazyPage {
  let loading: Promise<void> | undefined;
  let Loaded: ComponentType<PageProps> | undefined;
  const preload = () => (loading ??= load().then((component) => void (Loaded = component)));

  function Page(props: PageProps) {
    if (!Loaded) use(preload());
    return Loaded && <Loaded {...props} />;
  }
  return { Page, chunk, preload };
}

/** By the path of `readAddress`. Each page is a chunk of its own, with its texts and styles. */
export const pages = {
  '': lazily('landing', async () => {
    const module = await import(/* webpackChunkName: 'landing' */ '../features/landing/landing-page');
    return module.LandingPage;
  }),
  '/calculator': lazily('calculator', async () => {
    const module = await import(/* webpackChunkName: 'calculator' */ './calculator-screen');
    return module.CalculatorScreen;
  }),
  '/about': lazily('about', async () => {
    const module = await import(/* webpackChunkName: 'about' */ '../features/about/about-page');
    return module.AboutPage;
  }),
  '/logo': lazily('logo', async () => {
    const module = await import(/* webpackChunkName: 'logo' */ '../features/logo/logo-page');
    return module.LogoPage;
  }),
  '*': lazily('not-found', async () => {
    const module = await import(/* webpackChunkName: 'not-found' */ '../features/not-found/not-found-page');
    return module.NotFoundPage;
  }),
} satisfies Record<string, LazyPage>;

export type PageKey = keyof typeof pages;

export function pageAt(path: string): PageKey {
  return Object.hasOwn(pages, path) ? (path as PageKey) : '*';
}
