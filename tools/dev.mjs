// `npm run dev`: the product from its sources; what is changed is there at once.
import { runOnPinnedNode } from './start/pinned-node.mjs';

process.env.TIRAZ_DEVELOPING = 'true';
await runOnPinnedNode(new URL('./start/main.mjs', import.meta.url), { forDevelopment: true });
