import { port } from '../../config.js';

export const listening = port;
