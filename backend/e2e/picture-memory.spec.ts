import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { bombFile, pictureFile } from './picture-files.js';

const RENDERER = new URL('../dist/media/adapters/picture-renderer.sharp.js', import.meta.url).href;
/** A container has 1 GB: less than 200 MB for a backend that renders nothing, 512 for a process that it starts. */
const MOST_MEGABYTES = 300;

/** How much the memory of a process grows at most by one picture, the library itself left aside. */
const MEASURE = `
  import { readFileSync } from 'node:fs';
  const { SharpPictureRenderer } = await import(process.argv[1]);
  const [small, file] = process.argv.slice(2, 4).map((path) => readFileSync(path));
  // However long it takes: this is about memory.
  const renderer = new SharpPictureRenderer(60);
  const peak = () => process.resourceUsage().maxRSS / 1024;
  await renderer.render(small, 'png');
  const before = peak();
  const outcome = await renderer.render(file, process.argv[4]).then(() => 'a picture', ({ code }) => code);
  console.log(JSON.stringify({ outcome, megabytes: peak() - before }));`;

describe('the memory that one picture takes', () => {
  let folder: string;
  let small: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tiraz-memory-'));
    small = join(folder, 'small.png');
    await writeFile(small, await pictureFile('png'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    [
      'the largest AVIF, transparent and with all its colours',
      'avif',
      () =>
        sharp({ create: { width: 3_500, height: 3_500, channels: 4, background: '#aa448880' } })
          .avif({ effort: 0, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      'a picture',
    ],
    ['a line of 39 million pixels', 'png', () => bombFile(39_000_000, 1), 'picture.too-long'],
    ['a column of 39 million pixels', 'png', () => bombFile(1, 39_000_000), 'picture.too-long'],
    ['40 million ordinary pixels', 'png', () => bombFile(6_320), 'a picture'],
  ])('fits into the container: %s', async (_, format, make, outcome) => {
    const file = join(folder, 'picture');
    await writeFile(file, await make());
    const args = ['--input-type=module', '--eval', MEASURE, RENDERER, small, file, format];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const measured = JSON.parse(stdout) as { outcome: string; megabytes: number };
    expect(measured.outcome).toBe(outcome);
    expect(measured.megabytes).toBeLessThan(MOST_MEGABYTES);
  });
});
