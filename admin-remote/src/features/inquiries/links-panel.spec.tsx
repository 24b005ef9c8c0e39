import { describe, expect, it } from '@jest/globals';
import type { RecipientLinks } from '@tiraz/api-client/staff';
import { monaWithout, refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { hoodies } from './inquiry.fixture';
import { serveInquiries } from './inquiry-api.fixture';

const PATH = `/api/admin/inquiries/${hoodies().id}/links`;
const mariam = 'mariam@nile-threads.example';
const omar = 'omar@nile-threads.example';
const linksOf = (recipient: string): RecipientLinks => ({
  recipient,
  since: '2026-11-19T09:30:00.000Z',
  latestAt: '2026-11-20T10:00:00.000Z',
});

async function openLinks(
  recipients: string[],
  { language = 'en', given }: { language?: 'en' | 'ar'; given?: (api: FakeApi) => void } = {},
) {
  let left = recipients.map(linksOf);
  const opened = openStaffArea(`/admin/inquiries/${hoodies().id}`, {
    language,
    given: (api) => {
      serveInquiries(api, [hoodies()]);
      api.on(`GET ${PATH}`, () => Response.json(left));
      api.on(`POST ${PATH}/revoke`, async (request) => {
        const { recipient } = (await request.json()) as { recipient: string };
        left = left.filter((of) => of.recipient !== recipient);
        return Response.json(left);
      });
      given?.(api);
    },
  });
  const name = { en: "The customer's links", ar: 'روابط العميل' }[language];
  return { ...opened, links: within(await screen.findByRole('region', { name })) };
}

describe("the customer's links", () => {
  it('names the recipients, and revokes the links of one once asked what that means', async () => {
    const { api, user, links } = await openLinks([mariam, omar]);
    const [first, second] = await links.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      `${mariam}First link19 Nov 2026, 11:30Latest link20 Nov 2026, 12:00Revoke links`,
    );
    await user.click(within(second!).getByRole('button', { name: 'Revoke links', description: omar }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Revoke the links of ${omar}?`);
    const question = within(dialog);
    expect(
      question.getByText(/cannot be undone; the next mail to the address brings a new link/),
    ).toBeVisible();
    expect(api.calls).not.toContain(`POST ${PATH}/revoke`);
    await user.click(question.getByRole('button', { name: 'Revoke links' }));
    expect(await screen.findByText('The links no longer work')).toBeVisible();
    expect(links.getAllByRole('listitem')).toEqual([first]);
    expect(links.queryByText(omar)).toBeNull();
  });

  it('says that nobody has one, in Arabic', async () => {
    const { links } = await openLinks([], { language: 'ar' });
    expect(await links.findByText('لا أحد لديه رابط لهذا الطلب.')).toBeVisible();
  });

  it('says that revoking failed, and shows what still works', async () => {
    const { user, links } = await openLinks([mariam], {
      given: (api) => api.on(`POST ${PATH}/revoke`, () => refuse(503, 'store.away')),
    });
    await user.click(await links.findByRole('button', { name: 'Revoke links' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Revoke links' }));
    expect(await screen.findByText('Failed to revoke the links')).toBeVisible();
    expect(links.getByText(mariam)).toBeVisible();
  });

  it('offers nothing to an account that may not revoke', async () => {
    const { links } = await openLinks([mariam], {
      given: (api) => void (api.signedIn = monaWithout('links.manage')),
    });
    expect(await links.findByText(mariam)).toBeVisible();
    expect(links.queryByRole('button')).toBeNull();
  });
});
