import type { RemoteProps } from '@tiraz/contracts/remote';
import type { ComponentType } from 'react';
import { App } from './app/app';

export default App satisfies ComponentType<RemoteProps>;
