import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { LONGEST_WORK_MS } from '@tiraz/contracts/answer-time';
import { ANSWERED_WITHIN_MS } from './patience';
import { changedOf, currentOf, ifMatch, staffApi, type ApiError } from './staff';

const realFetch = globalThis.fetch;
let calls: string[];
let headers: Headers;
let answers: Response[];

beforeEach(() => {
  calls = [];
  answers = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    calls.push(`${request.method} ${pathname}${search}`);
    headers = request.headers;
    return answers.shift() ?? new Response('', { status: 500 });
  };
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const ended = () => Response.json({ code: 'session.missing' }, { status: 401 });

function makeStore(renew = async () => false) {
  return configureStore({
    reducer: { [staffApi.reducerPath]: staffApi.reducer },
    middleware: (standard) => standard({ thunk: { extraArgument: { renew } } }).concat(staffApi.middleware),
  });
}

const { listInquiries, getStats, updateInquiry, getMe, signIn } = staffApi.endpoints;
const update = { id: 'i1', ...ifMatch(3), body: { adminNotes: 'Call on Sunday' } };

describe('a list with a cursor', () => {
  it('comes as a page, with what the headers say', async () => {
    answers = [
      Response.json([{ id: 'i1' }], {
        headers: {
          'X-Total-Count': '240',
          Link: '</api/admin/inquiries?cursor=bbb%3D&limit=1>; rel="next", </api/admin/inquiries?cursor=aaa>; rel="prev"',
        },
      }),
    ];
    const { data } = await makeStore().dispatch(listInquiries.initiate({ q: 'أحمد & co', limit: 1 }));
    expect(data).toEqual({ items: [{ id: 'i1' }], total: 240, next: 'bbb=', prev: 'aaa' });
    expect(calls).toEqual([
      `GET /api/admin/inquiries?q=${encodeURIComponent('أحمد').concat('+%26+co')}&limit=1`,
    ]);
  });

  it('is its own only page when the headers say nothing', async () => {
    answers = [Response.json([{ id: 'i1' }])];
    const { data } = await makeStore().dispatch(listInquiries.initiate({}));
    expect(data).toEqual({ items: [{ id: 'i1' }], total: 1, next: undefined, prev: undefined });
  });
});

describe('a write', () => {
  it('says what it was based on', async () => {
    answers = [Response.json({})];
    await makeStore().dispatch(updateInquiry.initiate(update));
    expect(headers.get('If-Match')).toBe('"3"');
  });

  it.each([
    [200, ['GET /api/admin/inquiries', 'GET /api/admin/stats']],
    [412, ['GET /api/admin/inquiries', 'GET /api/admin/stats']],
    [404, ['GET /api/admin/inquiries', 'GET /api/admin/stats']],
    [503, []],
  ])('that is answered with %i has asked again for %p', async (status, askedAgain) => {
    const store = makeStore();
    answers = [Response.json([]), Response.json({ totalInquiries: 1 }), Response.json({}, { status })];
    await store.dispatch(listInquiries.initiate({}));
    await store.dispatch(getStats.initiate());
    answers.push(Response.json([]), Response.json({}));
    await store.dispatch(updateInquiry.initiate(update));
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls.slice(3).sort()).toEqual(askedAgain);
  });

  const { assignInquiries, getInquiry, listAuditTrail, revokeCustomerLinks } = staffApi.endpoints;
  it('of several has asked again for each that is shown', async () => {
    const store = makeStore();
    answers = [Response.json({ id: 'i1' }), Response.json([]), Response.json({ id: 'i1' })];
    await store.dispatch(getInquiry.initiate('i1'));
    await store.dispatch(assignInquiries.initiate({ ids: ['i1'], ownerId: null }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls.slice(2)).toEqual(['GET /api/admin/inquiries/i1']);
  });

  it.each([
    updateInquiry.initiate(update),
    revokeCustomerLinks.initiate({ id: 'i1', linkRevocation: { recipient: 'layla@example.com' } }),
  ])('of an inquiry has asked again for what the audit trail tells of it', async (write) => {
    const store = makeStore();
    answers = [Response.json([]), Response.json({}), Response.json([])];
    await store.dispatch(listAuditTrail.initiate({ thing: 'i1' }));
    await store.dispatch(write as ReturnType<typeof updateInquiry.initiate>);
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls.slice(2)).toEqual(['GET /api/admin/audit-trail?thing=i1']);
  });

  const { getQuotation, updateFabric, updateProductType, updateFit, updateFinishingQuality } =
    staffApi.endpoints;
  const { updatePrintType, savePriceChange, applyPriceChange, revertPriceChange } = staffApi.endpoints;
  const { addHoliday, decideHoliday, updateSettings } = staffApi.endpoints;
  const id = 'one';
  type Write = ReturnType<typeof updateFabric.initiate>;
  it.each([
    ['a product type', 'drafts', updateProductType.initiate({ id, productTypeChanges: {} })],
    ['a fabric', 'drafts', updateFabric.initiate({ id, fabricChanges: {} })],
    ['a fit', 'drafts', updateFit.initiate({ id, fitChanges: {} })],
    ['a finish', 'drafts', updateFinishingQuality.initiate({ id, finishingQualityChanges: {} })],
    ['a print type', 'drafts', updatePrintType.initiate({ id, printTypeChanges: {} })],
    ['prices', 'drafts', savePriceChange.initiate({} as Parameters<typeof savePriceChange.initiate>[0])],
    ['prices, applied', 'drafts', applyPriceChange.initiate({ id })],
    ['prices, reverted', 'drafts', revertPriceChange.initiate({ id })],
    ['a new holiday', 'clocks', addHoliday.initiate({ day: '2026-12-01', nameEn: 'Feast', nameAr: 'عيد' })],
    ['a holiday', 'clocks', decideHoliday.initiate({ day: '2026-12-01', holidayChanges: {} })],
    ['the hours', 'clocks', updateSettings.initiate({ settingsChanges: {} })],
  ] as const)('of %s has asked again for the %s that are computed from it', async (_, what, write) => {
    const store = makeStore();
    answers = [Response.json({}), Response.json({}), Response.json({})];
    if (what === 'drafts') await store.dispatch(getQuotation.initiate('i1'));
    else await store.dispatch(getInquiry.initiate('i1'));
    await store.dispatch(write as Write);
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls.slice(2)).toEqual(calls.slice(0, 1));
  });

  it('that came too late carries the entity as it is now', async () => {
    const current = { id: 'i1', version: 4 };
    const changed = { at: '2026-11-20T09:30:00.000Z', by: null };
    answers = [Response.json({ code: 'entity.stale', current, changed }, { status: 412 })];
    const { error } = await makeStore().dispatch(updateInquiry.initiate(update));
    expect(currentOf(error as ApiError)).toEqual(current);
    expect(changedOf(error as ApiError)).toEqual(changed);
    expect(currentOf({ status: 409, message: '', body: '{"code":"x","current":{}}' })).toBeUndefined();
    expect(changedOf({ status: 412, message: '', body: '{"code":"x"}' })).toBeUndefined();
  });
});

