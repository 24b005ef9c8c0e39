import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { giveWaysBack, goBack, mona, monaWithout } from '@tiraz/staff-kit/testing';
import { openStaffArea, type Options } from '../testing/open-staff-area';
import { hoodies } from '../features/inquiries/inquiry.fixture';

const ID = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e';
const inquiry = hoodies({ id: `${ID}01`, reference: 'TRZ-2026-000123', customerName: 'سلمى إبراهيم' });
const customer = {
  id: `${ID}02`,
  name: 'Salma Ibrahim',
  email: 'salma@nile.example',
  phone: '',
  company: 'Nile Threads',
};
const fabric = { id: `${ID}03`, name: 'Piqué', nameAr: 'بيكيه', isActive: true, version: 1 };
const listed = (...items: object[]) =>
  Response.json(items, { headers: { 'X-Total-Count': String(items.length) } });

async function openPalette({ given, ...options }: Options = {}, path = '/admin/account') {
  const opened = openStaffArea(path, {
    ...options,
    given: (api) => {
      api.on('GET /api/admin/sessions', () => Response.json([]));
      api.on('GET /api/admin/inquiries', () => listed(inquiry));
      api.on('GET /api/admin/customers', () => listed(customer));
      api.on('GET /api/admin/fabrics', () => listed(fabric));
      for (const kind of ['product-types', 'colors', 'fits', 'finishing-qualities', 'print-types'])
        api.on(`GET /api/admin/${kind}`, () => listed());
      given?.(api);
    },
  });
  // Not the heading that says that one's session is looked up.
  await waitFor(() => expect(document.querySelector('#main h1')).toBeVisible());
  await opened.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /Find anything|ابحث عن أي شيء/ });
  const labels = () =>
    screen.queryAllByRole('option').map((option) => option.querySelector('strong')?.textContent);
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  return { ...opened, field, labels, active };
}

