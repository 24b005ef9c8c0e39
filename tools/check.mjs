// `npm run check`: what has to hold before a change is committed, apart from the journeys.
import { runOnPinnedNode } from './start/pinned-node.mjs';

await runOnPinnedNode(new URL('./check/main.ts', import.meta.url), { forDevelopment: true });
