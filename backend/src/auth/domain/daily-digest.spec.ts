import { expect, it } from '@jest/globals';
import { ROLES } from '@tiraz/contracts/roles';
import { wantsDigest } from './daily-digest.js';

it('owners and sales have it until they say otherwise', () => {
  const told = ROLES.filter((role) => wantsDigest({ role, dailyDigest: null }));
  expect(told).toEqual(['owner', 'sales']);
});

it.each([true, false])('what somebody has said counts, whatever the role: %s', (dailyDigest) => {
  expect(ROLES.map((role) => wantsDigest({ role, dailyDigest }))).toEqual(ROLES.map(() => dailyDigest));
});
