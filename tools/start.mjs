// `npm start`: installs, builds what is stale, starts everything and says where it is.
import { runOnPinnedNode } from './start/pinned-node.mjs';

await runOnPinnedNode(new URL('./start/main.mjs', import.meta.url));
