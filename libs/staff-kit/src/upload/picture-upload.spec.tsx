import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, type Language } from '@tiraz/locale';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createHappenings } from '../live/happenings';
import { createStore } from '../session/store';
import { PictureUpload } from './picture-upload';

const UPLOAD_URL = 'http://localhost/api/objects/quarantine/one?expires=1&signature=a';
const PATH = '/objects/0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11';

/** An upload under the test's control. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  body: unknown;
  open(_method: string, url: string) {
    this.url = url;
  }
  send(body: unknown) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, text = '') {
    this.status = status;
    this.responseText = text;
    act(() => this.onload?.());
  }
}

/** What the API answers to each call, the last answer for ever. */
let answers: Record<string, (Response | Error | Promise<Response>)[]>;
let asked: { url: string; body: string }[];
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const problem = (status: number, code: string) => json({ status, code, detail: 'no' }, status);
const file = (size = 10, type = 'image/png') => new File([new Uint8Array(size)], 'picture.png', { type });

const original = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
beforeEach(() => {
  FakeRequest.sent = [];
  asked = [];
  answers = {
    '/api/objects/upload': [json({ uploadURL: UPLOAD_URL })],
    '/api/objects/finalize': [json({ objectPath: PATH })],
  };
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    asked.push({ url: pathname, body: await request.text() });
    const [answer, ...later] = answers[pathname] ?? [];
    if (later.length > 0) answers[pathname] = later;
    if (!answer) throw new Error(`nobody answers ${pathname}`);
    if (answer instanceof Error) throw answer;
    return (await answer).clone();
  };
  Object.assign(URL, { createObjectURL: () => 'blob:local', revokeObjectURL: jest.fn() });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(globalThis, original);
  jest.restoreAllMocks();
});

function open({ value = '', language = 'en' as Language } = {}) {
  const busy: boolean[] = [];
  function Form() {
    const [picture, setPicture] = useState(value);
    return (
      <>
        <PictureUpload value={picture} onChange={setPicture} onBusyChange={(is) => busy.push(is)} />
        <output>{picture || 'none'}</output>
      </>
    );
  }
  render(
    <Provider store={createStore({ renew: () => Promise.resolve(false) }, createHappenings())}>
      <LanguageProvider language={language} onLanguageChange={() => undefined}>
        <Form />
      </LanguageProvider>
    </Provider>,
  );
  return { busy };
}
const choose = (...files: File[]) =>
  userEvent.upload(document.querySelector('input') as HTMLInputElement, files, { applyAccept: false });
const sent = async () => {
  await waitFor(() => expect(FakeRequest.sent.length).toBeGreaterThan(0));
  return FakeRequest.sent.at(-1) as FakeRequest;
};
const value = () => document.querySelector('output')?.textContent;

test('a chosen picture is shown at once, uploaded with its progress, and becomes the value', async () => {
  const { busy } = open();
  const chosen = file();
  await choose(chosen);
  const upload = await sent();
  expect([upload.url, upload.body]).toEqual([UPLOAD_URL, chosen]);
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:local');
  act(() => upload.upload.onprogress?.({ loaded: 4, total: 10 }));
  expect(screen.getByRole('progressbar', { name: 'Uploading: 40%' })).toHaveValue(40);
  upload.answer(200);
  expect(await screen.findByText('The picture is ready. Save to show it.')).toHaveAttribute('role', 'status');
  expect(asked.at(-1)).toEqual({
    url: '/api/objects/finalize',
    body: JSON.stringify({ imageURL: UPLOAD_URL }),
  });
  expect(value()).toBe(PATH);
  expect(screen.getByRole('img', { name: 'The picture as it is now' })).toHaveAttribute(
    'src',
    `${PATH}?w=640`,
  );
  expect(busy.at(-1)).toBe(false);
  expect(busy).toContain(true);
});

test('a picture can be dropped, replaced and removed; the focus stays at hand', async () => {
  open({ value: PATH });
  expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(value()).toBe('none');
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  expect(screen.getByText('No picture: the drawing is shown')).toBeVisible();
  fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), { dataTransfer: { files: [file()] } });
  (await sent()).answer(200);
  await waitFor(() => expect(value()).toBe(PATH));
});

test.each([
  ['two files', [file(), file()], 'Choose one file only.'],
  ['a text', [file(10, 'text/plain')], 'This file is no picture. Choose a PNG, JPEG, WebP or AVIF.'],
  ['an SVG', [file(10, 'image/svg+xml')], 'This file is no picture. Choose a PNG, JPEG, WebP or AVIF.'],
  ['an empty file', [file(0)], 'The file is empty.'],
  ['more than 5 MB', [file(5 * 1024 * 1024 + 1)], 'The file is larger than 5 MB. Choose a smaller one.'],
])('%s is refused before anything is sent', async (_, files, words) => {
  open({ value: PATH });
  fireEvent.drop(screen.getByRole('group', { name: 'Picture' }), { dataTransfer: { files } });
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
  expect([asked, FakeRequest.sent, value()]).toEqual([[], [], PATH]);
});

test.each([
  ['exactly 5 MB is sent', file(5 * 1024 * 1024)],
  ['what the device does not know is sent: the server does', file(10, '')],
])('%s', async (_, chosen) => {
  open();
  await choose(chosen);
  expect((await sent()).url).toBe(UPLOAD_URL);
});

