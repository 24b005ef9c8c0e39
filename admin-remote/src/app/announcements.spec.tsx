import { describe, expect, it } from '@jest/globals';
import { refuse } from '@tiraz/staff-kit/testing';
import { isAnnounced } from '@tiraz/web/testing/announced';
import { screen, within } from '@testing-library/react';
import { serveCatalogue } from '../features/catalogue/catalogue-api.fixture';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies, SAVED_BY_OMAR } from '../features/inquiries/inquiry.fixture';
import { draftOf, quotationOf, sentOf, serveQuotation } from '../features/quotations/quotation-api.fixture';
import { openStaffArea } from '../testing/open-staff-area';

const ID = hoodies().id;
const QUOTATION = `/api/admin/inquiries/${ID}/quotation`;

describe('a screen reader hears', () => {
  it('that a colleague has saved other notes', async () => {
    let stored = new Map<string, ReturnType<typeof hoodies>>();
    const { user } = openStaffArea(`/admin/inquiries/${ID}`, {
      given: (api) => void (stored = serveInquiries(api, [hoodies()])),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Admin notes' }), 'Mine');
    stored.set(ID, hoodies({ adminNotes: 'Called', version: 2, notesSaved: SAVED_BY_OMAR }));
    const save = async () => {
      await user.click(screen.getByRole('button', { name: 'Save Notes' }));
      await user.click(await screen.findByRole('button', { name: 'Back to editing' }));
    };
    expect(await isAnnounced(/^Saved meanwhile by/, save)).toBe(true);
  });

  it('whether a call is to be noted', async () => {
    const { user } = openStaffArea(`/admin/inquiries/${ID}`, {
      given: (api) => void serveInquiries(api, [hoodies()]),
    });
    const call = await screen.findByRole('link', { name: 'Call' });
    expect(await isAnnounced(/^You called/, () => user.click(call))).toBe(true);
  });

  it('of the first inquiry that is selected', async () => {
    const { user } = openStaffArea('/admin/inquiries', {
      given: (api) => void serveInquiries(api, [hoodies()]),
    });
    const row = await screen.findByRole('checkbox', { name: /Mariam/ });
    expect(await isAnnounced('1 selected', () => user.click(row))).toBe(true);
  });

  it('that documents are being made, and that they are there', async () => {
    let quotation!: ReturnType<typeof serveQuotation>;
    const { user } = openStaffArea(`/admin/inquiries/${ID}`, {
      given: (api) => {
        serveInquiries(api, [hoodies()]);
        quotation = serveQuotation(api, ID, quotationOf(ID, draftOf()));
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'Quotation' }));
    await user.click(await panel.findByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByTitle('The mail');
    const send = () => user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await isAnnounced(/^The documents are being made/, send)).toBe(true);
    const make = async () => quotation.change({ revisions: [sentOf()] });
    expect(await isAnnounced('PDF in Arabic', make)).toBe(true);
  }, 20_000);

  it('that an offer cannot be added up', async () => {
    const { user } = openStaffArea(`/admin/inquiries/${ID}/quotation`, {
      given: (api) => {
        serveInquiries(api, [hoodies()]);
        serveQuotation(api, ID, quotationOf(ID, draftOf()));
        api.on(`POST ${QUOTATION}/draft/preview`, () => refuse(503, 'database.unavailable'));
      },
    });
    const item = within(await screen.findByRole('group', { name: 'Item 1' }));
    const type = () => user.type(item.getByLabelText('Quantity'), '0');
    expect(await isAnnounced(/^What is typed cannot be added up/, type)).toBe(true);
  });

  it('that the example of a price could not be calculated', async () => {
    let isAway = false;
    const { user } = openStaffArea('/admin/products', {
      given: (api) => {
        serveCatalogue(api);
        const sample = { productType: null, fabric: null, fit: null, finishingQuality: null, prints: [] };
        const order = { pricePerItem: '145.00', totalCost: '14500.00' };
        const prices = { at100: order, at500: order };
        api.on('POST /api/admin/price-preview', () =>
          isAway
            ? refuse(503, 'database.unavailable')
            : Response.json({ now: prices, after: prices, sample }),
        );
      },
    });
    await user.click(await screen.findByLabelText('Edit: Basic T-Shirt'));
    const price = await screen.findByLabelText(/^Base price/);
    await user.clear(price);
    await user.type(price, '15');
    await screen.findAllByText(/ a piece$/);
    isAway = true;
    expect(await isAnnounced(/^The example could not/, () => user.type(price, '2'))).toBe(true);
  });

  it('that an account is there', async () => {
    const { user } = openStaffArea('/admin/join#Ck2vTqY1b0nS8yXo3ZrLr5mJdFhQeWuG7aPiNxKtB4c', {
      isSignedOut: true,
      given: (api) => {
        api.on('POST /api/invitations/open', () =>
          Response.json({ email: 'nour@tiraz.example', role: 'sales' }),
        );
        api.on('POST /api/invitations/accept', () => new Response(null, { status: 204 }));
      },
    });
    await user.type(await screen.findByLabelText('Name'), 'Nour Salem');
    await user.type(screen.getByLabelText('Password'), 'a loom in old Cairo');
    const make = () => user.click(screen.getByRole('button', { name: 'Make the account' }));
    expect(await isAnnounced(/^Sign in/, make)).toBe(true);
  });
});
