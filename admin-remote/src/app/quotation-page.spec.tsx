import { describe, expect, it } from '@jest/globals';
import type { QuotationOffer } from '@tiraz/api-client/staff';
import type { Language } from '@tiraz/contracts/language';
import { refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { layla } from '../features/crm/crm-api.fixture';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { draftOf, quotationOf, serveQuotation } from '../features/quotations/quotation-api.fixture';
import { openStaffArea } from '../testing/open-staff-area';

const ID = hoodies().id;
const PATH = `/api/admin/inquiries/${ID}/quotation`;

async function openEditor({
  language = 'en',
  given,
}: { language?: Language; given?: (api: FakeApi) => void } = {}) {
  let quotation!: ReturnType<typeof serveQuotation>;
  const opened = openStaffArea(`/admin/inquiries/${ID}/quotation`, {
    language,
    given: (api) => {
      serveInquiries(api, [hoodies()]);
      quotation = serveQuotation(api, ID, quotationOf(ID, draftOf()));
      given?.(api);
    },
  });
  await screen.findByRole('button', { name: language === 'en' ? 'Save draft' : 'حفظ المسودة' });
  const line = (number = 1) => within(screen.getByRole('group', { name: `Item ${number}` }));
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save draft' }));
  return { ...opened, ...quotation, line, save };
}

describe('the editor of a draft', () => {
  it('stands beside what was asked for, and sends the whole offer', async () => {
    const { user, sent, line, save } = await openEditor();
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('Brushed Fleece');
    await user.clear(line().getByLabelText('Quantity'));
    await user.type(line().getByLabelText('Quantity'), '٢٥٠');
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    await user.type(line(2).getByLabelText('Text in English'), 'Delivery to Dubai');
    await user.type(line(2).getByLabelText('Unit price (EGP)'), '١٬٥٠٠٫٥');
    await user.click(screen.getByRole('button', { name: 'Move item 2 up' }));
    await save();
    expect(await screen.findByText('The draft is saved')).toBeVisible();
    const { lines, ...rest } = draftOf();
    const { amount: _, ...garment } = lines[0]!;
    expect(sent).toEqual([
      expect.objectContaining({
        validThrough: rest.validThrough,
        taxTreatment: 'eg_standard',
        lines: [
          expect.objectContaining({
            key: null,
            quantity: 1,
            textEn: 'Delivery to Dubai',
            unitPrice: '1500.50',
          }),
          { ...garment, quantity: 250 },
        ],
        instalments: rest.instalments.map(({ amount: __, ...one }) => one),
        indicative: null,
      }),
    ]);
    expect(await screen.findByRole('region', { name: 'Quotation' })).toBeVisible();
  });

  it('adds up on the server what is typed, and not what is half typed', async () => {
    const asked: QuotationOffer[] = [];
    const { user, line } = await openEditor({
      given: (api) =>
        api.on(`POST ${PATH}/draft/preview`, async (request) => {
          asked.push((await request.json()) as QuotationOffer);
          return Response.json(draftOf({ total: '22515.00' }));
        }),
    });
    await user.clear(line().getByLabelText('Quantity'));
    await user.type(line().getByLabelText('Quantity'), '٢٥٠');
    const sums = screen.getByRole('region', { name: 'What it comes to' });
    await waitFor(() => expect(sums).toHaveTextContent('22,515.00'));
    expect(asked.map(({ lines }) => lines[0]?.quantity)).toEqual([250]);
    await user.clear(line().getByLabelText('Unit price (EGP)'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked).toHaveLength(1);
  });

  it('says what is different since the first revision, by what is typed', async () => {
    const first = draftOf({ state: 'sent' });
    const change = (after: string) => ({
      field: 'quantity' as const,
      textEn: 'Hoodie, brushed fleece',
      textAr: '',
      before: '300',
      after,
      beforeAr: null,
      afterAr: null,
    });
    const { user, line } = await openEditor({
      given: (api) => {
        const draft = draftOf({ number: 2, changes: [change('280')] });
        serveQuotation(api, ID, quotationOf(ID, draft, first));
        api.on(`POST ${PATH}/draft/preview`, () => Response.json({ ...draft, changes: [change('250')] }));
      },
    });
    const sums = screen.getByRole('region', { name: 'What it comes to' });
    expect(sums).toHaveTextContent(/What changed since the first revision.*300 280/);
    await user.clear(line().getByLabelText('Quantity'));
    await user.type(line().getByLabelText('Quantity'), '250');
    await waitFor(() => expect(sums).toHaveTextContent(/300 250/));
  });

  it('shows the pages of the document in either language, and of what is typed', async () => {
    const asked: string[] = [];
    let isAway = false;
    const { user, line } = await openEditor({
      given: (api) => {
        api.on(`POST ${PATH}/draft/preview`, () => Response.json(draftOf()));
        api.on(`POST ${PATH}/draft/pages`, async (request) => {
          const { lines } = (await request.json()) as QuotationOffer;
          asked.push(`${new URL(request.url).searchParams.get('language')} ${lines[0]?.quantity}`);
          return isAway ? refuse(503, 'document.unavailable') : new Response(`<svg>${asked.at(-1)}</svg>`);
        });
      },
    });
    const panel = screen.getByRole('region', { name: 'The document' });
    const shown = () => decodeURIComponent(within(panel).getByRole('img').getAttribute('src') ?? '');
    await waitFor(() => expect(shown()).toBe('data:image/svg+xml,<svg>ar 300</svg>'));
    await user.click(within(panel).getByRole('button', { name: 'English' }));
    await waitFor(() => expect(shown()).toContain('en 300'));
    await user.clear(line().getByLabelText('Quantity'));
    await user.type(line().getByLabelText('Quantity'), '٢٥٠');
    await waitFor(() => expect(shown()).toContain('en 250'));
    isAway = true;
    await user.click(within(panel).getByRole('button', { name: 'Arabic' }));
    expect(await within(panel).findByRole('alert')).toHaveTextContent('cannot be drawn');
    isAway = false;
    await user.click(within(panel).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shown()).toContain('ar 250'));
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('asks why a price is another one than the calculated', async () => {
    const { user, sent, line, save } = await openEditor();
    expect(line().queryByLabelText(/Why another price/)).toBeNull();
    await user.clear(line().getByLabelText('Unit price (EGP)'));
    await user.type(line().getByLabelText('Unit price (EGP)'), '75');
    await user.type(await line().findByLabelText(/Why another price/), 'A friend of the house');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((sent[0] as QuotationOffer).lines[0]).toMatchObject({
      unitPrice: '75.00',
      overrideReason: 'A friend of the house',
    });
  });

  it('credits a sample that the customer paid, at what it cost', async () => {
    const sample = (id: string, acceptedAt: string | null) => ({
      ...layla.inquiries[0]!,
      id,
      reference: `TRZ-2026-${id}`,
      isSampleRequest: true,
      totalCost: '1000.00',
      acceptedAt,
    });
    const paid = '2026-11-01T08:00:00.000Z';
    const inquiries = [
      sample('000007', paid),
      sample('000008', null),
      { ...sample('000009', paid), isSampleRequest: false },
    ];
    const { user, sent, line, save } = await openEditor({
      given: (api) =>
        api.on(`GET /api/admin/customers/${hoodies().customerId}`, () =>
          Response.json({ ...layla, inquiries }),
        ),
    });
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    await user.click(line(2).getByLabelText('Kind'));
    await user.click(await screen.findByTitle('Sample credit'));
    await user.type(line(2).getByLabelText('Text in Arabic'), 'عينة');
    await save();
    expect(await line(2).findByText('Choose the sample')).toBeVisible();
    await user.click(line(2).getByLabelText('Sample'));
    const offered = await screen.findByTitle(/TRZ-2026-000007.*1,000\.00/);
    expect(screen.queryByTitle(/00000[89]/)).toBeNull();
    await user.click(offered);
    await save();
    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({
      lines: [
        {},
        {
          kind: 'sample_credit',
          sampleInquiryId: '000007',
          quantity: 1,
          unitPrice: '1000.00',
          textEn: 'Credit for sample TRZ-2026-000007',
          textAr: 'عينة',
        },
      ],
    });
  });

  it('says at the field what the server finds wrong, and keeps what was typed', async () => {
    const { line, save } = await openEditor({
      given: (api) =>
        api.on(`PUT ${PATH}/draft`, () =>
          refuse(422, 'quotation.credits-exceed', {
            errors: [
              { path: 'lines', code: 'quotation.credits-exceed', message: 'No.' },
              { path: 'lines[0].textEn', code: 'quotation.text-required', message: 'No.' },
            ],
          }),
        ),
    });
    await save();
    expect(await screen.findByText('More is taken off than there is')).toBeVisible();
    expect(await line().findByText(/Say what the item is for/)).toBeVisible();
  });

  it('refuses by itself what can be no offer', async () => {
    const { user, sent, line, save } = await openEditor();
    await user.clear(line().getByLabelText('Text in English'));
    await user.clear(line().getByLabelText('Text in Arabic'));
    await user.clear(screen.getByLabelText('Discount (%)'));
    await user.type(screen.getByLabelText('Discount (%)'), '51');
    await save();
    expect(await screen.findByText('At most 50')).toBeVisible();
    expect(line().getAllByText(/Say what the item is for/)[0]).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('puts together what two people change, and asks where both changed the same', async () => {
    const { user, sent, change, line, save } = await openEditor();
    change({ version: 2, revisions: [draftOf({ discountBasisPoints: 500, validThrough: '2026-12-20' })] });
    await user.clear(screen.getByLabelText('Discount (%)'));
    await user.type(screen.getByLabelText('Discount (%)'), '3');
    await user.clear(line().getByLabelText('Quantity'));
    await user.type(line().getByLabelText('Quantity'), '250');
    await save();
    const conflict = (await screen.findByText('Somebody else changed this meanwhile')).closest<HTMLElement>(
      '[role=dialog]',
    )!;
    expect(conflict).toHaveTextContent(/Omar Said.? changed this/);
    expect(conflict).toHaveTextContent(/DiscountYours3%Theirs5%/);
    await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('The draft is saved')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ discountBasisPoints: 300, validThrough: '2026-12-20' })]);
  });

  it('keeps what was typed when the draft was sent meanwhile, and says so', async () => {
    const { user, change, line, save } = await openEditor();
    change({ version: 2, revisions: [draftOf({ state: 'sent' })] });
    await user.clear(line().getByLabelText('Quantity'));
    await user.type(line().getByLabelText('Quantity'), '250');
    await save();
    expect(await screen.findByText(/Somebody else changed the quotation meanwhile/)).toBeVisible();
    expect(screen.getAllByText(/Omar Said.? changed this/)[0]).toBeVisible();
    expect(line().getByLabelText('Quantity')).toHaveValue('250');
  });

  it.each([
    ['link', 'Back to the inquiry'],
    ['button', 'Cancel'],
  ])('asks before it throws away what was typed: %s %s', async (role, name) => {
    const { user, line } = await openEditor();
    await user.type(line().getByLabelText('Quantity'), '0');
    await user.click(screen.getByRole(role, { name }));
    expect((await screen.findAllByText('Leave without saving?'))[0]).toBeVisible();
  });

  it('is not opened over notes that are not saved without a question', async () => {
    const { user } = openStaffArea(`/admin/inquiries/${ID}`, {
      given: (api) => {
        serveInquiries(api, [hoodies()]);
        serveQuotation(api, ID, quotationOf(ID, draftOf()));
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Admin notes' }), 'Call on Sunday');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByRole('textbox', { name: 'Admin notes' })).toHaveValue('Call on Sunday');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: 'Save draft' })).toBeVisible();
  });

  it('says when there is no draft', async () => {
    openStaffArea(`/admin/inquiries/${ID}/quotation`, {
      given: (api) => {
        serveInquiries(api, [hoodies()]);
        serveQuotation(api, ID);
      },
    });
    expect(await screen.findByRole('heading', { name: 'There is no draft' })).toBeVisible();
  });
});
