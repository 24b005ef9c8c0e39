import { describe, expect, it } from '@jest/globals';
import { Argon2Hashes } from './argon2-hashes.js';

const hashes = new Argon2Hashes();
/** From the documentation of argon2-cffi: another implementation, with a cost of its own. */
const FOREIGN =
  '$argon2id$v=19$m=65536,t=3,p=4$MIIRqgvgQbgj220jfp0MPA$YfwJSVjtjSU0zzV/P3S9nnQ/USre2wvJMjfCIjrTQbg';

describe('a password hash', () => {
  it('is argon2id in the PHC format, and another one each time', async () => {
    const [one, two] = await Promise.all([hashes.of('a loom in Cairo'), hashes.of('a loom in Cairo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(one).not.toContain('loom');
  });

  it('matches its password alone', async () => {
    const hash = await hashes.of('نول في القاهرة القديمة');
    expect(await hashes.match('نول في القاهرة القديمة', hash)).toBe(true);
    expect(await hashes.match('نول في القاهرة', hash)).toBe(false);
    expect(await hashes.match('', hash)).toBe(false);
  });

  it('of what chance made costs a tenth, and is matched as others are', async () => {
    const hash = await hashes.ofRandom('K7QM29XWTB');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=4096,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await hashes.match('K7QM29XWTB', hash)).toBe(true);
    expect(await hashes.match('K7QM29XWTA', hash)).toBe(false);
  });

  it('matches the same letters typed as other characters', async () => {
    expect(await hashes.match('caf\u00e9 in Zamalek', await hashes.of('cafe\u0301 in Zamalek'))).toBe(true);
  });

  it('is read with the cost that it names', async () => {
    expect(await hashes.match('correct horse battery staple', FOREIGN)).toBe(true);
    expect(await hashes.match('correct horse battery', FOREIGN)).toBe(false);
  });

  it('never matches where there is none', async () => {
    expect(await hashes.match('', undefined)).toBe(false);
  });

  it('is turned away when too many wait, and comes again afterwards', async () => {
    const flooded = new Argon2Hashes(3);
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => flooded.match('a guess', undefined)),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ kind: 'unavailable', code: 'sign-in.busy' });
    }
    expect(await flooded.match('a guess', undefined)).toBe(false);
    expect(flooded.underWay).toBe(0);
  });

  it('has places for those who are known that no stranger takes, and their turn is first', async () => {
    const flooded = new Argon2Hashes(12);
    const order: string[] = [];
    const ask = (who: string, isKnown: boolean) =>
      flooded.match('a guess', undefined, { isKnown }).then(
        () => order.push(who),
        () => undefined,
      );
    const strangers = Array.from({ length: 20 }, (_, i) => ask(`stranger ${i}`, false));
    await Promise.all([...strangers, ask('the owner', true)]);
    expect(order).toHaveLength(15);
    // The third to begin; the strangers beside it may be done sooner.
    expect(order.indexOf('the owner')).toBeLessThan(12);
  });

  it('looks at nothing for those who have hung up, and gives their places away', async () => {
    const flooded = new Argon2Hashes(3);
    let isGone = false;
    const waiting = { isKnown: false, isGone: () => isGone };
    const leaving = Array.from({ length: 5 }, () => flooded.match('a guess', undefined, waiting));
    const left = Promise.allSettled(leaving);
    isGone = true;
    const patient = Promise.all([1, 2, 3].map(() => flooded.match('a guess', undefined)));
    expect(flooded.underWay).toBe(5);
    expect(await patient).toEqual([false, false, false]);
    expect((await left).map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled'],
      ...['rejected', 'rejected', 'rejected'],
    ]);
    await expect(flooded.match('a guess', undefined, waiting)).rejects.toMatchObject({
      code: 'sign-in.busy',
    });
    expect(flooded.underWay).toBe(0);
  });
});