describe('the end of the session', () => {
  it('holds a call back until one has signed in again, and then sends it once more', async () => {
    let asked = 0;
    const store = makeStore(async () => {
      asked += 1;
      return true;
    });
    answers = [ended(), Response.json({ id: 'i1', version: 4 })];
    const { data } = await store.dispatch(updateInquiry.initiate(update));
    expect(data).toEqual({ id: 'i1', version: 4 });
    expect(asked).toBe(1);
    expect(calls).toEqual(['PUT /api/admin/inquiries/i1', 'PUT /api/admin/inquiries/i1']);
  });

  it('fails the call when nobody comes back', async () => {
    answers = [ended()];
    const { error } = await makeStore().dispatch(updateInquiry.initiate(update));
    expect(error).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });

  it('is no news to the calls that ask about it', async () => {
    const store = makeStore(() => Promise.reject(new Error('asked')));
    answers = [ended(), ended()];
    expect((await store.dispatch(getMe.initiate())).error).toMatchObject({ status: 401 });
    const credentials = { email: 'mona@tiraz.example', password: 'wrong' };
    expect((await store.dispatch(signIn.initiate(credentials))).error).toMatchObject({ status: 401 });
  });
});

describe('what is asked for again and refused because too much was asked', () => {
  const refused = (status: number, seconds: string) =>
    new Response('', { status, headers: { 'Retry-After': seconds } });
  const askAgain = async (...given: Response[]) => {
    answers = given;
    const asked = makeStore().dispatch(getStats.initiate(undefined, { forceRefetch: true }));
    await jest.advanceTimersByTimeAsync(30_000);
    return (await asked).data;
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([429, 503])('is asked for once more when the server says that it may be (%i)', async (status) => {
    expect(await askAgain(refused(status, '2'), Response.json({ totalInquiries: 1 }))).toEqual({
      totalInquiries: 1,
    });
    expect(calls).toHaveLength(2);
    expect(await askAgain(refused(status, '2'), refused(status, '2'))).toBeUndefined();
    expect(calls).toHaveLength(4);
  });

  it('is not when that would be long, or was another failure', async () => {
    await askAgain(refused(503, '60'));
    await askAgain(refused(500, '1'));
    await askAgain(new Response('', { status: 503 }));
    expect(calls).toHaveLength(3);
  });

  it('is not when it was no more than asked for', async () => {
    answers = [refused(503, '1')];
    const asked = makeStore().dispatch(getStats.initiate());
    await jest.advanceTimersByTimeAsync(30_000);
    expect((await asked).error).toMatchObject({ status: 503 });
    expect(calls).toHaveLength(1);
  });
});

describe('where the network has gone without a word', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.fetch = (input) =>
      new Promise((_, reject) => {
        const { signal } = input as Request;
        signal.addEventListener('abort', () => reject(signal.reason as DOMException));
      });
  });
  afterEach(() => void jest.useRealTimers());

  const { finalizeUpload, importCustomers, readCustomerSheet, readPriceSheet } = staffApi.endpoints;
  const file = new File(['name'], 'customers.csv');
  const withFileMs = ANSWERED_WITHIN_MS + LONGEST_WORK_MS;
  type Write = ReturnType<typeof updateInquiry.initiate>;
  it.each([
    ['a read', ANSWERED_WITHIN_MS, getStats.initiate()],
    ['a write', ANSWERED_WITHIN_MS, updateInquiry.initiate(update)],
    ['what a picture is', withFileMs, finalizeUpload.initiate({ imageURL: '/' })],
    ['what stands in a list of customers', withFileMs, readCustomerSheet.initiate(file)],
    ['a list of customers', withFileMs, importCustomers.initiate(file)],
    ['a price list', withFileMs, readPriceSheet.initiate(file)],
  ] as const)('%s is waited for %i ms, and fails as what never arrived', async (_, waitMs, call) => {
    let error: unknown;
    void makeStore()
      .dispatch(call as Write)
      .then((answer) => (error = answer.error));
    await jest.advanceTimersByTimeAsync(waitMs - 1);
    expect(error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(error).toEqual({ message: expect.stringContaining('timed out'), body: '' });
  });
});

