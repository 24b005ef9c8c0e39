import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/staff.ts';

test.describe('a page of another origin', () => {
  // The browser itself complains about what it may not read.
  test.use({ expectedErrors: /./ });

  let elsewhere: Server;
  test.beforeAll(async () => {
    elsewhere = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title>');
    }).listen(0);
    await once(elsewhere, 'listening');
  });
  test.afterAll(() => elsewhere.close());

  // Cookies do not know ports: a neighbour on the same host is sent the session along, a stranger is not.
  for (const [who, host, hasSession] of [
    ['a neighbour', 'localhost', true],
    ['a stranger', '127.0.0.1', false],
  ] as const) {
    test(`${who} cannot have the browser of signed-in staff change anything`, async ({ page, baseURL }) => {
      await signIn(page);
      await page.goto(`http://${host}:${(elsewhere.address() as AddressInfo).port}/`);

      const send = async (method: string, path: string) => {
        const answered = page.waitForResponse(`${baseURL}${path}`);
        const init = { method, mode: 'no-cors', credentials: 'include' } as const;
        await page.evaluate(([url, how]) => fetch(url, how).then(() => undefined), [
          `${baseURL}${path}`,
          init,
        ] as const);
        return (await answered).status();
      };
      expect(await send('GET', '/api/admin/me')).toBe(hasSession ? 200 : 401);
      for (const path of ['/api/admin/logout', '/api/inquiries', '/api/admin/inquiries/status']) {
        expect({ path, status: await send('POST', path) }).toEqual({ path, status: 403 });
      }

      const submitted = page.waitForResponse(`${baseURL}/api/admin/logout`);
      await page.evaluate((action) => {
        const form = Object.assign(document.createElement('form'), { action, method: 'post' });
        document.body.append(form);
        form.submit();
      }, `${baseURL}/api/admin/logout`);
      expect((await submitted).status()).toBe(403);

      expect((await page.request.get('/api/admin/me')).status()).toBe(200);
    });
  }
});
