import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserCookies } from './browser-cookies.js';

const token = 'Az09-_'.padEnd(43, 'x');
const other = 'Bz18-_'.padEnd(43, 'y');
const read = (cookie: string | undefined, publicUrl = 'http://localhost:3000') =>
  new BrowserCookies(publicUrl).read({ headers: { cookie } } as FastifyRequest);

describe('what a browser brings along', () => {
  it.each<[string, string | undefined, object]>([
    ['nothing', undefined, {}],
    ['the devices of several accounts', `tiraz.device=${token}.${other}`, { devices: [token, other] }],
    [
      'four of them at most',
      `tiraz.device=${Array(9).fill(token).join('.')}`,
      { devices: Array(4).fill(token) },
    ],
    ['one among others that are none', `tiraz.device=abc.${token}..`, { devices: [token] }],
    ['a session', `tiraz.session=${token}`, { session: token }],
    [
      'both, among others',
      `a=1; tiraz.device=${token};tiraz.session=${token}; b`,
      { session: token, devices: [token] },
    ],
    ['one with a similar name', `xtiraz.session=${token}; tiraz.session2=${token}`, {}],
    ['something too short', 'tiraz.session=abc', {}],
    ['something quoted', `tiraz.session="${token}"`, {}],
    ['other characters', `tiraz.session=${'%'.repeat(43)}`, {}],
    ['the name that https has', `__Host-tiraz.session=${token}`, {}],
  ])('%s', (_, cookie, expected) => {
    expect(read(cookie)).toEqual({ session: undefined, devices: [], ...expected });
  });

  it('goes by another name over https', () => {
    const cookie = `tiraz.session=${'p'.repeat(43)}; __Host-tiraz.session=${token}`;
    expect(read(cookie, 'https://tiraz.example').session).toBe(token);
  });
});

describe('what a browser is given', () => {
  const given = (publicUrl: string) => {
    const sent: string[] = [];
    const reply = {
      header(name: string, value: string) {
        if (name === 'set-cookie') sent.push(value);
        return reply;
      },
    } as unknown as FastifyReply;
    const cookies = new BrowserCookies(publicUrl);
    cookies.signIn(reply, { session: token, devices: [token, other] });
    cookies.dropSession(reply);
    return sent;
  };

  it('is out of reach of scripts and other sites', () => {
    expect(given('http://localhost:3000')).toEqual([
      `tiraz.session=${token}; Path=/; HttpOnly; SameSite=Lax`,
      `tiraz.device=${token}.${other}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
      'tiraz.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('over https never travels in the clear, and no subdomain can plant it', () => {
    expect(given('https://tiraz.example')).toEqual([
      `__Host-tiraz.session=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `__Host-tiraz.device=${token}.${other}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      '__Host-tiraz.session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});
