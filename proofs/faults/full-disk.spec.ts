import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pictureFile } from '../../backend/e2e/picture-files.ts';
import { Uploader } from '../../backend/e2e/upload.ts';
import { tally, timeUntil } from '../support/figures.ts';
import { proof } from '../proof.ts';

const DISK_MB = 192;
const FULL_FOR_MS = 8_000;
const BACK_WITHIN_MS = 30_000;
const MEBIBYTE = Buffer.alloc(1024 ** 2, 1);

proof({
  promise: 'The disk that holds all data is full',
  figure:
    'writes get 503, every 201 is stored whole, no row names a missing picture, back within 30 s of there being room',
  bites:
    'With a full disk no longer told from other faults (SQLSTATE 53) it prints “while full: 500 × 169, 503 × 38 … NOT HELD”.',

  async prove({ start, folder, defer, say }) {
    const disk = folder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', disk]);
    if (mounted.status !== 0) throw new Error('mounting a small disk needs root');
    defer(() => spawnSync('umount', ['-l', disk]));
    const copy = await start({ dataDir: join(disk, 'data') });
    const headers = await copy.signIn();
    const png = await pictureFile('png', 1600, 1200);
    const answers: Record<'before' | 'full' | 'after', (number | 'none')[]> = {
      before: [],
      full: [],
      after: [],
    };
    let sent = 0;
    const acknowledged: string[] = [];
    const submit = async (when: keyof typeof answers) => {
      const customerEmail = `disk-${(sent += 1)}@example.com`;
      const { status } = await copy
        .api('/api/inquiries', { body: await copy.inquiry({ customerEmail, message: 'م'.repeat(900) }) })
        .catch(() => ({ status: 'none' as const }));
      answers[when].push(status);
      if (status === 201) acknowledged.push(customerEmail);
    };
    const upload = async (when: keyof typeof answers) => {
      const uploader = new Uploader({ url: copy.url, ask: copy.api }, headers);
      const asked = await uploader.request().catch(() => ({ status: 'none' as const }));
      if (asked.status !== 200) return answers[when].push(asked.status);
      const put = await uploader.put(asked.body.uploadURL, png).catch(() => ({ status: 'none' as const }));
      if (put.status !== 200) return answers[when].push(put.status);
      return answers[when].push((await uploader.finalize(asked.body.uploadURL)).status);
    };
    await submit('before');
    await upload('before');

    const ballast = join(disk, 'ballast');
    for (let left = statfsSync(disk).bavail; left > 0; left = statfsSync(disk).bavail) fill(ballast);
    say('the disk is full');
    for (const end = performance.now() + FULL_FOR_MS; performance.now() < end; await pause(50)) {
      await submit('full');
      await upload('full');
      fill(ballast);
    }
    const live = (await copy.api('/api/health/live').catch(() => undefined))?.status;
    rmSync(ballast);
    const back = await timeUntil(copy.isReady, 2 * BACK_WITHIN_MS);
    await submit('after');
    await upload('after');

    const rows = await copy.sql('SELECT customer_email FROM inquiries WHERE customer_email = ANY($1)', [
      acknowledged,
    ]);
    const pictures = await copy.sql('SELECT id FROM pictures');
    let missing = 0;
    for (const { id } of pictures) {
      for (const width of [320, 640, 1280])
        missing += Number((await copy.api(`/objects/${id}?w=${width}`)).status !== 200);
    }
    const refused = answers.full.filter((status) => status === 'none' || ![200, 201, 503].includes(status));
    return {
      held:
        refused.length === 0 &&
        answers.full.includes(503) &&
        answers.after.join() === '201,200' &&
        rows.length === acknowledged.length &&
        missing === 0 &&
        back < BACK_WITHIN_MS,
      measured:
        `while full: ${tally(answers.full)}, liveness ${live}; back after ${(back / 1000).toFixed(1)} s, then ${answers.after.join(' and ')}; ` +
        `${rows.length} of ${acknowledged.length} acknowledged stored, ${missing} objects missing of ${pictures.length} pictures`,
    };
  },
});

/** As far as there is room. */
function fill(file: string): void {
  try {
    for (let i = 0; i < 1_024; i += 1) appendFileSync(file, MEBIBYTE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
