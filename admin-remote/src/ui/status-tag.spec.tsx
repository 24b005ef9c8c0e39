import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '@tiraz/staff-kit/testing';
import { statusesOffered } from './inquiry-status';
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

it('the statuses of several inquiries are offered once each, in the order of their life', () => {
  expect(
    statusesOffered([
      { status: 'closed', next: ['accepted'] },
      { status: 'quoted', next: ['closed', 'accepted'] },
    ]),
  ).toEqual(['quoted', 'accepted', 'closed']);
});
