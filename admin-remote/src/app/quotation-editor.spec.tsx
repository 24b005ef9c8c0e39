import { describe, expect, it } from '@jest/globals';
import type { QuotationOffer } from '@tiraz/api-client/staff';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { draftOf, quotationOf, serveQuotation } from '../features/quotations/quotation-api.fixture';
import { openStaffArea } from '../testing/open-staff-area';

const ID = hoodies().id;

/** The draft of the inquiry, in its editor. */
async function edit(draft = draftOf(), given?: (api: FakeApi) => void) {
  let quotation!: ReturnType<typeof serveQuotation>;
  const opened = openStaffArea(`/admin/inquiries/${ID}/quotation`, {
    given: (api) => {
      serveInquiries(api, [hoodies()]);
      quotation = serveQuotation(api, ID, quotationOf(ID, draft));
      given?.(api);
    },
  });
  await screen.findByRole('button', { name: 'Save draft' });
  const line = within(screen.getByRole('group', { name: 'Item 1' }));
  const choose = async (label: string, title: RegExp | string) => {
    await opened.user.click(screen.getByLabelText(label));
    await opened.user.click(await screen.findByTitle(title));
  };
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save draft' }));
  return { ...opened, ...quotation, line, choose, save };
}

describe('a credited sample', () => {
  const CUSTOMER = `GET /api/admin/customers/${hoodies().customerId}`;
  const sampleId = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e77';
  const credit = { ...draftOf().lines[0]!, kind: 'sample_credit' as const, sampleInquiryId: sampleId };
  const shown = () => screen.getByLabelText('Sample').closest('.ant-select');

  it('shows no id while what it is called is on its way, or does not come', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user } = await edit(draftOf({ lines: [credit] }), (api) => api.on(CUSTOMER, () => promise));
    expect(shown()).not.toHaveTextContent(sampleId);
    await user.click(screen.getByLabelText('Sample'));
    expect(screen.queryByText(/has paid no sample/)).toBeNull();
    expect(shown()).toHaveTextContent('Loading...');
    resolve(refuse(503, 'database.unavailable'));
    await waitFor(() => expect(shown()).toHaveTextContent('This could not be loaded'));
    expect(screen.queryByText(/has paid no sample/)).toBeNull();
    expect(shown()).not.toHaveTextContent(sampleId);
  });
});

describe('the reason for another price', () => {
  const REASON = /Why another price/;
  const [garment] = draftOf().lines;
  const saved = (sent: unknown[]) => (sent[0] as QuotationOffer).lines[0];

  it('can be written anew: its field stays while it is empty', async () => {
    const friend = { ...garment!, unitPrice: '75.00', overrideReason: 'A friend' };
    const { user, line, save, sent } = await edit(draftOf({ lines: [friend] }));
    await user.clear(line.getByLabelText(REASON));
    await user.type(line.getByLabelText(REASON), 'The first order');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(saved(sent)).toMatchObject({ unitPrice: '75.00', overrideReason: 'The first order' });
  });

  it('is asked for where the price was calculated anew meanwhile', async () => {
    const missing = { path: 'lines[0].overrideReason', code: 'quotation.reason-required', message: 'No.' };
    let isKnown = false;
    const { user, line, save } = await edit(draftOf(), (given) =>
      given.on(`PUT /api/admin/inquiries/${ID}/quotation/draft`, async (request) => {
        isKnown = ((await request.json()) as QuotationOffer).lines[0]?.overrideReason === 'As agreed';
        if (isKnown) return Response.json(quotationOf(ID, draftOf()));
        return refuse(422, 'quotation.reason-required', { errors: [missing] });
      }),
    );
    expect(line.queryByLabelText(REASON)).toBeNull();
    await user.clear(line.getByLabelText('Quantity'));
    await user.type(line.getByLabelText('Quantity'), '250');
    await save();
    const reason = await line.findByLabelText(REASON);
    await waitFor(() => expect(reason).toHaveFocus());
    expect(line.getByText('Another price than the calculated one needs a reason')).toBeVisible();
    await user.type(reason, 'As agreed');
    await save();
    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(isKnown).toBe(true);
  });
});

it('says the total anew once a price has been typed', async () => {
  const { user, line } = await edit();
  await user.clear(line.getByLabelText('Quantity'));
  await user.type(line.getByLabelText('Quantity'), '7');
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Total .*\d/)));
});

it('nobody is told that a draft is saved where somebody else’s stays', async () => {
  const { user, sent, change, save } = await edit();
  change({ version: 2, revisions: [draftOf({ discountBasisPoints: 500 })] });
  await user.clear(screen.getByLabelText('Discount (%)'));
  await user.type(screen.getByLabelText('Discount (%)'), '3');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull());
  expect(sent).toEqual([]);
  expect(screen.queryByText('The draft is saved')).toBeNull();
});

describe('the tax of a draft', () => {
  it('estimates no import VAT once it is none of an export', async () => {
    const { choose, save, sent } = await edit();
    await choose('Tax', 'Export');
    await choose('Import VAT is estimated for', /Saudi Arabia/);
    await choose('Tax', /Within Egypt/);
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ taxTreatment: 'eg_standard', importCountry: null }]));
  });

  it('is shown at the rate that the draft has, whatever the settings say by now', async () => {
    const settings = [
      { key: 'eg_standard', percentBasisPoints: 1500, labelEn: 'VAT', labelAr: '' },
      { key: 'export', percentBasisPoints: 0, labelEn: 'Export', labelAr: '' },
      { key: 'none', percentBasisPoints: 0, labelEn: 'None', labelAr: '' },
    ];
    const { user } = await edit(draftOf(), (api) =>
      api.on('GET /api/admin/settings', () => Response.json({ taxTreatments: settings })),
    );
    await user.click(screen.getByLabelText('Tax'));
    expect(await screen.findAllByTitle(/Within Egypt · 14%/)).not.toEqual([]);
    expect(screen.queryByTitle(/15%/)).toBeNull();
  });
});

describe('a draft that was in order once', () => {
  it.each([
    ['quotation.no-such-sample', /The sample cannot be credited.*edit the draft first/],
    ['quotation.credit-above-sample', /More is credited than the sample cost: edit the draft first/],
  ])('is not sent any more, and it is said why: %s', async (code, words) => {
    const { user } = openStaffArea(`/admin/inquiries/${ID}`, {
      given: (api) => {
        serveInquiries(api, [hoodies()]);
        serveQuotation(api, ID, quotationOf(ID, draftOf()));
        const errors = [{ path: 'lines[1].sampleInquiryId', code, message: 'No.' }];
        api.on(`POST /api/admin/inquiries/${ID}/quotation/send`, () => refuse(422, code, { errors }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  });
});
