import { describe, expect, it } from '@jest/globals';
import type { QuotationRevision } from '@tiraz/api-client/staff';
import { refuse } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { hoodies } from '../features/inquiries/inquiry.fixture';
import { draftOf, quotationOf, serveQuotation } from '../features/quotations/quotation-api.fixture';
import { openStaffArea } from '../testing/open-staff-area';

const ID = hoodies().id;
const PAGES = `POST /api/admin/inquiries/${ID}/quotation/draft/pages`;

/** Its pages are held back until `answer`. */
async function edit(draft: QuotationRevision) {
  const held = Promise.withResolvers<Response>();
  openStaffArea(`/admin/inquiries/${ID}/quotation`, {
    given: (api) => {
      serveInquiries(api, [hoodies()]);
      serveQuotation(api, ID, quotationOf(ID, draft));
      api.on(PAGES, () => held.promise);
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'The document' }));
  return { panel, status: panel.getByRole('status'), answer: held.resolve };
}

describe('the pages of a draft', () => {
  it.each([
    [422, 'quotation.validity', / The last day of the draft is over/],
    [409, 'quotation.no-draft', / There is no draft any more\.$/],
    [400, 'request.malformed', /in order\.$/],
  ])('are refused with the reason: %s %s', async (status_, code, reason) => {
    const { panel, status, answer } = await edit(draftOf());
    await waitFor(() => expect(status).toHaveTextContent('The pages are being drawn...'));
    answer(refuse(status_, code));
    await waitFor(() => expect(status).toHaveTextContent('The pages are drawn once the offer is in order.'));
    expect(status).toHaveTextContent(reason);
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('are not drawn of half an offer', async () => {
    const [garment] = draftOf().lines;
    const { status } = await edit(draftOf({ lines: [{ ...garment!, textEn: '', textAr: '' }] }));
    expect(status).toHaveTextContent('The pages are drawn once the offer is in order.');
  });

  it('are all that is said of them once they are there', async () => {
    const { panel, status, answer } = await edit(draftOf());
    answer(new Response('<svg></svg>'));
    expect(await panel.findByRole('img')).toBeVisible();
    expect(status).toBeEmptyDOMElement();
  });
});
