import type { Language } from '@tiraz/contracts/language';
import { FakeApi, mona } from '@tiraz/staff-kit/testing';
import { openRemote } from '@tiraz/web/testing/host';
import AdminRemote from '../remote';

export interface Options {
  language?: Language;
  /** Nobody is signed in. */
  isSignedOut?: boolean;
  /** Tells the API what to answer, before the page asks. */
  given?: (api: FakeApi) => void;
}

/** Opens a path of the staff area as the host would, against an API of its own. */
export function openStaffArea(path: string, { language = 'en', isSignedOut, given }: Options = {}) {
  const api = new FakeApi();
  if (!isSignedOut) api.signedIn = mona;
  given?.(api);
  const host = { basePath: '/admin', hostVersion: 'feedfacecafe00000000' };
  return { api, user: openRemote(AdminRemote, api, path, { ...host, language }) };
}