describe('the palette', () => {
  it('finds a page by a part of its name in either language, and goes there by Enter', async () => {
    const { user, field, labels } = await openPalette();
    expect(field).toHaveFocus();
    await user.keyboard('متابعات');
    expect(labels()[0]).toBe('Follow-ups');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Follow-ups' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull();
    expect(document.getElementById('main')).toHaveFocus();
  });

  it('is closed by a press beside it, and not by the second press of a double click that opened it', async () => {
    await openPalette();
    const beside = screen.getByRole('dialog', { name: 'Find anything' }).parentElement!;
    fireEvent.mouseDown(beside, { detail: 2 });
    expect(screen.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
    fireEvent.mouseDown(beside, { detail: 1 });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull());
  });

  it('is closed by Back, which leaves the page below where it is', async () => {
    const takeWaysBack = giveWaysBack();
    await openPalette();
    expect(goBack()).toBe(false);
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Find anything' })).toBeNull());
    takeWaysBack();
  });

  it('finds inquiries, customers and items, each in its group', async () => {
    const { user, labels } = await openPalette();
    await user.keyboard('salma');
    await waitFor(() => expect(labels()).toEqual(['سلمى إبراهيم', 'Salma Ibrahim']));
    const inquiries = screen.getByRole('group', { name: 'Inquiries' });
    expect(within(inquiries).getByRole('option')).toHaveTextContent('TRZ-2026-000123');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/crm/customers/${customer.id}`));
  });

  it('moves by arrows, Home and End, and round', async () => {
    const { user, labels, active } = await openPalette();
    const all = labels();
    expect(all[0]).toBe('Overview');
    const at = () => active()?.querySelector('strong')?.textContent;
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(all[1]);
    await user.keyboard('{End}');
    expect(at()).toBe('Logout');
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(all[0]);
    await user.keyboard('{ArrowUp}');
    expect(at()).toBe('Logout');
    await user.keyboard('{Home}');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    expect(at()).toBe(all[0]);
  });

  it('waits for the answer when Enter comes first', async () => {
    const { user } = await openPalette();
    await user.keyboard('TRZ-2026-000123{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/inquiries/${inquiry.id}`));
  });

  it('shows the last answer alone, and gives the others up', async () => {
    const asked: Request[] = [];
    const answers: (() => void)[] = [];
    const { user, labels } = await openPalette({
      given: (api) =>
        void api.on('GET /api/admin/inquiries', async (request) => {
          asked.push(request);
          await new Promise<void>((resolve) => answers.push(resolve));
          return listed(hoodies({ ...inquiry, customerName: `Found ${asked.indexOf(request)}` }));
        }),
    });
    await user.keyboard('first');
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.keyboard(' second');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]!.signal.aborted).toBe(true);
    answers[1]!();
    await waitFor(() => expect(labels()).toContain('Found 1'));
    answers[0]!();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('gives up what was asked for when it closes', async () => {
    const asked: Request[] = [];
    const { user } = await openPalette({
      given: (api) =>
        void api.on('GET /api/admin/customers', (request) => {
          asked.push(request);
          return new Promise<Response>(() => undefined);
        }),
    });
    await user.keyboard('nobody');
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(asked[0]!.signal.aborted).toBe(true);
  });

  it.each([
    ['en', 'Nothing is called that'],
    ['ar', 'لا شيء بهذا الاسم'],
  ] as const)('in %s: says that nothing is called so', async (language, none) => {
    const { user, labels } = await openPalette({
      language,
      given: (api) => {
        for (const list of ['inquiries', 'customers']) api.on(`GET /api/admin/${list}`, () => listed());
      },
    });
    await user.keyboard('zzz%_\\');
    expect(await screen.findByText(none)).toBeVisible();
    expect(labels()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
  });

  it('says that a search failed, and searches again', async () => {
    let isAway = true;
    const { user, labels } = await openPalette({
      given: (api) =>
        void api.on('GET /api/admin/inquiries', () =>
          isAway ? new Response(null, { status: 503 }) : listed(inquiry),
        ),
    });
    await user.keyboard('salma');
    expect(await screen.findByText('Not everything could be searched.')).toBeVisible();
    expect(labels()).toEqual(['Salma Ibrahim']);
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(labels()).toEqual(['سلمى إبراهيم', 'Salma Ibrahim']));
  });

  it('asks for and offers nothing that the account may not see', async () => {
    const { user, api, labels } = await openPalette({
      given: (fake) => {
        fake.signedIn = monaWithout('customers.read', 'customers.write', 'catalogue.write', 'staff.manage');
      },
    });
    expect(labels()).not.toContain('All customers');
    expect(labels()).not.toContain('People');
    expect(labels()).not.toContain('Add Fabric');
    expect(labels()).not.toContain('Schedule Follow-up');
    await user.keyboard('salma');
    await waitFor(() => expect(labels()).toEqual(['سلمى إبراهيم']));
    expect(api.calls).not.toContain('GET /api/admin/customers');
  });

  it('names once who was two customers until they were merged', async () => {
    const things = [`${ID}03`, customer.id].map((id) => ({ kind: 'customer', id }));
    localStorage.setItem('tiraz.recent', JSON.stringify({ account: mona.id, things }));
    const { user, labels, active } = await openPalette({
      given: (api) => {
        for (const { id } of things) api.on(`GET /api/admin/customers/${id}`, () => Response.json(customer));
      },
    });
    await waitFor(() => expect(labels().slice(0, 2)).toEqual(['Salma Ibrahim', 'Overview']));
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Overview');
    expect(localStorage.getItem('tiraz.recent')).not.toContain(customer.id);
    localStorage.clear();
  });

  it('begins with what was read last, by ids alone, for the same account', async () => {
    localStorage.setItem(
      'tiraz.recent',
      JSON.stringify({ account: mona.id, things: [{ kind: 'inquiry', id: inquiry.id }] }),
    );
    const given: Options['given'] = (api) =>
      void api.on(`GET /api/admin/inquiries/${inquiry.id}`, () => Response.json(inquiry));
    const { user, labels } = await openPalette({ given });
    await waitFor(() => expect(labels()[0]).toBe('سلمى إبراهيم'));
    expect(localStorage.getItem('tiraz.recent')).not.toContain('سلمى');
    await user.keyboard('{Escape}');
    localStorage.clear();
  });

  it('has somebody else begin with nothing', async () => {
    localStorage.setItem(
      'tiraz.recent',
      JSON.stringify({ account: 'another', things: [{ kind: 'inquiry', id: inquiry.id }] }),
    );
    const { api, labels } = await openPalette();
    expect(labels()[0]).toBe('Overview');
    expect(api.calls.filter((call) => call.includes(inquiry.id))).toEqual([]);
    localStorage.clear();
  });

  it('opens over no dialog, and closes by its own key with the focus where it was', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('listbox')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Keyboard shortcuts' });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps the keyboard when the page below comes only then', async () => {
    const { user, field } = await openPalette();
    act(() => {
      window.history.pushState(null, '', '/admin/crm/follow-ups');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Follow-ups' })).toBeInTheDocument();
    expect(field).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(document.getElementById('main')).toHaveFocus();
  });

  it('keeps the keyboard, whichever way one tabs', async () => {
    const { user } = await openPalette();
    const field = screen.getByRole('combobox', { name: 'Find anything' });
    const close = screen.getByRole('button', { name: /^Close/ });
    for (const stop of [close, field, close]) {
      await user.tab();
      expect(stop).toHaveFocus();
    }
    await user.tab({ shift: true });
    expect(field).toHaveFocus();
    await user.tab({ shift: true });
    expect(close).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens the form for a new follow-up from anywhere', async () => {
    const { user } = await openPalette();
    await user.keyboard('متابعة جديدة{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent(/^Schedule Follow-up/);
    expect(window.location.pathname).toBe('/admin/crm/follow-ups');
  });
});
