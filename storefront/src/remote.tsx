import type { RemotePreload, RemoteProps } from '@tiraz/contracts/remote';
import type { ComponentType } from 'react';
import { readAddress } from './app/address';
import { App } from './app/app';
import { measureVisit } from './app/measure-visit';
import { pageAt, pages } from './app/pages';

export default App satisfies ComponentType<RemoteProps>;

export const preload: RemotePreload['preload'] = (path) => pages[pageAt(readAddress(path).path)].preload();

measureVisit();
