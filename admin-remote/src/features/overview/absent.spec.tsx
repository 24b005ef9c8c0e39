import { expect, it } from '@jest/globals';
import { refuse } from '@tiraz/staff-kit/testing';
import { screen, within } from '@testing-library/react';
import { openStaffArea } from '../../testing/open-staff-area';

it('what waits for somebody who is away is said, and given to the stand-in and back', async () => {
  const [days, stays] = [{ from: '2026-03-01', to: '2126-12-03', standInId: 'b', isNow: true }, null];
  const colleagues = [
    { id: 'a', email: 'aya@tiraz.example', name: 'Aya', mayAnswerInquiries: true, absence: days },
    { id: 'b', email: 'basma@tiraz.example', name: 'Basma', mayAnswerInquiries: true, absence: stays },
  ];
  const absent = [
    { staffId: 'a', until: '2126-12-03', standInId: 'b', total: 3, inquiryIds: ['i1', 'i2'] },
    { staffId: 'b', until: '2126-12-03', standInId: null, total: 1, inquiryIds: ['i3'] },
  ];
  const sent: unknown[] = [];
  let given = [
    { id: 'i1', reference: 'R1', outcome: 'changed', from: 'a', version: 3 },
    { id: 'i2', reference: 'R2', outcome: 'unchanged', from: 'b', version: 2 },
  ];
  const { user } = openStaffArea('/admin/dashboard', {
    given: (api) => {
      api.on('GET /api/admin/stats', () => refuse(503, 'database.unavailable'));
      api.on('GET /api/admin/inquiries', () => Response.json([], { headers: { 'X-Total-Count': '0' } }));
      api.on('GET /api/admin/today', () => Response.json({ absent }));
      api.on('GET /api/admin/colleagues', () => Response.json(colleagues));
      api.on('POST /api/admin/inquiries/owner', async (request) => {
        sent.push(await request.json());
        return Response.json(given);
      });
      api.on('POST /api/admin/inquiries/owner/undo', async (request) => {
        sent.push(await request.json());
        return Response.json(given.slice(0, 1));
      });
    },
  });
  const { getAllByRole, findByRole } = within(
    await screen.findByRole('region', { name: /^Waiting for somebody who is away/ }),
  );
  const button = await findByRole('button', { name: 'Assign to Basma: what waits for Aya' });
  const [first, second] = getAllByRole('listitem').map((row) =>
    (row.textContent ?? '').replace(/[\u2066-\u2069]/g, ''),
  );
  expect(first).toBe('Aya · Away until 3 Dec 21263 open inquiriesAssign to Basma');
  expect(second).toBe('Basma1 open inquiryNobody stands in');
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(await screen.findByText('Given back')).toBeVisible();
  expect(sent).toEqual([
    { ids: ['i1', 'i2'], ownerId: 'b', from: 'a' },
    { changes: [{ id: 'i1', version: 3 }] },
  ]);
  const [changed] = given;
  const failed = (id: string) => ({ ...changed!, id, outcome: 'failed' });
  given = [changed!, failed('i2')];
  await user.click(button);
  expect(await screen.findByText(/^1 inquiry assigned · 1 was given to somebody else since/)).toBeVisible();
  given = [failed('i1')];
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(await screen.findByText(/^1 was given to somebody else since/)).toBeVisible();
  given = [failed('i1'), failed('i2')];
  await user.click(button);
  expect(await screen.findByText(/^2 were given to somebody else since/)).toBeVisible();
});
