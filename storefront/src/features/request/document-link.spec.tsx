import { beforeEach, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { bringNothingIntoSight } from '../../testing/nothing-in-sight';
import { openQuotation, QUOTATION } from '../../testing/open-request';

beforeEach(bringNothingIntoSight);

it.each([
  ['of a link or revision that is gone asks for no second try', 404, /^This PDF is no longer here/],
  ['that does not come just now does', 503, /Please try again in a moment/],
] as const)('a PDF %s', async (_what, status, said) => {
  const { api, user, section } = await openQuotation();
  api.next(`${QUOTATION}/revisions/1/document`, () => new Response(null, { status }));
  await user.click(within(section).getByRole('link', { name: 'PDF in Arabic' }));
  expect(await within(section).findByRole('alert')).toHaveTextContent(said);
});
