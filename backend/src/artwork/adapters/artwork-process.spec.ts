import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { HONEST_FILES, HOSTILE_FILES, reachingOut } from '../../../e2e/artwork-files.js';
import type { Seen } from '../application/artwork-reader.js';
import { kindOf } from '../domain/file-kind.js';
import type { LockedProcessLimits } from '../../shared/processes/locked-process.js';
import { memoryOf } from '../../shared/processes/memory-of.js';
import { ArtworkProcess, startChild } from './artwork-process.js';

const MIB = 1024 * 1024;
const children: ChildProcess[] = [];
function look(file: Buffer, limits: Partial<LockedProcessLimits> = {}): Promise<Seen> {
  const kind = kindOf(file);
  if (!kind) throw new Error('a file of no kind');
  const reader = new ArtworkProcess((one) => {
    const child = startChild(one);
    children.push(child);
    return child;
  }, limits);
  return reader.look(inPieces(file), kind);
}

async function* inPieces(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += 64 * 1024) yield file.subarray(at, at + 64 * 1024);
}

async function seen(name: keyof typeof HONEST_FILES) {
  const found = await look(await HONEST_FILES[name]());
  if ('refusal' in found) throw new Error(found.refusal);
  const { width, height, format } = await sharp(found.preview).metadata();
  return { ...found.facts, preview: `${width} × ${height} ${format}` };
}

const hexes = (inks: readonly { hex: string }[]) => inks.map(({ hex }) => hex);

beforeAll(() => Logger.overrideLogger(false));

describe('a look at an honest file', () => {
  it('tells pixels, the size that it was made for, inks and that something shows through', async () => {
    const png = await seen('logo.png');
    expect(png).toMatchObject({
      pages: 1,
      widthPx: 800,
      heightPx: 600,
      widthMm: 67.7,
      heightMm: 50.8,
      photographic: false,
      hasAlpha: true,
      solidGround: null,
      preview: '800 × 600 png',
    });
    expect(hexes(png.inks).slice(0, 2)).toEqual(['#27375e', '#a3352b']);
  });

  it('counts the ground of a JPEG among its inks, and names it', async () => {
    const jpeg = await seen('logo.jpg');
    expect(jpeg).toMatchObject({
      widthPx: 400,
      hasAlpha: false,
      photographic: false,
      solidGround: '#ffffff',
    });
    expect(jpeg.inks).toHaveLength(3);
  });

  it.each(['cmyk.jpg', 'scan.tiff'] as const)('reads %s', async (name) => {
    expect(await seen(name)).toMatchObject({ widthPx: 800, heightPx: 600, preview: '800 × 600 png' });
  });

  it('calls a photograph one, without inks', async () => {
    expect(await seen('photo.webp')).toMatchObject({ photographic: true, inks: [] });
  });

  it('draws an SVG large, and says how large it is itself', async () => {
    expect(await seen('شعار.svg')).toMatchObject({
      widthPx: null,
      widthMm: 141.1,
      preview: '1600 × 1200 png',
    });
  });

  it.each([
    ['art.pdf', 3],
    ['forty.pdf', 40],
    ['art.ai', 1],
  ] as const)('draws the first page of %s and counts the others', async (name, pages) => {
    const pdf = await seen(name);
    expect(pdf).toMatchObject({ pages, widthPx: null, widthMm: 141.1, heightMm: 105.8, hasAlpha: true });
    expect(hexes(pdf.inks)).toEqual(['#a3332b', '#26365e']);
    expect(pdf.preview).toBe('1600 × 1200 png');
  });
});

