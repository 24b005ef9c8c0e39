import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { priceIn, summary } from '../../testing/calculator';
import { fillIn, openDialog, submitIn } from '../../testing/inquiry';
import { openPage } from '../../testing/open-page';
import { ANSWERED_WITHIN_MS } from './use-inquiry';

// A tab that nobody has typed in yet.
beforeEach(() => sessionStorage.clear());

it('sends what a reload cut off again with the same key', async () => {
  const first = await openDialog(/^Get Sample/);
  await fillIn(first);
  first.api.holdNext('/api/inquiries');
  await first.user.click(submitIn(first.dialog));
  await waitFor(() => expect(first.api.inquiries).toHaveLength(1));
  cleanup();
  const second = await openDialog(/^Get Sample/);
  await second.user.click(submitIn(second.dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(second.api.inquiries).toEqual(first.api.inquiries);

  cleanup();
  const third = await openDialog(/^Get Sample/);
  await fillIn(third);
  await third.user.click(submitIn(third.dialog));
  await waitFor(() => expect(third.api.inquiries).toHaveLength(1));
  expect(third.api.inquiries[0]!.key).not.toBe(first.api.inquiries[0]!.key);
});

it('gives up after half a minute without an answer, and can be tried again with the same key', async () => {
  const { user, dialog, api } = await openDialog(/^Get Sample/);
  await fillIn({ user, dialog });
  jest.useFakeTimers({ advanceTimers: true });
  api.holdNext('/api/inquiries');
  fireEvent.click(submitIn(dialog));
  await waitFor(() => expect(api.inquiries).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(ANSWERED_WITHIN_MS));
  jest.useRealTimers();
  await waitFor(() => expect(submitIn(dialog)).toBeEnabled());
  await user.click(submitIn(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.inquiries[1]).toEqual(api.inquiries[0]);
});

it('leaves the summary below open, whichever way Escape gets there', async () => {
  const { user } = openPage(
    '/calculator?product=tee&fabric=combed&fit=regular&finishing=premium&quantity=250',
  );
  await priceIn('46,250.00');
  const bar = within(summary()).getByRole('button', { name: /^Summary/ });
  await user.click(bar);
  const quotation = within(summary()).getByRole('button', { name: 'Submit Quotation Request' });
  await user.click(quotation);
  await screen.findByRole('dialog');
  // The browser closes a dialog whose Escape is pressed twice, and the next press meets what lies below.
  fireEvent.keyDown(quotation, { key: 'Escape' });
  expect(bar).toHaveAttribute('aria-expanded', 'true');
});
