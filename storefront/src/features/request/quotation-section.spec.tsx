import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CustomerQuotation } from '@tiraz/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CUSTOMER_QUOTATION } from '../../testing/customer-quotation';
import { CUSTOMER_REQUEST } from '../../testing/customer-request';
import { bringNothingIntoSight } from '../../testing/nothing-in-sight';
import { answerWith, openQuotation as open, QUOTATION, REQUEST } from '../../testing/open-request';

beforeEach(bringNothingIntoSight);

type Change = CustomerQuotation['changes'][number];

function changed(
  field: Change['field'],
  before: string | null,
  after: string | null,
  about = { textEn: '', textAr: '' },
): Change {
  return { field, ...about, before, after, beforeAr: null, afterAr: null };
}

/** As it is read, without marks of direction. */
const plain = ({ textContent }: Element) => textContent.replaceAll(/[\u2066-\u2069]/g, '').trim();

const refusal = (code: string, status = 409) => Response.json({ code }, { status });

describe('a quotation', () => {
  it('is read with its lines, sums, payments and documents', async () => {
    const { section } = await open();
    const within_ = within(section);
    expect(within_.getByText('Valid through 7 Dec 2026')).toBeVisible();
    expect(within_.getByText(/^100 × .*237\.00/)).toBeVisible();
    expect(within_.getByText('50% before shipping').nextSibling).toHaveTextContent('13,509.00');
    expect(within_.getByRole('link', { name: 'PDF in Arabic' })).toHaveAttribute(
      'href',
      `${QUOTATION}/revisions/1/document?language=ar`,
    );
  });

  it('says what is taken off below what it is taken off from', async () => {
    const [garment] = CUSTOMER_QUOTATION.lines;
    const credit = { textEn: 'For the first order', textAr: 'للطلب الأول', kind: 'discount' } as const;
    const lines = [garment!, { ...credit, quantity: 2, unitPrice: '500.00', amount: '-1000.00' }];
    const { section } = await open({ lines, discountBasisPoints: 1_000, percentage: '2370.00' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(1);
    expect(within(section).getByText('Subtotal').closest('dl')).toHaveTextContent(
      /Subtotal.*23,700\.00.*For the first order 2 × .*500\.00.*-.*1,000\.00.*Discount 10%.*-.*2,370\.00.*VAT/,
    );
  });

  it('says when a document cannot be fetched, until it can', async () => {
    const followed: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(this.href);
    });
    const { api, user, section } = await open({}, 'ar');
    const file = `${QUOTATION}/revisions/1/document`;
    const link = within(section).getByRole('link', { name: 'PDF بالعربية' });
    api.next(file, () => refusal('store.unavailable', 503));
    await user.click(link);
    expect(await within(section).findByRole('alert')).toHaveTextContent('يتعذّر تنزيل ملف PDF الآن');
    expect(followed).toEqual([]);
    api.next(file, () => new Response(null));
    await user.click(link);
    await waitFor(() => expect(within(section).queryByRole('alert')).toBeNull());
    expect(followed).toEqual([`http://localhost${file}?language=ar`]);
    click.mockRestore();
  });

  it('names the rate of its tax, and of the one that customs take', async () => {
    const { section } = await open({ importCountry: 'SA', importVat: '4052.70' });
    expect(within(section).getByText('VAT 14%')).toBeVisible();
    expect(within(section).getByText(/^Import VAT of 15% .* about .*4,052\.70/)).toBeVisible();
  });

  it('says what became of the first revision, in the direction of the language', async () => {
    const changes = [changed('quantity', '300', '250', { textEn: 'Hoodie', textAr: 'هودي' })];
    const { section } = await open({ number: 2, changes }, 'ar');
    expect(within(section).getByText(/٣٠٠.*←.*٢٥٠/)).toBeVisible();
  });

  it.each<[Change, RegExp]>([
    [changed('line_added', null, '500.00'), /^Added .*500\.00/],
    [changed('line_removed', '500.00', null), /^Removed .*500\.00/],
    [changed('delivery', null, 'DDP Jeddah'), /^Delivery none → DDP Jeddah$/],
    [changed('delivery', 'DDP Jeddah', null), /^Delivery DDP Jeddah → none$/],
    [changed('indicative', null, 'SAR 12.85'), /^Indicative rate none → SAR 12.85$/],
    [changed('indicative', 'SAR 12.85', null), /^Indicative rate SAR 12.85 → none$/],
    [changed('indicative', 'USD 50', 'USD 100'), /^Indicative rate USD 50 → USD 100$/],
  ])('says what was taken out otherwise than what was added: %j', async (change, said) => {
    const { section } = await open({ number: 2, changes: [change] });
    const list = within(section).getByRole('region', { name: 'What changed since the first revision' });
    expect(plain(within(list).getByRole('listitem'))).toMatch(said);
  });

  it.each<['en' | 'ar', Partial<Change>, RegExp]>([
    ['en', { before: 'Shirt', after: 'Polo' }, /^Wording Shirt → Polo$/],
    ['ar', { before: 'Shirt', after: 'Polo' }, /^النص قميص ← بولو$/],
    ['en', {}, /^Wording قميص → بولو$/],
    ['ar', {}, /^النص قميص ← بولو$/],
    ['ar', { after: 'Polo', afterAr: 'قميص' }, /^النص Shirt ← Polo$/],
  ])(
    'says other words in the language of the reader, else in which they are others: %s, %j',
    async (language, words, said) => {
      const text = { ...changed('text', 'Shirt', 'Shirt'), beforeAr: 'قميص', afterAr: 'بولو', ...words };
      const { section } = await open({ number: 2, changes: [text] }, language);
      const changes = { en: 'What changed since the first revision', ar: 'ما تغيّر منذ المراجعة الأولى' };
      const list = within(section).getByRole('region', { name: changes[language] });
      expect(plain(within(list).getByRole('listitem'))).toMatch(said);
    },
  );

  it('is accepted by a name and a tick, once', async () => {
    const { api, user, section } = await open();
    await user.click(within(section).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accept revision 1' });
    const accept = within(dialog).getByRole('button', { name: 'Accept' });
    await user.click(accept);
    expect(within(dialog).getByText('Your name is required')).toBeVisible();
    expect(within(dialog).getByText('Tick this to accept')).toBeVisible();

    fireEvent.change(within(dialog).getByLabelText('Your name *'), { target: { value: ' Layla\tH. ' } });
    const agreed = within(dialog).getByLabelText('I accept revision 1 and its terms *');
    expect(agreed).toBeRequired();
    await user.click(agreed);
    const acceptance = { at: '2026-11-24T08:00:00.000Z', name: 'Layla' };
    api.next(`${QUOTATION}/accept`, () =>
      Response.json({ ...CUSTOMER_QUOTATION, state: 'accepted', acceptance }),
    );
    api.next(REQUEST, () => Response.json({ ...CUSTOMER_REQUEST, status: 'accepted' }));
    await user.dblClick(accept);
    const standing = await within(section).findByText(/^Accepted on 24 November 2026 by Layla/);
    await waitFor(() => expect(standing).toHaveFocus());
    expect(within(section).queryByRole('button')).toBeNull();
    const step = await screen.findByText('Your answer', { selector: 'li' });
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(api.sent(`${QUOTATION}/accept`)).toEqual([
      { revision: 1, isAgreed: true, language: 'en', name: 'Layla H.', position: '' },
    ]);
  });

  it('of a high total takes the code from the mail box, in any digits', async () => {
    const { api, user, section } = await open({ needsCode: true });
    await user.click(within(section).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog');
    const sent = Promise.withResolvers<Response>();
    api.next(`${QUOTATION}/code`, () => sent.promise);
    await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
    await user.type(within(dialog).getByLabelText('Your name *'), 'Lay');
    sent.resolve(new Response(null, { status: 204 }));
    expect(await within(dialog).findByText('The code is on its way.')).toBeVisible();
    // Whoever has gone on to their name stays there.
    await user.keyboard('la');
    expect(within(dialog).getByLabelText('Your name *')).toHaveValue('Layla');
    api.next(`${QUOTATION}/code`, () => refusal('quotation.code-just-sent', 429));
    await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
    expect(await within(dialog).findByText('A code was sent less than a minute ago.')).toBeVisible();

    await user.click(within(dialog).getByLabelText(/^I accept/));
    await user.type(within(dialog).getByLabelText('Code *'), '\u2068١٢٣ ٤٥٦\u2069');
    const code = within(dialog).getByLabelText('Code *');
    for (const why of ['quotation.code-wrong', 'quotation.code-over']) {
      api.next(`${QUOTATION}/accept`, () => refusal(why, 422));
      await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
      await waitFor(() => expect(code).toHaveAccessibleDescription(/^That is not the code/));
      expect(code).toHaveFocus();
      expect(within(dialog).getByRole('alert')).toBeEmptyDOMElement();
      await user.clear(code);
      await user.type(code, '\u200f654321');
    }
    expect(api.sent(`${QUOTATION}/accept`)).toMatchObject([{ code: '123456' }, { code: '654321' }]);

    api.next(`${QUOTATION}/code`, () => refusal('quotation.superseded'));
    await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
    await within(dialog).findByText('There is a newer revision. Here it is.', { selector: '[role=alert]' });
    expect(within(dialog).queryByRole('button', { name: 'Accept' })).toBeNull();
    answerWith(api, { number: 2 });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await within(section).findByText('Revision 2')).toBeVisible();
  });

  it.each([
    ['quotation.superseded', 'There is a newer revision. Here it is.'],
    ['quotation.already-accepted', 'It is accepted already.'],
    // It may have been taken, and its answer lost.
    ['', 'That did not work. Please try again.'],
  ])('that stands otherwise by now, or may (%s), is read anew', async (code, said) => {
    const { api, user, section } = await open();
    await user.click(within(section).getByRole('button', { name: 'No, thank you' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the quotation' });
    await user.click(within(dialog).getByLabelText('Price'));
    api.next(`${QUOTATION}/decline`, () => refusal(code));
    await user.click(within(dialog).getByRole('button', { name: 'No, thank you' }));
    expect(await within(dialog).findByText(said)).toBeVisible();
    answerWith(api, { number: 2 });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await within(section).findByText('Revision 2')).toBeVisible();
  });

  it('that was withdrawn is said to be closed, and goes', async () => {
    const { api, user, section } = await open();
    await user.click(within(section).getByRole('button', { name: 'No, thank you' }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the quotation' });
    await user.click(within(dialog).getByLabelText('Price'));
    api.next(`${QUOTATION}/decline`, () => refusal('quotation.closed'));
    await user.click(within(dialog).getByRole('button', { name: 'No, thank you' }));
    expect(await within(dialog).findByText('This quotation can no longer be answered.')).toBeVisible();
    api.next(REQUEST, () => Response.json({ ...CUSTOMER_REQUEST, status: 'quoted' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(section).not.toBeInTheDocument());
    expect(screen.getByText('TRZ-2026-000123')).toBeVisible();
  });

  it('keeps what was typed where the answer does not arrive', async () => {
    const { api, user, section } = await open();
    await user.click(within(section).getByRole('button', { name: 'Ask for a change' }));
    const dialog = await screen.findByRole('dialog');
    const wish = within(dialog).getByLabelText('Your wish *');
    await user.type(wish, 'In black');
    api.next(`${QUOTATION}/change`, () => Promise.reject(new TypeError('offline')));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('That did not work. Please try again.')).toBeVisible();
    expect(wish).toHaveValue('In black');

    api.next(REQUEST, () => Response.json({ ...CUSTOMER_REQUEST, status: 'quoted' }));
    const requests = [{ at: '2026-11-24T08:00:00.000Z', text: 'In black' }];
    api.next(`${QUOTATION}/change`, () => Response.json({ ...CUSTOMER_QUOTATION, requests }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(section).findByText('In black', { selector: 'p' })).toBeVisible();
    expect(await screen.findByText('We have your wish', { selector: 'li *' })).toBeVisible();
  });

  it('says that a file is still on its way, instead of sending a wish without it', async () => {
    const { api, user, section } = await open();
    await user.click(within(section).getByRole('button', { name: 'Ask for a change' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Your wish *'), 'With this logo');
    api.holdNext('/api/artwork');
    await user.upload(within(dialog).getByLabelText(/^Choose files/), new File(['png'], 'logo.png'));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('A file is still being uploaded.')).toBeVisible();
    expect(api.sent(`${QUOTATION}/change`)).toEqual([]);
  });

  it('that is over is asked for anew with one press', async () => {
    const { api, user, section } = await open({ isExpired: true });
    expect(within(section).getByText(/^This offer was valid until 7 Dec 2026/)).toBeVisible();
    expect(within(section).queryByRole('button', { name: 'Accept' })).toBeNull();
    const renew = within(section).getByRole('button', { name: 'Ask for a new one' });
    api.next(`${QUOTATION}/change`, () => Promise.reject(new TypeError('offline')));
    await user.click(renew);
    expect(await within(section).findByRole('alert')).toHaveTextContent('That did not work');
    const text = 'Please renew this quotation.';
    const asked = { at: '2026-12-08T08:00:00.000Z', text, files: 0 };
    api.next(REQUEST, () => Response.json({ ...CUSTOMER_REQUEST, status: 'quoted' }));
    api.next(`${QUOTATION}/change`, () =>
      Response.json({ ...CUSTOMER_QUOTATION, isExpired: true, requests: [asked] }),
    );
    await user.dblClick(renew);
    expect(await within(section).findByText(text)).toBeVisible();
    const standing = within(section).getByText(/You have asked for a new one/);
    await waitFor(() => expect(standing).toHaveFocus());
    expect(within(section).queryByRole('button', { name: 'Ask for a new one' })).toBeNull();
    expect(within(section).getByRole('button', { name: 'Ask for a change' })).toBeVisible();
    expect(api.sent(`${QUOTATION}/change`).slice(1)).toEqual([{ revision: 1, text }]);
    expect(within(section).queryByRole('alert')).toBeNull();
  });

  it('that was asked for anew in one language is so in the other', async () => {
    const asked = { at: '2026-12-08T08:00:00.000Z', text: 'نرجو تجديد عرض السعر.', files: 0 };
    const { section } = await open({ isExpired: true, requests: [asked] });
    expect(within(section).getByText(/You have asked for a new one/)).toBeVisible();
    expect(within(section).queryByRole('button', { name: 'Ask for a new one' })).toBeNull();
  });

  it('waits for its documents', async () => {
    const { section } = await open({ hasDocuments: false });
    expect(within(section).getByRole('status')).toHaveTextContent('The documents are being made');
    expect(within(section).getByRole('button', { name: 'Accept' })).toBeDisabled();
  });
});
