import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { InquiryStatusTag } from './status-tag';

it.each([
  ['new', 'New'],
  ['in_progress', 'In Progress'],
  ['quoted', 'Quoted'],
  ['accepted', 'Accepted'],
  ['rejected', 'Rejected'],
  ['closed', 'Closed'],
  ['from-a-later-release', 'New'],
  ['constructor', 'New'],
])('%s shows as %s', (status, label) => {
  show(<InquiryStatusTag status={status} />);
  expect(screen.getByText(label)).toBeVisible();
});
