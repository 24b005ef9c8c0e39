import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserCookies } from './browser-cookies.js';

const token = 'Az09-_'.padEnd(43, 'x');
const read = (cookie: string | undefined, publicUrl = 'http://localhost:3000') =>
  new BrowserCookies(publicUrl).read({ headers: { cookie } } as FastifyRequest);

describe('what a browser brings along', () => {
  it.each<[string, string | undefined, object]>([
    ['nothing', undefined, {}],
    ['a session', `tiraz.session=${token}`, { session: token }],
    [
      'both, among others',
      `a=1; tiraz.device=${token};tiraz.session=${token}; b`,
      { session: token, device: token },
    ],
    ['one with a similar name', `xtiraz.session=${token}; tiraz.session2=${token}`, {}],
    ['something too short', 'tiraz.session=abc', {}],
    ['something quoted', `tiraz.session="${token}"`, {}],
    ['other characters', `tiraz.session=${'%'.repeat(43)}`, {}],
    ['the name that https has', `__Host-tiraz.session=${token}`, {}],
  ])('%s', (_, cookie, expected) => {
    const { session, device } = read(cookie);
    expect({ session, device }).toEqual({ session: undefined, device: undefined, ...expected });
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
    cookies.signIn(reply, { session: token, device: token });
    cookies.dropSession(reply);
    return sent;
  };

  it('is out of reach of scripts and other sites', () => {
    expect(given('http://localhost:3000')).toEqual([
      `tiraz.session=${token}; Path=/; HttpOnly; SameSite=Lax`,
      `tiraz.device=${token}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
      'tiraz.session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('over https never travels in the clear, and no subdomain can plant it', () => {
    expect(given('https://tiraz.example')).toEqual([
      `__Host-tiraz.session=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `__Host-tiraz.device=${token}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      '__Host-tiraz.session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});
