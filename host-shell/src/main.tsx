import '@tiraz/theme/theme.css';
import { BrowserRouter } from '@tiraz/router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { mountOf } from './mounts';
import { loadRemoteOnce } from './remotes';

// Under way before React draws anything; whoever shows the remote handles the failure.
loadRemoteOnce(mountOf(location.pathname).name).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
