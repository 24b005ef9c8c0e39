// `npm run prove`: does to copies of the product what must not harm it, and prints what it promised beside what it did.
import { runOnPinnedNode } from '../tools/start/pinned-node.mjs';

await runOnPinnedNode(new URL('./main.ts', import.meta.url), { forDevelopment: true });
