import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { mailLink, telephoneLink, whatsAppLink } from './contact-links';

describe('a mail', () => {
  it.each([
    'a&b+c@brand.example',
    'layla%40good.example?bcc=boss%40rival.example&subject=Refund%20due&body=Wire%20it&x=1@evil.example',
    'a,b@one.example;c@two.example',
    'x?cc=y@z.example#&to=w@v.example',
    'line\r\nBcc: you@evil.example',
  ])('goes to %j and to nobody else, with nothing but our own text', (address) => {
    const bare = new URL(mailLink(address));
    expect(decodeURIComponent(bare.pathname)).toBe(address);
    expect(bare.search + bare.hash).toBe('');
    const filled = new URL(mailLink(address, { subject: 'TRZ-1 & co?', body: 'أهلًا\nHello' }));
    expect(decodeURIComponent(filled.pathname)).toBe(address);
    expect([...filled.searchParams]).toEqual([
      ['subject', 'TRZ-1 & co?'],
      ['body', 'أهلًا\nHello'],
    ]);
  });
});

describe('a number to dial', () => {
  it.each([
    ['0100 555 0143', 'tel:+201005550143'],
    ['٠٢ ٢٧٣٥ ٠٠٠٠', 'tel:0227350000'],
    ['+1 212 555', 'tel:+1212555'],
    ['(+1) 212 555', 'tel:+1212555'],
    ['*21*01001234567#', 'tel:2101001234567'],
    ['#31#+201005550143', 'tel:31201005550143'],
    ['**04*old*new*new#', 'tel:04'],
    ['02735;phone-context=+44', 'tel:0273544'],
    ['+20 100 555 0143,,,*99#', 'tel:+20100555014399'],
  ])('%s: %s', (phone, link) => expect(telephoneLink(phone)).toBe(link));

  it.each(['', 'call me', '*#', '٪'])('is none in %j', (phone) =>
    expect(telephoneLink(phone)).toBeUndefined(),
  );
});

it('a conversation begins with our text, and only where the country is certain', () => {
  const link = new URL(whatsAppLink('+20 100 555 0143', 'Hello & welcome #1') ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/201005550143');
  expect([...link.searchParams]).toEqual([['text', 'Hello & welcome #1']]);
  expect(whatsAppLink('01005550143')).toBe('https://wa.me/201005550143');
  expect(whatsAppLink('050 555 0121')).toBeUndefined();
});

it('no screen makes such an address by itself', () => {
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.|ui\/contact-links\.ts$/.test(file),
  );
  expect(others).toContain('remote.tsx');
  expect(
    others.filter((file) =>
      /['"`](?:mailto|tel|sms|whatsapp):|wa\.me\//.test(readFileSync(`src/${file}`, 'utf8')),
    ),
  ).toEqual([]);
});
