// `npm run seed -w tools`, `npm run staff`: a command of the backend, on the database that `npm start` uses.
import { runOnPinnedNode } from './start/pinned-node.mjs';

await runOnPinnedNode(new URL('./start/backend-command.mjs', import.meta.url), { besideRunning: true });
