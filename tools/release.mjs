// `npm run release:admin` and `npm run rollback:admin`: another version of the staff area, under a running site.
import { runOnPinnedNode } from './start/pinned-node.mjs';

await runOnPinnedNode(new URL('./release/main.mjs', import.meta.url));
