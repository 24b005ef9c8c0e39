import { expect, it } from '@jest/globals';

it('every style element that is made carries the page’s nonce, and nothing else does', async () => {
  const script = Object.assign(document.createElement('script'), { nonce: 'abc' });
  script.setAttribute('nonce', 'abc');
  document.head.append(script);
  const { nonce, nonceForStyles } = await import('./nonce');
  expect(nonce).toBe('abc');
  nonceForStyles();
  expect(document.createElement('style').nonce).toBe('abc');
  expect(document.createElement('div').nonce || undefined).toBeUndefined();
});
