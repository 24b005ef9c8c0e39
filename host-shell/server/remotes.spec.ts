import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemoteSource } from './config.ts';
import { Remotes } from './remotes.ts';
import { manifestOf, TestSite } from './test-site.ts';

let site: TestSite;
let now: number;

beforeEach(async () => {
  site = await TestSite.create();
  now = 0;
});

afterEach(() => site.remove());

function remotesAt(...sources: RemoteSource[]): Remotes {
  return new Remotes(sources, { warn: () => undefined, now: () => now });
}

async function versionsOf(remotes: Remotes) {
  return (await remotes.current()).map(({ location }) => location.version);
}

describe('Remotes', () => {
  test('sees a new version within a second, without a restart', async () => {
    const remotes = remotesAt(site.remoteIn('admin'));
    expect(await versionsOf(remotes)).toEqual(['one']);
    await site.putRemote('admin', 'two');
    now = 999;
    expect(await versionsOf(remotes)).toEqual(['one']);
    now = 1_000;
    expect(await versionsOf(remotes)).toEqual(['two']);
  });

  test('lists a remote without entry while its manifest is missing or junk, and with it again after', async () => {
    const remotes = remotesAt(site.remoteIn('storefront'), site.remoteIn('admin'));
    await site.dropRemote('admin');
    const locations = async () => (await remotes.current()).map(({ location }) => location);
    expect(await locations()).toEqual([
      expect.objectContaining({ entry: expect.any(String) }),
      { name: 'admin' },
    ]);
    now += 1_000;
    await site.put('admin/mf-manifest.json', '{"metaData":{}}');
    expect((await locations())[1]).toEqual({ name: 'admin' });
    now += 1_000;
    await site.putRemote('admin', 'three');
    expect((await locations())[1]).toMatchObject({ name: 'admin', version: 'three' });
  });

  test('reads the prerendered pages of a new version with it, and does without those that do not fit', async () => {
    const remotes = remotesAt(site.remoteIn('storefront'));
    const bodyNow = async () => (await remotes.current())[0]?.prerendered?.['']?.markup.en.body;
    expect(await bodyNow()).toBeUndefined();
    await site.putPrerendered('two');
    now = 1_000;
    expect(await bodyNow()).toContain('in en, two');
    await site.putPrerendered('three', 'two');
    now = 2_000;
    expect(await bodyNow()).toBeUndefined();
    await site.putPrerendered('three');
    now = 3_000;
    expect(await bodyNow()).toContain('in en, three');
  });

  test.each([
    ['missing', undefined],
    ['junk', '<html>'],
    ['of a build before there were pages', manifestOf('old')],
    ['describing no pages', manifestOf('two', { pages: [{ path: 'about' }] })],
  ])('a manifest %s leaves the pages as they were known', async (_, manifest) => {
    const remotes = remotesAt(site.remoteIn('storefront'));
    const pagesNow = async () => (await remotes.current())[0]?.pages?.map(({ path }) => path);
    const before = await pagesNow();
    expect(before).toContain('/about');
    await site.dropRemote('storefront');
    if (manifest) await site.put('storefront/mf-manifest.json', manifest);
    now = 1_000;
    expect(await pagesNow()).toEqual(before);
  });

  test('takes what is released before what lies beside it, and that again when nothing is released', async () => {
    const remotes = remotesAt(site.remoteIn('admin'));
    const at = async (time: number) => {
      now = time;
      return (await remotes.current())[0]!;
    };
    await site.release('admin', 'two');
    expect(await at(1_000)).toMatchObject({
      location: { version: 'two', entry: '/remotes/admin/releases/two/remoteEntry.js?v=two' },
      scripts: ['/remotes/admin/releases/two/screen.js'],
      folder: '/remotes/admin/releases/two/',
    });
    await site.putRemote('admin', 'three');
    expect((await at(2_000)).location.version).toBe('two');
    await site.withdrawReleases('admin');
    expect((await at(3_000)).location.version).toBe('three');
  });

  test.each(['{"current":"../../secrets"}', '{"current":""}', '{', '{}', '{"current":"nowhere"}'])(
    'a pointer of %s brings back nothing of before',
    async (pointer) => {
      const remotes = remotesAt(site.remoteIn('admin'));
      await site.put('releases/admin/current.json', pointer);
      expect((await remotes.current())[0]?.location).toEqual({ name: 'admin' });
    },
  );

  test('what worked before is good enough for a page while it is read again', async () => {
    const remotes = remotesAt(site.remoteIn('admin'));
    await remotes.current();
    await site.putRemote('admin', 'two');
    now = 5_000;
    expect((await remotes.lastSeen())[0]?.location.version).toBe('one');
    expect(await versionsOf(remotes)).toEqual(['two']);
    expect((await remotes.lastSeen())[0]?.location.version).toBe('two');
  });

  test('what everybody will get waits for what is out now, and not for long', async () => {
    let answers = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const origin = await site.listen((_request, response) => {
      answers += 1;
      if (answers === 1) response.end(manifestOf('one'));
      else void released.then(() => response.end(manifestOf('two')));
    });
    const manifestUrl = new URL('/staff/mf-manifest.json', origin);
    const remotes = remotesAt({ name: 'admin', kind: 'elsewhere', manifestUrl });
    const [first] = await remotes.lastSeen(60_000);
    expect([first!.location.version, remotes.isCurrent(first!)]).toEqual(['one', true]);

    now = 1_000;
    expect(remotes.isCurrent(first!)).toBe(false);
    const [late] = await remotes.lastSeen(10);
    expect([late!.location.version, remotes.isCurrent(late!)]).toEqual(['one', false]);
    const soon = remotes.lastSeen(60_000);
    release();
    const [second] = await soon;
    expect([second!.location.version, remotes.isCurrent(second!)]).toEqual(['two', true]);
    expect(remotes.isCurrent(first!)).toBe(false);
  });

  test('a remote elsewhere is asked once for any number of visitors at a time', async () => {
    let asked = 0;
    const origin = await site.listen((_request, response) => {
      asked += 1;
      response.end(manifestOf('far'));
    });
    const remotes = remotesAt({
      name: 'admin',
      kind: 'elsewhere',
      manifestUrl: new URL('/staff/mf-manifest.json', origin),
    });
    await Promise.all(Array.from({ length: 20 }, () => remotes.current()));
    expect(asked).toBe(1);
    expect((await remotes.current())[0]).toEqual({
      location: {
        name: 'admin',
        entry: `${origin.href}staff/remoteEntry.js?v=far`,
        version: 'far',
        contract: { oldest: 1, newest: 1 },
      },
      scripts: [`${origin.href}staff/screen.js`],
      stylesheets: [`${origin.href}staff/screen.css`],
      folder: `${origin.href}staff/`,
    });
    expect(remotes.foreignOrigins).toEqual([origin.origin]);
  });

  test('follows a pointer elsewhere', async () => {
    let released = 'one';
    const origin = await site.listen(({ url }, response) => {
      if (url === '/staff/current.json') return response.end(JSON.stringify({ current: released }));
      if (url === `/staff/${released}/mf-manifest.json`) return response.end(manifestOf(released));
      response.writeHead(404).end();
    });
    const remotes = remotesAt({
      name: 'admin',
      kind: 'released-elsewhere',
      pointerUrl: new URL('/staff/current.json', origin),
    });
    expect((await remotes.current())[0]?.location.entry).toBe(`${origin.href}staff/one/remoteEntry.js?v=one`);
    released = 'two';
    now = 1_000;
    expect((await remotes.current())[0]?.folder).toBe(`${origin.href}staff/two/`);
    expect(remotes.foreignOrigins).toEqual([origin.origin]);
  });

  test('is read where this server reaches it, and named as browsers reach it', async () => {
    const inside = await site.listen(({ url }, response) => {
      if (url === '/current.json') return response.end('{"current":"one"}');
      response.writeHead(url === '/one/mf-manifest.json' ? 200 : 404).end(manifestOf('one'));
    });
    const remotes = remotesAt({
      name: 'admin',
      kind: 'released-elsewhere',
      pointerUrl: new URL('https://staff.example/current.json'),
      internalOrigin: inside.origin,
    });
    expect((await remotes.current())[0]?.location.entry).toBe(
      'https://staff.example/one/remoteEntry.js?v=one',
    );
    expect(remotes.foreignOrigins).toEqual(['https://staff.example']);
  });

  test('a manifest that does not come is not waited for beyond two seconds', async () => {
    const origin = await site.listen(() => undefined);
    const remotes = remotesAt({ name: 'admin', kind: 'elsewhere', manifestUrl: new URL('/m.json', origin) });
    const asked = performance.now();
    expect((await remotes.current())[0]?.location).toEqual({ name: 'admin' });
    expect(performance.now() - asked).toBeLessThan(3_000);
  });
});

describe('GET /remotes.json', () => {
  test('lists them, never stored', async () => {
    await site.start();
    const answer = await site.get('/remotes.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual([
      {
        name: 'storefront',
        entry: '/remotes/storefront/remoteEntry.js?v=one',
        version: 'one',
        contract: { oldest: 1, newest: 1 },
      },
      expect.objectContaining({ name: 'admin', entry: '/remotes/admin/remoteEntry.js?v=one' }),
    ]);
  });

  test('the origin of a remote elsewhere is in the policy of the page', async () => {
    const origin = await site.listen((_request, response) => response.end(manifestOf('far')));
    await site.start({
      remotes: [
        site.remoteIn('storefront'),
        { name: 'admin', kind: 'elsewhere', manifestUrl: new URL('/admin/mf-manifest.json', origin) },
      ],
    });
    const policy = String((await site.get('/')).headers['content-security-policy']);
    for (const kind of ['style-src', 'img-src', 'font-src', 'connect-src']) {
      expect(policy).toContain(`${kind} 'self' ${origin.origin}`);
    }
  });
});