describe('of every call it is said', () => {
  interface Definition {
    type: 'query' | 'mutation' | 'infinitequery';
    providesTags?: unknown;
    invalidatesTags?: unknown;
  }
  const definitions: Record<string, Definition> = {};
  const names = Object.keys(staffApi.endpoints);
  const read = (name: string) => (definition: object) => void (definitions[name] = definition as Definition);
  staffApi.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, read(name)])) });
  const without = (tags: 'providesTags' | 'invalidatesTags') =>
    Object.entries(definitions).flatMap(([name, { type, [tags]: said }]) =>
      (type === 'query') === (tags === 'providesTags') && !said ? [name] : [],
    );

  it('what it shows, but where nothing that others write is to be seen in it', () => {
    const files = ['downloadInquiryArtwork', 'exportInquiries', 'exportInquirySheet', 'exportPrices'];
    const moreFiles = ['getFollowUpCalendar', 'getInquiryArtworkPreview', 'getQuotationDocument'];
    const drafts = ['previewQuotation', 'previewQuotationMail', 'previewQuotationPages'];
    const askedEachTime = ['checkConfirmation', 'getDemoAccount', 'listAuditedPeople'];
    expect(without('providesTags').sort()).toEqual(
      [...files, ...moreFiles, ...drafts, ...askedEachTime].sort(),
    );
  });

  it('what it changes, but where nothing that is shown comes of it', () => {
    const beforeSigningIn = ['acceptInvitation', 'openInvitation'];
    const firstHalves = ['askForConfirmation', 'beginFactor', 'beginPasskey'];
    const ofTheSession = ['confirmByPasskey', 'confirmSession', 'signOut', 'tellLook'];
    const filesOfForms = ['finalizeUpload', 'readCustomerSheet', 'readPriceSheet'];
    const moreFilesOfForms = ['receiveArtwork', 'requestUpload', 'previewQuotationDocument'];
    const writtenIntoTheAnswer = ['sayDigest', 'sayLanguage'];
    expect(without('invalidatesTags').sort()).toEqual(
      [
        ...beforeSigningIn,
        ...firstHalves,
        ...ofTheSession,
        ...filesOfForms,
        ...moreFilesOfForms,
        ...writtenIntoTheAnswer,
      ].sort(),
    );
  });
});
