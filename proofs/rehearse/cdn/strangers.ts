import type { InquiryReceipt, Quote } from '@tiraz/api-client';
import { ACCOUNT, ask, tokenOf } from '../product.ts';
import { expect } from '../steps.ts';
import { isStored, textOf } from './pages.ts';
import type { Setting } from './setting.ts';
import type { Answer } from './visitor.ts';

const languageOf = (answer: Answer) => /<html lang="(\w+)"/.exec(textOf(answer))?.[1];

const cachingOf = ({ headers }: Answer) => headers['cache-control'] ?? '';

/** What is for one visitor is stored by nobody, and what is for everybody has nothing of one. */
export async function tryStrangers({ step, visitor, cookie, publicUrl, selection }: Setting): Promise<void> {
  await step(
    'visitors with other languages in their cookies see their own, at addresses that name none',
    async () => {
      const seen: string[] = [];
      for (const path of ['/', '/about', '/calculator']) {
        for (const kept of ['ar', 'en', 'ar', undefined]) {
          const wanted = kept ?? 'en';
          const headers = kept ? { cookie: `tiraz.language=${kept}` } : {};
          const answer = await visitor.ask(path, { headers });
          expect(languageOf(answer) === wanted, `${path} with ${kept} was in ${languageOf(answer)}`);
          expect(!isStored(answer) && /private/.test(cachingOf(answer)), `${path} was stored`);
          seen.push(answer.cache);
        }
      }
      return `${seen.length} pages, each ${[...new Set(seen)].join(' or ')}`;
    },
  );

  await step('a page that everybody gets has nothing of the one for whom it was fetched', async () => {
    for (const path of ['/en', '/ar/calculator']) {
      const headers = { cookie: `${cookie}; tiraz.language=${path.startsWith('/en') ? 'ar' : 'en'}` };
      const ofStaff = await visitor.ask(path, { headers });
      const ofNobody = await visitor.ask(path);
      expect(ofStaff.bytes.equals(ofNobody.bytes), `${path} differs`);
      expect(languageOf(ofStaff) === path.slice(1, 3), `${path} is in ${languageOf(ofStaff)}`);
      const given = ofNobody.headers['set-cookie'] ?? [];
      expect(
        given.join() === `tiraz.language=${path.slice(1, 3)}; Path=/; Max-Age=31536000; SameSite=Lax`,
        given.join(),
      );
    }
    return 'the same bytes with a session and without; the only cookie is the language of the address';
  });

  await step('what a session opens, the next one without it does not get', async () => {
    const statuses: string[] = [];
    for (const path of [
      '/api/admin/me',
      '/api/admin/inquiries?limit=1',
      '/api/admin/product-types',
      '/api/admin/stats',
    ]) {
      const own = await visitor.ask(path, { headers: { cookie } });
      const others = await visitor.ask(path);
      expect(own.status === 200 && others.status === 401, `${path}: ${own.status}, then ${others.status}`);
      expect(
        [own, others].every(
          ({ cache, headers }) => cache === 'pass' && headers['cache-control'] === 'no-store',
        ),
        path,
      );
      statuses.push(`${own.status}/${others.status}`);
    }
    const signedIn = await visitor.ask('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: publicUrl },
      body: JSON.stringify(ACCOUNT),
    });
    expect(
      signedIn.status === 200 && signedIn.cache === 'pass',
      `signing in: ${signedIn.status} ${signedIn.cache}`,
    );
    const area = await visitor.ask('/admin', { headers: { cookie } });
    expect(area.cache === 'pass' && /private/.test(cachingOf(area)), 'the staff area was stored');
    return statuses.join(', ');
  });

  await step(
    'every inquiry and every quote is a new one, and nobody stores what a customer’s link opens',
    async () => {
      const submit = (name: string) =>
        ask<InquiryReceipt>(`${publicUrl}/api/inquiries`, {
          body: { ...selection, customerName: name, customerEmail: `${name}@example.com` },
        });
      const [first, second] = [await submit('layla'), await submit('omar')];
      expect(first.status === 201 && second.status === 201, `${first.status}, ${second.status}`);
      expect(first.body.id !== second.body.id, 'the second got the answer of the first');
      const quote = (quantity: number) =>
        ask<Quote>(`${publicUrl}/api/calculate-quote`, { body: { ...selection, quantity } });
      const costs = [(await quote(100)).body.totalCost, (await quote(500)).body.totalCost];
      expect(costs[0] !== costs[1], `both quotes were ${costs[0]}`);
      const token = tokenOf(first.body.link);
      let answers = 0;
      for (const path of [`/t/${token}`, `/ar/t/${token}`, `/en/t/${token}`, `/api/requests/${token}`]) {
        for (let turn = 0; turn < 2; turn += 1) {
          const answer = await visitor.ask(path);
          const { status, cache } = answer;
          expect(status === 200 && cache === 'pass', `${path.replace(token, 'TOKEN')}: ${status}, ${cache}`);
          expect(/no-store/.test(cachingOf(answer)), cachingOf(answer));
          answers += 1;
        }
      }
      return `2 inquiries, 2 quotes, ${answers} answers to a link: all passed through`;
    },
  );
}
