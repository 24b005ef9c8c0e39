import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api, problemOf } from '.';

interface Call {
  url: string;
  method: string;
  credentials: string;
  body: string;
  contentType: string | null;
  idempotencyKey: string | null;
}

const realFetch = globalThis.fetch;
let calls: Call[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  calls = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    calls.push({
      url: request.url,
      method: request.method,
      credentials: request.credentials,
      body: await request.clone().text(),
      contentType: request.headers.get('content-type'),
      idempotencyKey: request.headers.get('idempotency-key'),
    });
    return answer();
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

function makeStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
}

const selection = {
  productTypeId: 'p',
  fabricId: 'f',
  fitId: 'i',
  finishingQualityId: 'q',
  quantity: 100,
  colors: [],
  printOptions: [],
};

describe('a read', () => {
  it('goes to the same origin with cookies and no body, and is never made twice', async () => {
    answer = () => Response.json([{ id: '1', name: 'Regular' }]);
    const store = makeStore();
    await store.dispatch(api.endpoints.listFits.initiate());
    const { data } = await store.dispatch(api.endpoints.listFits.initiate());
    expect(data).toMatchObject([{ name: 'Regular' }]);
    expect(calls).toEqual([
      {
        url: 'http://localhost/api/fits',
        method: 'GET',
        credentials: 'include',
        body: '',
        contentType: null,
        idempotencyKey: null,
      },
    ]);
  });
});

describe('a quote', () => {
  it('sends the selection as JSON, and is asked for anew when nobody looked at it meanwhile', async () => {
    answer = () => Response.json({ totalCost: '23700.00' });
    const store = makeStore();
    const asked = store.dispatch(api.endpoints.calculateQuote.initiate(selection));
    await asked;
    asked.unsubscribe();
    await new Promise((resolve) => setTimeout(resolve));
    await store.dispatch(api.endpoints.calculateQuote.initiate(selection));
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatchObject({ method: 'POST', contentType: 'application/json' });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual(selection);
  });
});

describe('a submission', () => {
  it('carries its idempotency key, and none when none is given', async () => {
    answer = () => Response.json({ reference: 'TRZ-2026-000001' }, { status: 201 });
    const inquirySubmission = { ...selection, customerName: 'Mona', customerEmail: 'mona@example.com' };
    const store = makeStore();
    await store.dispatch(
      api.endpoints.submitInquiry.initiate({ 'Idempotency-Key': 'k1', inquirySubmission }),
    );
    await store.dispatch(api.endpoints.submitInquiry.initiate({ inquirySubmission }));
    expect(calls.map((call) => call.idempotencyKey)).toEqual(['k1', null]);
  });
});

describe('a failure', () => {
  const problem = {
    type: 'about:blank',
    title: 'No',
    status: 422,
    detail: 'No',
    code: 'quantity.below-minimum',
  };

  it.each([
    ['the body', () => new Response('out of cloth', { status: 503 }), 503, '503: out of cloth'],
    [
      'the status text when the body is empty',
      () => new Response('', { status: 500, statusText: 'Internal Server Error' }),
      500,
      '500: Internal Server Error',
    ],
    [
      'problem+json as text',
      () => Response.json(problem, { status: 422 }),
      422,
      `422: ${JSON.stringify(problem)}`,
    ],
    [
      'an unreadable success',
      () => new Response('<html>'),
      undefined,
      expect.stringContaining('SyntaxError'),
    ],
    ['no answer at all', () => Promise.reject<never>(new TypeError('gone')), undefined, 'TypeError: gone'],
  ])('says %s, and nothing is retried', async (_, given, status, message) => {
    answer = given;
    const { error } = await makeStore().dispatch(api.endpoints.listFabrics.initiate());
    expect(error).toMatchObject({ message });
    expect((error as { status?: number }).status).toBe(status);
    expect(calls).toHaveLength(1);
  });

  it.each([
    [JSON.stringify(problem), problem],
    ['out of cloth', undefined],
    ['null', undefined],
    ['{"message":"x"}', undefined],
  ])('finds the problem in %s', (body, expected) => {
    expect(problemOf({ message: '', body })).toEqual(expected);
  });
});
