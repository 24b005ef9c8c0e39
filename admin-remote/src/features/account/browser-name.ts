import type { OwnSession } from '@tiraz/api-client/staff';
import type { texts } from '@tiraz/messages/admin-remote/account';

/** The browser of a session, and what it runs on as far as that is known. */
export function browserName({ browser, system }: OwnSession, t: (typeof texts)['en']): string {
  const name = browser ?? t.unknownBrowser;
  return system ? t.browserOn({ browser: name, system }) : name;
}