describe('a look at a hostile file', () => {
  it.each([
    ['bomb.png', 'artwork.too-many-pixels'],
    ['laughs.svg', 'artwork.broken'],
    ['entity.svg', 'artwork.broken'],
    ['broken.pdf', 'artwork.broken'],
    ['cut.png', 'artwork.broken'],
  ] as const)('refuses %s', async (name, refusal) => {
    expect(await look(await HOSTILE_FILES[name]())).toMatchObject({ refusal });
  });

  it.each(['circles.pdf', 'uses.svg'] as const)('ends with the time for %s', async (name) => {
    expect(await look(await HOSTILE_FILES[name](), { mostMs: 1_500 })).toMatchObject({
      refusal: 'artwork.took-too-long',
    });
    expect(children.at(-1)?.killed).toBe(true);
  });

  it('ends with the time of the processor that it may have', async () => {
    const reader = new ArtworkProcess((kind) => startChild(kind, 1));
    expect(await reader.look(inPieces(await HOSTILE_FILES['uses.svg']()), 'svg')).toMatchObject({
      refusal: 'artwork.took-too-long',
    });
  });

  it('ends with the memory that it may have', async () => {
    expect(await look(await HONEST_FILES['logo.png'](), { mostBytes: 1 })).toMatchObject({
      refusal: 'artwork.took-too-long',
    });
  });

  it.each([
    [7_000, 'is looked at'],
    [7_746, 'artwork.took-too-long'],
  ] as const)(
    'leaves the worker its memory, with a progressive JPEG of %i² pixels',
    async (side, outcome) => {
      const create = { width: side, height: side, channels: 3, background: '#a3352b' } as const;
      const file = await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
      let peak = 0;
      const looked = look(file);
      const watch = setInterval(() => {
        const child = children.at(-1);
        if (child) void memoryOf(child).then((bytes) => (peak = Math.max(peak, bytes)));
      }, 10);
      const found = await looked;
      clearInterval(watch);
      expect('refusal' in found ? found.refusal : 'is looked at').toBe(outcome);
      expect(peak).toBeGreaterThan(20 * MIB);
      expect(peak).toBeLessThan(450 * MIB);
    },
  );

  it('draws what says that it is enormous as large as any other', async () => {
    expect(await look(await HOSTILE_FILES['blur.svg']())).toMatchObject({
      facts: { widthPx: null, widthMm: 70_555.6, photographic: false },
    });
  });

  it('fetches nothing, whatever a drawing asks for', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const found = await look(reachingOut(`http://127.0.0.1:${port}`));
    expect('facts' in found && hexes(found.facts.inks)).toEqual(['#ff0000']);
    expect(asked).toEqual([]);
    server.close();
  });
});

describe('the process', () => {
  it('may read its libraries and nothing else, write nothing and start nothing', async () => {
    const flags = startFlags();
    const tries = [
      'fs.readFileSync("/etc/hostname")',
      'fs.readFileSync(process.cwd() + "/package.json")',
      'fs.writeFileSync("/tmp/artwork-was-here", "")',
      'child_process.spawnSync("true")',
      'new worker_threads.Worker("1", { eval: true })',
    ];
    const script = `const outcomes = [${tries
      .map((one) => `(() => { try { ${one}; return "done" } catch (error) { return error.code } })()`)
      .join()}]; console.log(JSON.stringify([outcomes, Object.keys(process.env)]))`;
    const child = spawn(process.execPath, [...flags, '-e', script], { env: {} });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await once(child, 'close');
    expect(JSON.parse(said)).toEqual([tries.map(() => 'ERR_ACCESS_DENIED'), []]);
  });

  it('ends by itself where nobody is left to end it', async () => {
    const child = startChild('svg', 1);
    const ended = once(child, 'exit');
    child.stdin?.end(await HOSTILE_FILES['uses.svg']());
    expect(await ended).toEqual([null, 'SIGXCPU']);
  });

  it('that cannot start, dies or answers nonsense refuses the file, which is read to its end', async () => {
    for (const start of [
      () => spawn('/nowhere'),
      () => spawn(process.execPath, ['-e', 'process.exit(3)']),
      () => spawn(process.execPath, ['-e', 'process.stdin.on("end", () => console.log(1)).resume()']),
      () => spawn(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")']),
    ]) {
      let read = 0;
      const file = async function* () {
        for (; read < 40; read += 1) yield Buffer.alloc(64 * 1024);
      };
      expect(await new ArtworkProcess(start).look(file(), 'png')).toMatchObject({
        refusal: 'artwork.broken',
      });
      expect(read).toBe(40);
    }
  });

  it('is ended when the file breaks off, and says so', async () => {
    const broken = async function* () {
      yield Buffer.alloc(10);
      throw new Error('the store is away');
    };
    await expect(new ArtworkProcess(startChildKept).look(broken(), 'png')).rejects.toThrow(
      'the store is away',
    );
    expect(children.at(-1)?.killed).toBe(true);
  });
});

function startChildKept(kind: Parameters<typeof startChild>[0]): ChildProcess {
  const child = startChild(kind);
  children.push(child);
  return child;
}

/** As a child is really started, without what it runs. */
function startFlags(): string[] {
  const child = startChild('png');
  child.kill('SIGKILL');
  return child.spawnargs.slice(child.spawnargs.indexOf('--permission'), -2);
}
