import { afterEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useDocumentOf } from './use-document-of';

afterEach(() => document.head.replaceChildren());

function goFromStorefrontTo(name: 'storefront' | 'admin') {
  const reload = jest.fn();
  const { result, rerender } = renderHook(
    (remote: Parameters<typeof useDocumentOf>[0]) => useDocumentOf(remote, reload),
    {
      initialProps: 'storefront',
    },
  );
  expect(result.current).toBe(true);
  rerender(name);
  return { isShown: result.current, reloads: reload.mock.calls.length };
}

it('shows every remote in a document with a nonce', () => {
  const script = document.createElement('script');
  script.setAttribute('nonce', 'of this visit');
  document.head.append(script);
  expect(goFromStorefrontTo('admin')).toEqual({ isShown: true, reloads: 0 });
});

it('loads the document anew for another remote where there is no nonce', () => {
  expect(goFromStorefrontTo('admin')).toEqual({ isShown: false, reloads: 1 });
});

it('leaves a document without a nonce alone within one remote', () => {
  expect(goFromStorefrontTo('storefront')).toEqual({ isShown: true, reloads: 0 });
});
