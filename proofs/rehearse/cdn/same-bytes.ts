import { expect } from '../steps.ts';
import { FILES, filesIn, isStored, LISTS, PAGES, textOf, unpacked } from './pages.ts';
import type { Setting } from './setting.ts';

const CODINGS: [accepted: string, wanted?: 'br' | 'gzip'][] = [
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity'],
];

/** What is asked for twice comes from the CDN the second time, and is what the web server would have sent. */
export async function trySameBytes({ step, visitor, direct, picture }: Setting): Promise<void> {
  const named: string[] = [];
  for (const page of ['/en', '/ar', '/ar/calculator'])
    named.push(...filesIn(textOf(await visitor.ask(page))));
  const kinds = {
    pages: PAGES,
    bundles: [...new Set(named)],
    pictures: [320, 640, 1280].map((width) => `${picture}?w=${width}`),
    lists: LISTS,
    files: FILES,
  };
  for (const [kind, paths] of Object.entries(kinds)) {
    await step(
      `the second who asks for ${kind} gets from the CDN what the first got, packed his way`,
      async () => {
        const packed = { br: 0, gzip: 0, none: 0 };
        for (const path of paths) {
          const own = unpacked(await direct.ask(path));
          for (const [accepted, wanted] of CODINGS) {
            const headers = { 'accept-encoding': accepted };
            const first = await visitor.ask(path, { headers });
            const second = await visitor.ask(path, { headers });
            expect(
              first.status === 200 && second.status === 200,
              `${path}: ${first.status}, ${second.status}`,
            );
            expect(isStored(second), `${path} (${accepted}) was a ${second.cache}`);
            expect(first.bytes.equals(second.bytes), `${path} (${accepted}): other bytes`);
            expect(unpacked(second).equals(own), `${path} (${accepted}) is not what the web server sends`);
            const coding = second.headers['content-encoding'];
            expect(coding === undefined || coding === wanted, `${path} (${accepted}) came as ${coding}`);
            packed[wanted && coding ? wanted : 'none'] += 1;
          }
        }
        if (kind === 'pages' || kind === 'bundles')
          expect(packed.br > 0 && packed.br === packed.gzip, JSON.stringify(packed));
        return `${paths.length} addresses, ${packed.br} answers as br, ${packed.gzip} as gzip, ${packed.none} as they are`;
      },
    );
  }
  await step(
    'a browser that has a page asks whether it is still the same, and is told so without it',
    async () => {
      const { headers } = await visitor.ask('/ar', { headers: { 'accept-encoding': 'br' } });
      const again = await visitor.ask('/ar', {
        headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
      });
      expect(
        again.status === 304 && again.bytes.length === 0,
        `${again.status}, ${again.bytes.length} bytes`,
      );
      const caching = headers['cache-control'] ?? '';
      expect(/max-age=0.*must-revalidate/.test(caching), caching);
      return `304 for ${headers.etag}`;
    },
  );
}
