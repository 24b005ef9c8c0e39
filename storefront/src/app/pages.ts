import { pathThatFits } from '@tiraz/contracts/remote-pages';
import { lazily, type LazyPage } from './lazy-page';

/**
 * By the path of `readAddress`, or its pattern ('/track/:token'). Each page is a chunk of its own, with its texts and
 * styles. What the host and search engines are told of them stands in `src/pages.json`.
 */
export const pages = {
  '': lazily('landing', async () => {
    const module = await import(/* webpackChunkName: 'landing' */ '../features/landing/landing-page');
    return module.LandingPage;
  }),
  '/calculator': lazily('calculator', async () => {
    // In two tasks, between which the page can be used: what keeps its state is half of it.
    await import(/* webpackChunkName: 'calculator' */ './store');
    await globalThis.scheduler?.yield?.();
    const module = await import(/* webpackChunkName: 'calculator' */ './calculator-screen');
    // What the address names is drawn at once, as the server has drawn it; without its code it comes later.
    await module.bringParts(globalThis.location?.search).catch(() => undefined);
    return module.CalculatorScreen;
  }),
  '/about': lazily('about', async () => {
    const module = await import(/* webpackChunkName: 'about' */ '../features/about/about-page');
    return module.AboutPage;
  }),
  '/questions': lazily('questions', async () => {
    const module = await import(/* webpackChunkName: 'questions' */ '../features/questions/questions-page');
    return module.QuestionsPage;
  }),
  '/logo': lazily('logo', async () => {
    const module = await import(/* webpackChunkName: 'logo' */ '../features/logo/logo-page');
    return module.LogoPage;
  }),
  '/t/:token': lazily(
    'request',
    async () => {
      const module = await import(/* webpackChunkName: 'request' */ '../features/request/request-page');
      return module.RequestPage;
    },
    false,
  ),
  '*': lazily(
    'not-found',
    async () => {
      const module = await import(/* webpackChunkName: 'not-found' */ '../features/not-found/not-found-page');
      return module.NotFoundPage;
    },
    false,
  ),
} satisfies Record<string, LazyPage>;

export type PageKey = keyof typeof pages;

export function pageAt(path: string): PageKey {
  return pathThatFits(Object.keys(pages) as PageKey[], path) ?? '*';
}