test.each([
  [
    'the store is away',
    '/api/objects/upload',
    problem(503, 'store.unavailable'),
    /cannot be stored at the moment/,
  ],
  ['no URL is given', '/api/objects/upload', new Error('offline'), /could not be uploaded/],
  ['it is no picture', '/api/objects/finalize', problem(422, 'picture.unknown-format'), /is no picture/],
  ['it is broken', '/api/objects/finalize', problem(422, 'picture.broken'), /broken or not whole/],
  ['it is a bomb', '/api/objects/finalize', problem(422, 'picture.too-many-pixels'), /40 million pixels/],
  ['it is a line', '/api/objects/finalize', problem(422, 'picture.too-long'), /longer than 30,000 pixels/],
  [
    'it is too much at once',
    '/api/objects/finalize',
    problem(422, 'picture.too-much-memory'),
    /too many pixels for its format/,
  ],
  ['the store is full', '/api/objects/finalize', problem(503, 'store.full'), /store for pictures is full/],
  ['the store went away', '/api/objects/finalize', problem(503, 'store.unavailable'), /cannot be stored/],
])('when %s it says so, logs it and keeps the picture that was there', async (_, call, answer, words) => {
  open({ value: PATH });
  answers[call] = [answer];
  await choose(file());
  if (call.endsWith('finalize')) (await sent()).answer(200);
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/^Failed to (get upload URL|finalize upload)$/),
    expect.anything(),
  );
  expect(value()).toBe(PATH);
  expect(document.querySelector('img')).toHaveAttribute('src', `${PATH}?w=640`);
});

test.each([
  [413, /larger than 5 MB/],
  [503, /cannot be stored/],
  [403, /could not be uploaded/],
  [507, /store for pictures is full/],
  [403, /store for pictures is full/, '<Error><Code>QuotaExceeded</Code></Error>'],
  [503, /store for pictures is full/, '{"code":"store.full"}'],
])('a PUT that answers %i is a failure in words: %s', async (status, words, text = '') => {
  open();
  await choose(file());
  (await sent()).answer(status, text);
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
  expect(asked.map(({ url }) => url)).toEqual(['/api/objects/upload']);
});

test.each([
  ['en', /did not reach the store.*does not accept uploads from this site.*tell whoever runs/],
  ['ar', /لم تصل الصورة.*لا يقبل الرفع من هذا الموقع.*أبلغ/],
] as const)('a PUT that nobody answers is not "try again" for ever (%s)', async (language, words) => {
  open({ language });
  await choose(file());
  const upload = await sent();
  act(() => upload.onerror?.());
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
});

test('an upload can be cancelled, and another one begun', async () => {
  open();
  await choose(file());
  await sent();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  expect([screen.getByRole('alert').textContent, value()]).toEqual(['', 'none']);
  await choose(file());
  (await sent()).answer(200);
  await waitFor(() => expect(value()).toBe(PATH));
});

test('one that is cancelled before it has a URL sends nothing', async () => {
  const late = Promise.withResolvers<Response>();
  open();
  answers['/api/objects/upload'] = [late.promise];
  await choose(file());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => late.resolve(json({ uploadURL: UPLOAD_URL })));
  expect([asked.map(({ url }) => url), FakeRequest.sent]).toEqual([['/api/objects/upload'], []]);
  expect([screen.getByRole('alert').textContent, value()]).toEqual(['', 'none']);
});

test('one that is cancelled as its file arrives is not taken', async () => {
  open();
  await choose(file());
  const upload = await sent();
  act(() => {
    upload.status = 200;
    upload.onload?.();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  });
  await act(async () => undefined);
  expect([asked.map(({ url }) => url), value()]).toEqual([['/api/objects/upload'], 'none']);
});

test('another file in the place of one that is under way is shown at once', async () => {
  const urls = ['blob:first', 'blob:second'];
  Object.assign(URL, { createObjectURL: () => urls.shift() });
  open();
  await choose(file());
  await sent();
  await choose(file());
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:second');
  (await sent()).answer(200);
  await waitFor(() => expect(value()).toBe(PATH));
  expect(document.querySelector('img')).toHaveAttribute('src', `${PATH}?w=640`);
});

test('after signing in anew in between it uploads once more by itself', async () => {
  open();
  answers['/api/objects/finalize'] = [problem(422, 'upload.unknown'), json({ objectPath: PATH })];
  await choose(file());
  (await sent()).answer(200);
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
  (await sent()).answer(200);
  await waitFor(() => expect(value()).toBe(PATH));
});

test('after the end of the session, as the file is on its way, it uploads once more, and no third time', async () => {
  open();
  await choose(file());
  (await sent()).answer(401);
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
  expect(asked).toHaveLength(2);
  (await sent()).answer(401);
  expect(await screen.findByText(/could not be uploaded/)).toHaveAttribute('role', 'alert');
  expect(FakeRequest.sent).toHaveLength(2);
});

test('speaks Arabic, digits too', async () => {
  open({ language: 'ar' });
  await choose(file());
  const upload = await sent();
  act(() => upload.upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(screen.getByRole('progressbar', { name: 'جارٍ الرفع: ٢٥٪' })).toBeVisible();
});
