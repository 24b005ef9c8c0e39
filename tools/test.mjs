// `npm test`: does all the set-up it needs, then runs every test there is.
import { runOnPinnedNode } from './start/pinned-node.mjs';

await runOnPinnedNode(new URL('./test/main.ts', import.meta.url), { forDevelopment: true });
