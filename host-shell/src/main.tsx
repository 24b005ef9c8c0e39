import '@tiraz/theme/theme.css';
import { BrowserRouter } from '@tiraz/router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { mountOf } from './mounts';
import { loadRemoteOnce } from './remotes';
import { initialLanguage } from './use-host-language';

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
const { name, basePath } = mountOf(location.pathname);
const remote = loadRemoteOnce(name);

// Prerendered markup stands, readable, until its code is here; in another language than the visitor's it is of no use.
if (root.hasChildNodes() && initialLanguage() === document.documentElement.lang) {
  remote
    .then(({ preload }) => preload?.(location.pathname.slice(basePath.length)))
    .then(
      () => hydrateRoot(root, page),
      () => createRoot(root).render(page),
    );
} else {
  remote.catch(() => undefined);
  createRoot(root).render(page);
}
