import { beforeEach, expect, it } from '@jest/globals';
import { customerCareInMemory, staff } from '../adapters/customer-care.fixture.js';

const monday = new Date('2026-03-02T10:00:00Z');
const call = { type: 'phone', direction: 'inbound', subject: 'Sizes', content: 'She called.' } as const;

let care: ReturnType<typeof customerCareInMemory>;
let customerId: string;

beforeEach(async () => {
  care = customerCareInMemory(monday);
  customerId = await care.customer('layla@example.com');
});

it('a communication is logged with who, when and what about', async () => {
  const inquiryId = await care.inquiry(customerId);
  const logged = await care.logCommunications.log({ ...call, customerId, inquiryId }, staff);
  const about = { customerId, inquiryId, ...call };
  expect(logged).toEqual({
    id: expect.any(String),
    ...about,
    inquiryReference: `TRZ-${inquiryId}`,
    loggedBy: staff.email,
    createdAt: monday,
  });
  expect((await care.reads.details(customerId)).communications).toEqual([logged]);
  expect(await care.auditTrail.of({ kind: 'communication', id: logged.id })).toEqual([
    { at: monday, by: staff, action: 'communication.logged', before: null, after: about },
  ]);
});

it.each([
  ['a call of ours', 'phone', 'outbound', monday],
  ['a mail of ours', 'email', 'outbound', monday],
  ["a customer's call", 'phone', 'inbound', undefined],
  ['a note, which is for ourselves', 'note', 'outbound', undefined],
] as const)('the inquiry that it is about is answered by %s', async (_, type, direction, respondedAt) => {
  const inquiryId = await care.inquiry(customerId);
  await care.logCommunications.log({ ...call, type, direction, customerId, inquiryId }, staff);
  expect(care.inquiries.stored.find(({ id }) => id === inquiryId)?.respondedAt).toEqual(respondedAt);
});

it('or about no inquiry', async () => {
  const logged = await care.logCommunications.log({ ...call, customerId }, staff);
  expect(logged).toMatchObject({ inquiryId: null, inquiryReference: null });
});

it('or about a customer who was merged away, which is the one that stays', async () => {
  const stays = await care.customer('stays@example.com');
  await care.manageCustomers.merge(stays, customerId, staff);
  expect(await care.logCommunications.log({ ...call, customerId }, staff)).toMatchObject({
    customerId: stays,
  });
});

it('but not about nobody, or the inquiry of another', async () => {
  const other = await care.inquiry(await care.customer('other@example.com'));
  for (const [about, path, code] of [
    [{ customerId: staff.id }, 'customerId', 'customer.unknown'],
    [{ customerId, inquiryId: other }, 'inquiryId', 'inquiry.of-nobody'],
    [{ customerId, inquiryId: staff.id }, 'inquiryId', 'inquiry.of-nobody'],
  ] as const) {
    await expect(care.logCommunications.log({ ...call, ...about }, staff)).rejects.toMatchObject({
      kind: 'invalid',
      code,
      faults: [{ path, code }],
    });
  }
  expect(care.communications.stored).toEqual([]);
});
