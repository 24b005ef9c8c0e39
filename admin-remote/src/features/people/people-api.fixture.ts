import { expect } from '@jest/globals';
import type { AbsenceBody, Colleague, Invitation, Person } from '@tiraz/api-client/staff';
import { changedByOmar, mona, refuse, type FakeApi } from '@tiraz/staff-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaffArea, type Options } from '../../testing/open-staff-area';

export const me: Person = {
  id: mona.id,
  email: mona.email,
  name: 'Mona Adel',
  role: 'owner',
  isActive: true,
  createdAt: '2026-03-01T08:00:00.000Z',
  signedInAt: '2026-03-01T09:12:00.000Z',
  hasFactor: false,
  version: 1,
};
export const omar: Person = {
  ...me,
  id: 'o1',
  email: 'omar@tiraz.example',
  name: '',
  role: 'sales',
  signedInAt: null,
};
export const nour: Invitation = {
  id: 'i1',
  email: 'nour@tiraz.example',
  role: 'viewer',
  language: 'ar',
  invitedAt: '2026-03-01T08:00:00.000Z',
  expiresAt: '2126-03-03T08:00:00.000Z',
};

/**
 * Opens the page over lists that follow what is done, and waits until Omar's buttons can be pressed.
 *
 * @param absence of omar
 */
export async function openPage(
  given?: (api: FakeApi) => void,
  options: Options = {},
  absence: Colleague['absence'] = null,
) {
  let his = omar;
  let invitations = [nour];
  const sent: unknown[] = [];
  const colleague = ({ id, email, name, version }: Person): Colleague => ({
    ...{ id, email, name, version, mayAnswerInquiries: true },
    absence: id === his.id ? absence : null,
  });
  const store = (changes: Partial<Person>) => {
    his = { ...his, ...changes, version: his.version + 1 };
  };
  const isStale = (request: Request) => request.headers.get('If-Match') !== `"${his.version}"`;
  const refuseWith = (current: object) => refuse(412, 'entity.stale', { current, changed: changedByOmar() });
  const opened = openStaffArea('/admin/people', {
    ...options,
    given: (api) => {
      api.on('GET /api/admin/people', () => Response.json([me, his]));
      api.on('GET /api/admin/invitations', () => Response.json(invitations));
      api.on('GET /api/admin/colleagues', () => Response.json([me, his].map(colleague)));
      api.on('PUT /api/admin/people/o1', async (request) => {
        if (isStale(request)) return refuseWith(his);
        const changes = (await request.json()) as Partial<Person>;
        sent.push(changes);
        store(changes);
        return Response.json(his);
      });
      api.on('PUT /api/admin/people/o1/absence', async (request) => {
        if (isStale(request)) return refuseWith(colleague(his));
        const said = (await request.json()) as AbsenceBody;
        sent.push(said);
        absence = { ...said, isNow: false };
        store({});
        return Response.json(colleague(his));
      });
      api.on('DELETE /api/admin/people/o1/absence', (request) => {
        if (isStale(request)) return refuseWith(colleague(his));
        sent.push('here');
        absence = null;
        store({});
        return Response.json(colleague(his));
      });
      api.on('POST /api/admin/invitations', async (request) => {
        const written = (await request.json()) as Invitation;
        sent.push(written);
        invitations = [{ ...nour, ...written, id: 'i2' }, ...invitations];
        return Response.json(invitations[0], { status: 201 });
      });
      api.on('POST /api/admin/invitations/i1/repeat', () => Response.json(nour));
      api.on('DELETE /api/admin/invitations/i1', () => {
        invitations = invitations.filter(({ id }) => id !== 'i1');
        return new Response(null, { status: 204 });
      });
      given?.(api);
    },
  });
  // The accounts may be there before the colleagues, of whom one then cannot say yet that they are away.
  await waitFor(async () => {
    for (const each of within(await rowOf(omar.email)).getAllByRole('button')) expect(each).toBeEnabled();
  });
  /** Another owner is quicker. */
  const elsewhere = (changes: Partial<Person>, away = absence) => {
    absence = away;
    store(changes);
  };
  return { ...opened, sent, elsewhere };
}
export const rowOf = async (email: string) => {
  const rows = await screen.findAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent?.includes(email));
  if (!row) throw new Error(`${email} is not in the list`);
  return row;
};
export const button = (name: string) => screen.getByRole('button', { name });
