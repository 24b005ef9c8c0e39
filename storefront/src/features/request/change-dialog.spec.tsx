import { beforeEach, expect, it } from '@jest/globals';
import type { ChangeAnswer, CustomerQuotation } from '@tiraz/api-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { LanguageProvider } from '@tiraz/locale';
import { openRemote } from '@tiraz/web/testing/host';
import { CUSTOMER_QUOTATION } from '../../testing/customer-quotation';
import { design, DRAFT, FakeDraft } from '../../testing/fake-designs';
import { Toaster } from '../../ui/toaster';
import { ChangeDialog } from './change-dialog';

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:local', revokeObjectURL: () => undefined });
});

/** The dialog of one inquiry, in a tab that has brought files for it. */
function open(of: string | Partial<CustomerQuotation>, draft: FakeDraft, ...answers: Response[]) {
  const sent: ChangeAnswer[] = [];
  const fetch = async (input: unknown) => {
    const request = input as Request;
    if (request.url.includes('/api/artwork')) return draft.fetch(request);
    sent.push((await request.json()) as ChangeAnswer);
    return answers.shift() ?? Response.json(CUSTOMER_QUOTATION);
  };
  const Dialog = () => (
    <LanguageProvider language="en" onLanguageChange={() => undefined}>
      <Toaster>
        <ChangeDialog
          token="one-link"
          quotation={{ ...CUSTOMER_QUOTATION, ...(typeof of === 'string' ? { reference: of } : of) }}
          onAnswered={() => undefined}
          onClose={() => undefined}
        />
      </Toaster>
    </LanguageProvider>
  );
  return { sent, user: openRemote(Dialog, { fetch }, '/') };
}

it('sends the files that it shows, and no other of the draft', async () => {
  sessionStorage.setItem('tiraz.change-designs.TRZ-2026-000123', JSON.stringify({ draft: DRAFT }));
  const draft = new FakeDraft([design('one'), design('two')]);
  draft.lost.add('DELETE /two');
  const { sent, user } = open('TRZ-2026-000123', draft);
  await user.click(await screen.findByRole('button', { name: /^Remove .*two\.png/ }));
  await user.type(screen.getByLabelText('Your wish *'), 'With this logo');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    revision: 1,
    text: 'With this logo',
    artworkDraft: DRAFT,
    artworkIds: ['one'],
  });
});

it.each([
  [['artwork.ids[1]'], ['one', 'three'], true],
  [['artworkIds[0]', 'artworkIds[2]'], ['two'], true],
  [['artwork.ids[0]', 'artwork.ids[1]', 'artwork.ids[2]'], [], false],
  [['artwork.draft'], [], false],
])('keeps the files that are not named as gone: %j', async (paths, left, isDraftKept) => {
  const key = 'tiraz.change-designs.TRZ-2026-000123';
  sessionStorage.setItem(key, JSON.stringify({ draft: DRAFT }));
  const code = 'artwork.unknown-draft';
  const refusal = Response.json({ code, errors: paths.map((path) => ({ path, code })) }, { status: 422 });
  const draft = new FakeDraft(['one', 'two', 'three'].map((id) => design(id)));
  const { sent, user } = open('TRZ-2026-000123', draft, refusal);
  await user.type(await screen.findByLabelText('Your wish *'), 'With this logo');
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/^One or more of the files are not/),
  );
  expect(screen.queryAllByText(/\.png$/).map(({ textContent }) => textContent)).toEqual(
    left.map((id) => `${id}.png`),
  );
  expect(sessionStorage.getItem(key) !== null).toBe(isDraftKept);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.artworkIds ?? []).toEqual(left);
});

it('begins empty for another inquiry', async () => {
  const first = new FakeDraft();
  const { user } = open('TRZ-2026-000123', first);
  await user.upload(screen.getByLabelText(/^Choose files/), new File(['x'], 'logo.png'));
  await waitFor(() => expect(Object.keys(sessionStorage)).toHaveLength(1));
  cleanup();
  await waitFor(() => expect(first.calls).toContain('DELETE /new'));
  const draft = new FakeDraft([design('one')]);
  open('TRZ-2026-000124', draft);
  await screen.findByLabelText('Your wish *');
  expect(draft.calls).toEqual([]);
  cleanup();
  open('TRZ-2026-000123', draft);
  expect(await screen.findByText('one.png')).toBeVisible();
});

it('a wish that we have, though its answer was lost, is not there once more', async () => {
  sessionStorage.setItem('tiraz.change-wish.TRZ-2026-000123', JSON.stringify({ text: 'In black ' }));
  const asked = { at: '2026-11-24T08:00:00.000Z', text: 'In black', files: 0 };
  open({ requests: [asked] }, new FakeDraft());
  expect(await screen.findByLabelText('Your wish *')).toHaveValue('');
});

it('a wish outlives the dialog, and the revision when there is a newer one, until it is sent', async () => {
  const refusal = Response.json({ code: 'quotation.superseded' }, { status: 409 });
  const { user } = open('TRZ-2026-000123', new FakeDraft());
  await user.type(await screen.findByLabelText('Your wish *'), 'In black');
  // Escape, a phone's Back, or a reload.
  cleanup();
  open('TRZ-2026-000123', new FakeDraft(), refusal);
  expect(await screen.findByLabelText('Your wish *')).toHaveValue('In black');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/There is a newer revision/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();

  const later = open('TRZ-2026-000123', new FakeDraft());
  expect(await screen.findByLabelText('Your wish *')).toHaveValue('In black');
  await later.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(later.sent).toMatchObject([{ text: 'In black' }]));
  cleanup();

  open('TRZ-2026-000123', new FakeDraft());
  expect(await screen.findByLabelText('Your wish *')).toHaveValue('');
});
