import type { Language } from '@tiraz/contracts/language';
import { openRemote } from '@tiraz/web/testing/host';
import { App } from '../app/app';
import { pages } from '../app/pages';
import { FakeApi } from './fake-api';

// As the host does before it hydrates.
await Promise.all(Object.values(pages).map(({ preload }) => preload()));

/** Opens a path of the storefront as the host would, against an API of its own. */
export function openPage(path: string, language: Language = 'en', api = new FakeApi()) {
  return { api, user: openRemote(App, api, path, { language }) };
}
