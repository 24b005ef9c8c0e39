import { describe, expect, it } from '@jest/globals';
import type { Quotation } from '@tiraz/api-client/staff';
import type { Language } from '@tiraz/contracts/language';
import { monaWithout, refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { draftOf, quotationOf, sentOf, serveQuotation } from '../features/quotations/quotation-api.fixture';
import { openStaffArea } from '../testing/open-staff-area';

const ID = hoodies().id;
const PATH = `/api/admin/inquiries/${ID}/quotation`;

async function openInquiry(
  first?: Quotation,
  { language = 'en', given }: { language?: Language; given?: (api: FakeApi) => void } = {},
) {
  let quotation!: ReturnType<typeof serveQuotation>;
  const opened = openStaffArea(`/admin/inquiries/${ID}`, {
    language,
    given: (api) => {
      serveInquiries(api, [hoodies()]);
      quotation = serveQuotation(api, ID, first);
      given?.(api);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, ...quotation };
}
const panel = (name = 'Quotation') => screen.findByRole('region', { name });
const press = async (name: string) => within(await panel()).findByRole('button', { name });

describe('the quotation of an inquiry', () => {
  it('is prepared, looked at and sent in three presses', async () => {
    const { user, sent } = await openInquiry();
    await user.click(await press('Prepare quotation'));
    const draft = await screen.findByRole('article', { name: 'Revision 1' });
    expect(within(draft).getByText('Draft')).toBeVisible();
    expect(draft).toHaveTextContent(/Hoodie, brushed fleece.*300 at .*79\.00.*23,700\.00/);
    expect(draft).toHaveTextContent(/VAT 14%.*3,318\.00.*Total.*27,018\.00/);
    expect(draft).toHaveTextContent(/50% before shipping.*13,509\.00/);
    await user.click(await press('Send'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Send revision 1');
    expect(dialog).toHaveTextContent(/Mariam Fouad.*mariam@nile-threads\.example.*27,018\.00/);
    expect((await within(dialog).findByTitle('The mail')).getAttribute('srcdoc')).toContain('Hello Mariam');
    expect(dialog).toHaveTextContent(/in Arabic.*Your quotation is ready/);
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The quotation is on its way')).toBeVisible();
    expect(sent).toEqual([{ isDiscountConfirmed: false }]);
    expect(await within(draft).findByText('Sent', { selector: 'span' })).toBeVisible();
    expect(draft).toHaveTextContent('The documents are being made.');
  });

  it('is written in Arabic, with its digits', async () => {
    await openInquiry(quotationOf(ID, sentOf()), { language: 'ar' });
    const card = await screen.findByRole('article', { name: 'المراجعة ١' });
    expect(card).toHaveTextContent(/هودي، فليس.*٣٠٠ بسعر.*٧٩٫٠٠/);
    expect(card).toHaveTextContent(/٢٧٬٠١٨٫٠٠/);
    expect(within(card).getByRole('link', { name: 'PDF بالعربية' })).toHaveAttribute(
      'href',
      `${PATH}/revisions/1/document?language=ar`,
    );
  });

  it('is asked for once, however quickly one presses twice', async () => {
    const { user, api } = await openInquiry();
    await user.dblClick(await press('Prepare quotation'));
    await screen.findByRole('article', { name: 'Revision 1' });
    expect(api.calls.filter((call) => call === `POST ${PATH}/draft`)).toHaveLength(1);
  });

  it('has a large discount confirmed', async () => {
    const { user, sent } = await openInquiry(quotationOf(ID, draftOf({ discountBasisPoints: 1500 })));
    await user.click(await press('Send'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('A discount of more than 10% has to be confirmed')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox', { name: 'The discount of 15% is meant' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ isDiscountConfirmed: true }]));
  });

  it('leaves a large discount to an owner', async () => {
    const { user } = await openInquiry(quotationOf(ID, draftOf({ discountBasisPoints: 1500 })), {
      given: (api) => void (api.signedIn = monaWithout('discounts.confirm')),
    });
    await user.click(await press('Send'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Only an owner sends a discount of more than 10%.');
    expect(within(dialog).getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
  });

  it('warns of older prices, and takes those of today', async () => {
    const same = { textEnNow: '', textArNow: '' };
    const hoodie = { key: 'garment', textEn: 'Hoodie', textAr: 'هودي', before: '79.00', now: '85.50' };
    const large = { key: 'size:2xl', textEn: 'Size 2XL', textAr: 'مقاس 2XL', now: '10.00', ...same };
    const olderPrices = [
      { ...hoodie, ...same, quantityBefore: 300, quantityNow: 300 },
      { ...large, before: '0.00', quantityBefore: 0, quantityNow: 50 },
      { ...large, key: 'size:3xl', before: '10.00', quantityBefore: 10, quantityNow: 12 },
    ];
    const { user } = await openInquiry({ ...quotationOf(ID, draftOf()), olderPrices });
    const warning = await screen.findByRole('note');
    expect(warning).toHaveTextContent(
      /Older pricing.*Hoodie.*79\.00.* in the draft.*85\.50.* in the catalogue.*Size 2XL 50 at .*10\.00.*, not in the draft.*Size 2XL 10 at .*10\.00.* in the draft, 12 at .*10\.00.* in the catalogue/,
    );
    await user.click(within(warning).getByRole('button', { name: 'Reprice' }));
    await waitFor(() => expect(warning).not.toBeInTheDocument());
  });

  it.each<[Language, string, string]>([
    ['en', 'Reprice', 'More would be taken off than there is: change the discounts.'],
    ['ar', 'تحديث الأسعار', 'يصبح المخصوم أكثر من القيمة: عدّل الخصومات.'],
  ])('says why prices of today cannot be taken, in %s', async (language, name, reason) => {
    const sample = { key: 'sample', textEn: 'Sample', textAr: 'عينة', textEnNow: '', textArNow: '' };
    const prices = { before: '1000.00', now: '900.00', quantityBefore: 1, quantityNow: 1 };
    const olderPrices = [{ ...sample, ...prices }];
    const { user } = await openInquiry(
      { ...quotationOf(ID, draftOf()), olderPrices },
      {
        language,
        given: (api) => api.on(`POST ${PATH}/draft/reprice`, () => refuse(422, 'quotation.credits-exceed')),
      },
    );
    await user.click(within(await screen.findByRole('note')).getByRole('button', { name }));
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('warns of words and lines that the customer has moved away from since', async () => {
    const hoodie = {
      key: 'garment',
      textEn: 'Hoodie, M: 290, 2XL: 10',
      textAr: '',
      before: '79.00',
      now: '79.00',
    };
    const wordsNow = { textEnNow: 'Hoodie, M: 300', textArNow: 'هودي، M: ٣٠٠' };
    const large = { key: 'size:2xl', textEn: 'Size 2XL', textAr: '', before: '10.00', now: '0.00' };
    const olderPrices = [
      { ...hoodie, ...wordsNow, quantityBefore: 300, quantityNow: 300 },
      { ...large, textEnNow: '', textArNow: '', quantityBefore: 10, quantityNow: 0 },
    ];
    await openInquiry({ ...quotationOf(ID, draftOf()), olderPrices });
    const [words, gone] = within(await screen.findByRole('note')).getAllByRole('listitem');
    expect(words).toHaveTextContent(/^Hoodie, M: 290, 2XL: 10 The inquiry says now: Hoodie, M: 300$/);
    expect(gone).toHaveTextContent(/^Size 2XL 10 at .*10\.00.* in the draft; Reprice removes it$/);
  });

  it('warns of another tax in the settings alone, and takes it', async () => {
    const taxNow = { taxBasisPoints: 1500, taxLabelEn: 'VAT', taxLabelAr: '' };
    const { user } = await openInquiry({ ...quotationOf(ID, draftOf()), taxNow });
    const warning = await screen.findByRole('note');
    expect(warning).toHaveTextContent('The tax is now: VAT 15%');
    await user.click(within(warning).getByRole('button', { name: 'Reprice' }));
    await waitFor(() => expect(warning).not.toBeInTheDocument());
  });

  it('shows what is taken off below what it is taken off from', async () => {
    const [garment] = draftOf().lines;
    const off = {
      ...garment!,
      kind: 'discount',
      key: null,
      textEn: 'For the first order',
      textAr: '',
    } as const;
    const credits = { quantity: 2, unitPrice: '500.00', amount: '-1000.00' };
    const lines = [garment!, { ...off, ...credits }];
    const sums = { discountBasisPoints: 1000, percentage: '2370.00', discount: '3370.00', net: '20330.00' };
    await openInquiry(quotationOf(ID, draftOf({ lines, ...sums })));
    expect(within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    const below = screen.getByText('Subtotal').closest('dl');
    expect(below).toHaveTextContent(
      /Subtotal.*23,700\.00.*For the first order2 at .*500\.00.*-.*1,000\.00.*Discount \(10%\).*-.*2,370\.00.*VAT/,
    );
  });

  it('shows what became of a revision, and what is different since the first', async () => {
    const change = {
      field: 'quantity',
      textEn: 'Hoodie',
      textAr: 'هودي',
      before: '300',
      after: '250',
      beforeAr: null,
      afterAr: null,
    } as const;
    const reworded = {
      ...change,
      field: 'text',
      ...{ before: 'Hoodie', after: 'Hoodie', beforeAr: 'هودي', afterAr: 'هودي أسود' },
    } as const;
    const label = { ...reworded, field: 'tax_label', textEn: '', before: 'Export', after: 'No tax' } as const;
    const second = sentOf({ number: 2, isExpired: true, changes: [change, reworded, label] });
    const happened = [
      {
        kind: 'change_asked',
        at: '2026-11-23T09:00:00.000Z',
        revision: 2,
        by: null,
        data: { text: 'Cheaper?' },
      },
      { kind: 'seen', at: '2026-11-23T08:40:00.000Z', revision: 2, by: null, data: {} },
    ] satisfies Quotation['events'];
    await openInquiry({
      ...quotationOf(ID, second, sentOf({ state: 'superseded' })),
      events: happened,
    });
    const card = await screen.findByRole('article', { name: 'Revision 2' });
    expect(within(card).getByText('Expired')).toBeVisible();
    expect(card).toHaveTextContent(/Opened23 Nov 2026, 10:40/);
    expect(card).toHaveTextContent(/The customer asks for a change.*Cheaper\?/);
    expect(within(card).getByText('300', { selector: 'del *' })).toBeVisible();
    expect(within(card).getByText('250', { selector: 'ins *' })).toBeVisible();
    expect(within(card).getByText('هودي أسود', { selector: 'ins *' })).toBeVisible();
    expect(card).toHaveTextContent(/Kind of tax Export No tax/);
    const first = screen.getByText(/^Revision 1 · Superseded/);
    expect(first).toBeVisible();
  });

  it('is accepted by telephone, and that is taken back with a reason', async () => {
    const { user, sent } = await openInquiry(quotationOf(ID, sentOf()));
    await user.click(await press('Accepted by telephone'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Accepted by telephone: revision 1');
    const name = within(dialog).getByLabelText('Who said yes');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await within(dialog).findByText('Name is required')).toBeVisible();
    await user.type(name, 'Layla');
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('The quotation is accepted')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ revision: 1, name: 'Layla', note: '' })]);
    const undo = await press('Undo acceptance');
    expect(await panel()).toHaveTextContent(/Accepted.*Mariam Fouad.*Heard by telephone by.*mona@tiraz/);
    await user.click(undo);
    await user.type(await screen.findByLabelText('Reason'), 'Another revision was meant');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo acceptance' }));
    expect(await screen.findByText('The acceptance is taken back')).toBeVisible();
    expect(sent[1]).toEqual({ reason: 'Another revision was meant' });
  });

  it('is withdrawn after a question', async () => {
    const { user } = await openInquiry(quotationOf(ID, sentOf()));
    await user.click(await press('Withdraw'));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Withdraw revision 1?');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The revision is withdrawn')).toBeVisible();
    expect(await within(await panel()).findByText('Withdrawn')).toBeVisible();
    expect(await press('New revision')).toBeEnabled();
  });

  it('is shown as it is now when somebody else was quicker', async () => {
    const { user, change } = await openInquiry(quotationOf(ID, draftOf()));
    const send = await press('Send');
    change({ version: 2, revisions: [sentOf()] });
    await user.click(send);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Somebody else changed the quotation meanwhile/)).toBeVisible();
    expect(await within(await panel()).findByText('Accepted by telephone')).toBeInTheDocument();
  });

  it('says why something is refused', async () => {
    const { user } = await openInquiry(quotationOf(ID, sentOf()), {
      given: (api) => api.on(`POST ${PATH}/accept`, () => refuse(409, 'quotation.document-pending')),
    });
    await user.click(await press('Accepted by telephone'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/The documents are still being made/)).toBeVisible();
  });

  it('is read by somebody who may not write, and by nobody who may not read', async () => {
    await openInquiry(quotationOf(ID, sentOf()), {
      given: (api) => void (api.signedIn = monaWithout('quotations.write')),
    });
    await screen.findByRole('article', { name: 'Revision 1' });
    expect(within(await panel()).queryAllByRole('button')).toEqual([]);
  });

  it('is not asked for on behalf of somebody who may not read it', async () => {
    const { api } = await openInquiry(undefined, {
      given: (fake) => void (fake.signedIn = monaWithout('quotations.read', 'quotations.write')),
    });
    expect(screen.queryByRole('region', { name: 'Quotation' })).toBeNull();
    expect(api.calls).not.toContain(`GET ${PATH}`);
  });
});
