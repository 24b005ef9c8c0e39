import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';
import { serveInquiries } from './inquiry-api.fixture';
import { hoodies } from './inquiry.fixture';

it('the page of an inquiry begins with the garment in its colours, how many, and what they are worth', async () => {
  const inquiry = hoodies();
  openStaffArea(`/admin/inquiries/${inquiry.id}`, { given: (api) => void serveInquiries(api, [inquiry]) });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Mariam Fouad' });
  const head = heading.closest('header')!;
  expect(head).toHaveTextContent(/290,900\.00.*500 pcs\s· Hoodie\s· Brushed Fleece/);
  for (const { hex } of inquiry.selection.swatches) {
    expect(head.querySelector('svg')?.outerHTML).toContain(hex);
  }
});
