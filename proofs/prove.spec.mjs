import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { processIdentity, processTree } from '../tools/running-processes.mjs';
import { runNode, temporaryFolder } from '../tools/testing.mjs';
import { runRow } from './run-row.mjs';

const PROVE = fileURLToPath(new URL('./prove.mjs', import.meta.url));
const QUICK_ROWS_WITHIN_MS = 110_000;

const never = new AbortController().signal;
const rowThat = (prove, more) => ({ name: 'a-row', promise: 'It holds', figure: '1', prove, ...more });
const run = (row, signal = never) => runRow(row, { signal, print: () => {} });

describe('a row', () => {
  it('prints the promise, what is promised, what was measured and whether it held', async () => {
    const lines = [];
    const row = rowThat(async ({ say }) => {
      say('trying');
      return { held: true, measured: '1 of 1' };
    });
    expect(await runRow(row, { signal: never, print: (line) => lines.push(line) })).toMatchObject({
      held: true,
    });
    expect(lines).toEqual([
      '\na-row: It holds',
      '  promised  1',
      '  · trying',
      '  measured  1 of 1',
      '  held',
    ]);
  });

  it('that throws, takes too long or is stopped has not held, and leaves nothing behind', async () => {
    const stop = new AbortController();
    const folders = [];
    const made = ({ folder }) => folders.push(folder());
    const throwing = rowThat(async (tools) => {
      made(tools);
      throw new Error('the figure is wrong');
    });
    const hanging = async (tools) => {
      made(tools);
      await new Promise(() => {});
    };
    const stopped = rowThat(async (tools) => {
      stop.abort(new Error('Ctrl-C'));
      await hanging(tools);
    });
    expect(await run(throwing)).toMatchObject({ held: false, measured: 'the figure is wrong' });
    expect(await run(rowThat(hanging, { limitMs: 50 }))).toMatchObject({
      held: false,
      measured: 'not done within 0.05 s',
    });
    expect(await run(stopped, stop.signal)).toMatchObject({ held: false, measured: 'Ctrl-C' });
    expect(folders).toHaveLength(3);
    expect(folders.filter((folder) => existsSync(folder))).toEqual([]);
  });

  it('that goes on after its end can start nothing more', async () => {
    let tools;
    await run(rowThat(async (given) => (tools = given) && { held: true, measured: '' }));
    expect(tools.folder).toThrow('The row is over.');
    await expect(tools.start()).rejects.toThrow('The row is over.');
  });
});

describe('npm run prove', () => {
  it('holds in its quick rows, and ends what it has started', async () => {
    const prove = runNode([PROVE, '--quick']);
    const left = setTimeout(() => prove.child.kill('SIGTERM'), QUICK_ROWS_WITHIN_MS);
    const { code } = await prove.exited;
    clearTimeout(left);
    expect(prove.output).not.toContain('NOT HELD');
    expect(code).toBe(0);
  });

  it('says which rows there are when it is asked for another', async () => {
    const prove = runNode([PROVE, 'moon']);
    expect((await prove.exited).code).toBe(1);
    expect(prove.output).toMatch(/^No such row: moon\. There are: .*database-frozen/);
  });

  it('ends and removes everything after a Ctrl-C', async () => {
    const scratch = temporaryFolder();
    const prove = runNode([PROVE, 'database-frozen'], { env: { ...process.env, TMPDIR: scratch } });
    await prove.says(/a copy runs/);
    const pids = processTree(prove.pid);
    expect(pids.length).toBeGreaterThan(3);
    prove.child.kill('SIGINT');
    expect((await prove.exited).code).toBe(1);
    expect(pids.filter((pid) => processIdentity(pid))).toEqual([]);
    expect(readdirSync(scratch)).toEqual([]);
  });
});
