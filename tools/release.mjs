// `npm run release REMOTE` and `npm run rollback REMOTE`: another version of a remote, under a running site.
import { runOnPinnedNode } from './start/pinned-node.mjs';

await runOnPinnedNode(new URL('./release/main.ts', import.meta.url));
