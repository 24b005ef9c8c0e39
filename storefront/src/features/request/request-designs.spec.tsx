import { afterEach, expect, it, jest } from '@jest/globals';
import type { Artwork } from '@tiraz/api-client';
import { act, screen } from '@testing-library/react';
import { CUSTOMER_REQUEST } from '../../testing/customer-request';
import { FakeApi } from '../../testing/fake-api';
import { design } from '../../testing/fake-designs';
import { openPage } from '../../testing/open-page';

const TOKEN = 'q3Zf0mYb1kX8rT5vJ2nLwP7sHdUe9CgA';
const PATH = `/api/requests/${TOKEN}`;

afterEach(() => void jest.useRealTimers());

/** The page of a request; its designs are answered like this, one after the other. */
function open(...answers: (Artwork[] | undefined)[]) {
  const api = new FakeApi();
  api.next(PATH, () => Response.json(CUSTOMER_REQUEST));
  for (const answer of answers)
    api.next(`${PATH}/artwork`, () => (answer ? Response.json(answer) : new Response('', { status: 503 })));
  openPage(`/t/${TOKEN}`, 'en', api);
}

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('a design that is being looked at is shown once that is done', async () => {
  jest.useFakeTimers();
  open([design('logo', { state: 'queued', facts: null })], [design('logo')]);
  await after(0);
  expect(screen.getByText(/logo\.png.*we are looking at it/)).toBeVisible();
  await after(5_000);
  expect(screen.getByText(/logo\.png.*its place is agreed with you/)).toBeVisible();
});

it('designs that could not be read are read again', async () => {
  jest.useFakeTimers();
  open(undefined, [design('logo')]);
  await after(0);
  expect(screen.queryByRole('heading', { name: 'Your designs' })).toBeNull();
  await after(5_000);
  expect(screen.getByRole('heading', { name: 'Your designs' })).toBeVisible();
});
