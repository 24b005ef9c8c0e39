/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { texts as headTexts } from '@tiraz/messages/storefront/head';
import { pages } from './app/pages';
import described from './pages.json' with { type: 'json' };
import { ask, prerender, render } from './prerender';
import { FakeApi } from './testing/fake-api';
import { CUSTOMER_REQUEST } from './testing/customer-request';

Object.assign(globalThis, { BUILD_YEAR: 2026 });
const prerendered = await prerender();

const cases = Object.keys(pages).flatMap((path) => [[path, 'en'] as const, [path, 'ar'] as const]);

describe.each(cases)('the page "%s" in %s', (path, language) => {
  const { head, body } = prerendered[path]!.markup[language];
  const texts = headTexts[language].pages[path as keyof typeof pages];

  it('has a title and a description of its own, of a length that is shown whole', () => {
    expect(head).toContain(`<title>${texts.title}</title>`);
    expect(head).toContain(`<meta name="description" content="${texts.description}"/>`);
    expect(texts.title.length).toBeLessThanOrEqual(60);
    expect(texts.description.length).toBeLessThanOrEqual(160);
    const same = Object.values(headTexts[language].pages).filter(({ title }) => title === texts.title);
    expect(same).toHaveLength(1);
  });

  it('names its addresses, or is not to be indexed', () => {
    const links = [...head.matchAll(/<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]+)"\/>/g)];
    if (!pages[path as keyof typeof pages].isIndexed) {
      expect(links).toEqual([]);
      expect(head).toContain('<meta name="robots" content="noindex"/>');
      return;
    }
    expect(links.map(([, rel, named, href]) => [rel, named, href])).toEqual([
      ['canonical', undefined, `{{publicUrl}}/${language}${path}`],
      ['alternate', 'en', `{{publicUrl}}/en${path}`],
      ['alternate', 'ar', `{{publicUrl}}/ar${path}`],
      ['alternate', 'x-default', `{{publicUrl}}/en${path}`],
    ]);
  });

  it('has a picture of its language and data about the organisation', () => {
    expect(head).toContain(`<meta property="og:image" content="{{publicUrl}}/og-${language}.png"/>`);
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Organization', name: headTexts[language].site });
  });

  it('lists its questions for search engines, if it has any', () => {
    const [, list] = /<script type="application\/ld\+json">([^<]*"FAQPage".*?)<\/script>/.exec(head) ?? [];
    expect(list !== undefined).toBe(path === '/questions');
    if (!list) return;
    const { mainEntity } = JSON.parse(list) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    const seen = body.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(seen).toContain(name);
      expect(seen).toContain(acceptedAnswer.text);
    }
    expect(mainEntity.length).toBe(body.match(/<h3>/g)?.length);
  });

  it('is a whole page with one heading, without inline styles or scripts', () => {
    if (path.includes(':')) return expect(body).toBe('');
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).toMatch(/^<!--\$-->.*<!--\/\$-->$/s);
    return expect(body).not.toMatch(/<script| style="| on\w+="/);
  });
});

it('the manifest describes the pages as they are', () => {
  const data: Record<string, object> = {
    '/calculator': {
      lists: {
        'product-types': '/api/product-types',
        fabrics: '/api/fabrics',
        fits: '/api/fits',
        'finishing-qualities': '/api/finishing-qualities',
        'print-types': '/api/print-types',
        colors: '/api/colors',
      },
    },
    '/t/:token': {
      data: '/api/requests/:token',
      parts: { quotation: '/api/requests/:token/quotation' },
    },
  };
  const all = Object.entries(pages).map(([path, { chunk, isIndexed }]) => ({
    path,
    name: chunk,
    indexed: isIndexed,
    ...data[path],
  }));
  expect(described).toEqual(all.filter(({ path }) => path !== '*'));
});

it('shows the calculator with places for what is still to come', () => {
  expect(
    prerendered['/calculator']?.markup.en.body.match(/aria-busy="true"/g)?.length,
  ).toBeGreaterThanOrEqual(4);
});

describe.each([
  ['en', 'We have your request', '500 pieces', 'Screen Print'],
  ['ar', 'وصلنا طلبك', '٥٠٠ قطعة', 'طباعة سلك سكرين'],
] as const)('a request in %s', (language, title, pieces, print) => {
  it('is drawn whole on the server, without inline styles or scripts', () => {
    const { head, body } = render(language, { path: '/t/abc', status: 200, body: CUSTOMER_REQUEST });
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    for (const text of ['TRZ-2026-000123', title, pieces, print, '&lt;b&gt;', 'https://wa.me/201005550143'])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<script| style="| on\w+="/);
    expect(head).toContain('<meta name="referrer" content="no-referrer"/>');
    expect(head).not.toContain('TRZ-');
  });
});

it('a link that leads nowhere has a page that says so', () => {
  const { body } = render('en', { path: '/t/abc', status: 404 });
  expect(body).toContain('This link leads nowhere');
});

describe('the calculator with its lists', () => {
  const api = new FakeApi();
  const read = async (path: string, body?: object) =>
    (
      await api.fetch(
        new Request(`https://tiraz.example${path}`, body && { method: 'POST', body: JSON.stringify(body) }),
      )
    ).json() as Promise<unknown>;
  const { lists } = described.find(({ path }) => path === '/calculator') as { lists: Record<string, string> };
  const found = async (search: string) => {
    const parts: Record<string, unknown> = {};
    for (const [name, path] of Object.entries(lists)) parts[name] = await read(path);
    return { path: '/calculator', search, status: 200, parts };
  };

  it.each(['', '?product=tee', '?product=tee&fabric=gone', '?utm=1'])(
    'asks for no price at "%s"',
    async (search) => {
      expect(ask(await found(search))).toBeUndefined();
    },
  );

  it('asks for nothing where there is no calculator', async () => {
    expect(ask({ ...(await found('?product=tee&fabric=combed')), path: '/about' })).toBeUndefined();
  });

  it.each([
    ['en', '?product=tee&fabric=combed&quantity=250', 'Basic T-Shirt'],
    ['ar', '?product=tee&fabric=combed&quantity=250&colors=black.white&use=ways&size=m.2', 'تيشيرت أساسي'],
  ] as const)(
    'is drawn in %s with the price of what the address names',
    async (language, search, product) => {
      const data = await found(search);
      const question = ask(data)!;
      expect(question).toMatchObject({
        name: 'quote',
        path: '/api/calculate-quote',
        body: { productTypeId: 'tee', fabricId: 'combed', fitId: 'regular', quantity: 250 },
      });
      const quote = { asked: question.body, answer: await read(question.path, question.body) };
      const { body } = render(language, { ...data, parts: { ...data.parts, quote } });
      expect(body).toContain(product);
      expect(body).toMatch(/aria-expanded="false".*?<strong/s);
      expect(body).not.toMatch(/<script| style="| on\w+="/);
      // Cloths and garments are drawn when they come near the window: they would be three quarters of the page.
      expect(body).not.toContain('<pattern');
    },
  );
});
