// The first of all.
import { speakUp } from './start-quietly';
import '@tiraz/theme/theme.css';
import { remoteAt } from '@tiraz/contracts/remotes';
import { storeLanguage } from '@tiraz/locale';
import { BrowserRouter } from '@tiraz/router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { repeatEarlyPress } from './early-press';
import { keepFocus } from './keep-focus';
import { loadRemoteOnce } from './remotes';
import { initialLanguage } from './use-host-language';
import { ROOT_OPTIONS, watchErrors } from './watch-errors';

watchErrors();
keepFocus();
// What the address says counts from now on: a link may be followed before the remote is here.
storeLanguage(initialLanguage());

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

const page = (
  <StrictMode>
    <BrowserRouter>
      <App publicUrl={root.dataset.publicUrl ?? location.origin} />
    </BrowserRouter>
  </StrictMode>
);

// Under way before React draws anything; whoever shows the remote handles the failure.
const { name, mount } = remoteAt(location.pathname);
const remote = loadRemoteOnce(name);

// Prerendered markup stands, readable, until its code is here.
const isPrerendered = root.hasChildNodes();
if (isPrerendered && initialLanguage() === document.documentElement.lang) {
  remote
    .then(({ preload }) => preload?.(location.pathname.slice(mount.length)))
    .finally(speakUp)
    .then(
      // A transition: React lets go of the main thread every few milliseconds, and what is pressed meanwhile goes first.
      () => {
        startTransition(() => void hydrateRoot(root, page, ROOT_OPTIONS));
        repeatEarlyPress();
      },
      () => createRoot(root, ROOT_OPTIONS).render(page),
    );
} else {
  speakUp();
  remote.catch(() => undefined);
  // Only hydration finds the head of a page there again. Without a page the host's own title stays.
  const head = 'title, meta[name=description], meta[property], link[rel=canonical], link[rel=alternate]';
  const isOfPage = document.head.querySelector('meta[property]');
  if (isOfPage) for (const element of document.head.querySelectorAll(head)) element.remove();
  createRoot(root, ROOT_OPTIONS).render(page);
}
