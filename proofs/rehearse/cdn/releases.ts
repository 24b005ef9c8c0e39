import { setTimeout as pause } from 'node:timers/promises';
import { builtVersion, releaseVariation, rollBack } from '../../../e2e/support/release.ts';
import { inTurns } from '../../support/figures.ts';
import { expect } from '../steps.ts';
import { filesIn, textOf } from './pages.ts';
import type { Setting } from './setting.ts';
import type { Answer, Visitor } from './visitor.ts';

const [FIRST, SECOND] = ['feed0000feed0000feed', 'beef0000beef0000beef'];
const SHOWN = ['/en', '/ar', '/ar/calculator'];
/** One more visitor gets the old page while the new one is fetched. */
const LATE_MS = 5_000;

const versionIn = (answer: Answer) =>
  /"name":"storefront","entry":"[^"]*\?v=(\w+)"/.exec(textOf(answer))?.[1];

/** A release of the storefront by the real command, with visitors all the while. */
export async function tryReleases({
  step,
  visitor,
  direct,
  dataDir,
  cdnSeconds,
  purgeCommand,
}: Setting): Promise<void> {
  const versions = async () => Promise.all(SHOWN.map(async (path) => versionIn(await visitor.ask(path))));
  const areAll = (seen: (string | undefined)[], version: string) => seen.every((each) => each === version);
  /** What the old page names, asked of a web server and not of what the CDN has. */
  const stillThere = async (files: string[]) => {
    for (const file of files) {
      const { status } = await direct.ask(file);
      expect(status === 200, `${file} of the page before answered ${status}`);
    }
    return files.length;
  };
  const old = filesIn(textOf(await visitor.ask('/en')));

  await step('without a purge, old pages work until the new one shows, and that is soon', async () => {
    const before = await versions();
    expect(areAll(before, builtVersion('storefront')), before.join());
    await releaseVariation('storefront', { version: FIRST, dataDir });
    const released = performance.now();
    const atOnce = await versions();
    const files = await stillThere(old);
    while (!areAll(await versions(), FIRST)) {
      const ms = performance.now() - released;
      expect(ms < cdnSeconds * 1_000 + LATE_MS, `not shown after ${Math.round(ms / 1000)} s`);
      await pause(100);
    }
    const seconds = ((performance.now() - released) / 1000).toFixed(1);
    const olds = atOnce.filter((version) => version !== FIRST).length;
    expect(olds > 0, 'the pages were new at once: nothing was stored');
    return `${olds} of ${SHOWN.length} were old at first, with ${files} files that are all there; new after ${seconds} s (CDN_SECONDS=${cdnSeconds})`;
  });

  await step('with a purge, the next visitor gets the new page, whoever asks meanwhile', async () => {
    process.env.CDN_PURGE_COMMAND = purgeCommand;
    const meanwhile = keepAsking(visitor);
    let visits: Visits;
    try {
      await releaseVariation('storefront', { version: SECOND, dataDir });
      const seen = await versions();
      expect(areAll(seen, SECOND), `after the release ${seen.join()}`);
      await rollBack('storefront', dataDir);
      const back = await versions();
      expect(areAll(back, FIRST), `after the rollback ${back.join()}`);
    } finally {
      delete process.env.CDN_PURGE_COMMAND;
      visits = await meanwhile.stop();
    }
    const { asked, failed } = visits;
    expect(failed.length === 0, `${failed.length} of ${asked} failed: ${failed.slice(0, 3).join()}`);
    await stillThere(old);
    return `new when the command ended, and the one before when the rollback did; ${asked} visits meanwhile, none failed`;
  });
}

interface Visits {
  asked: number;
  /** The statuses of those that did not get the page. */
  failed: number[];
}

function keepAsking(visitor: Visitor): { stop(): Promise<Visits> } {
  const failed: number[] = [];
  let asked = 0;
  let isOver = false;
  const asking = (async () => {
    for (; !isOver; asked += 1) {
      const { status } = await visitor.ask(inTurns(SHOWN, asked));
      if (status !== 200) failed.push(status);
      await pause(20);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asking;
      return { asked, failed };
    },
  };
}
