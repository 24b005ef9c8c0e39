import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveInquiries } from '../features/inquiries/inquiry-api.fixture';
import { sayWhy, three } from '../features/inquiries/list.fixture';
import { openStaffArea } from '../testing/open-staff-area';
import { pages } from './pages';
import { PLACE_PATHS } from './places';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** First what needs the selection; last what leaves the page. */
const KEYS_PRESSED = [
  'b',
  ...LETTERS.filter((letter) => letter !== 'b' && letter !== 'u'),
  ...['/', '?', 'mod+k', 'shift+j', 'shift+k', 'arrowup', 'arrowdown', 'arrowleft', 'arrowright', 'u'],
];
/** Enter is heard by the link itself, Esc by the field. */
const BY_ITSELF = ['enter', 'escape'];

async function openAt(path: string, inquiries = three) {
  const { user } = openStaffArea(path, { given: (api) => void serveInquiries(api, inquiries) });
  // Not the heading that says that one's session is looked up.
  await waitFor(() => expect(document.querySelector('#main h1')).toBeVisible());
  return user;
}

/** By a role it would be looked for in the whole of a long page, again and again. */
async function listOfKeys() {
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('.ant-modal:has([data-press])');
    expect(dialog).not.toBeNull();
    return dialog!;
  });
}

/** Whether a key was taken, as whatever it did shows. */
function isTaken(press: string): boolean {
  const [key = '', ...held] = press.split('+').toReversed();
  const shiftKey = held.includes('shift');
  const wasLeftAlone = fireEvent.keyDown(document.activeElement ?? document.body, {
    key: shiftKey ? key.toUpperCase() : key,
    shiftKey,
    ctrlKey: held.includes('mod'),
  });
  return !wasLeftAlone;
}

const isOpen = () => document.querySelector('dialog[open], .ant-modal') !== null;
const isInSearch = () => document.activeElement?.getAttribute('type') === 'search';

async function closeLayers(user: Awaited<ReturnType<typeof openAt>>) {
  // One may still be on its way when the first look finds none.
  await waitFor(async () => {
    if (isOpen()) await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });
  (document.activeElement as HTMLElement | null)?.blur();
}

describe.each([
  '/admin/inquiries',
  '/admin/inquiries/board',
  `/admin/inquiries/${three[0]!.id}`,
  '/admin/crm',
  '/admin/products',
  '/admin/account',
])('on %s', (path) => {
  it('the list of keys names every key that acts, and no other', async () => {
    // With no other inquiry to turn to the page stays.
    const user = await openAt(path, path.endsWith('-1') ? three.slice(0, 1) : three);
    await user.keyboard('?');
    const dialog = await listOfKeys();
    const listed = [...dialog.querySelectorAll('[data-press]')].map((row) => row.getAttribute('data-press')!);
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await closeLayers(user);

    const alone = listed.filter((press) => !press.startsWith('g ') && !BY_ITSELF.includes(press));
    // What acts on a selection has one.
    if (path === '/admin/inquiries') await user.keyboard('jx');
    const taken: string[] = [];
    for (const press of KEYS_PRESSED) {
      // G waits for its letter.
      if (press === 'g') continue;
      // What moves on the board moves from a card.
      if (path.endsWith('board')) document.querySelector<HTMLElement>('[data-card] a')?.focus();
      if (isTaken(press)) {
        taken.push(press);
        if (['/', '?', 'mod+k'].includes(press))
          await waitFor(() => expect(isOpen() || isInSearch()).toBe(true));
      }
      await closeLayers(user);
    }
    expect(taken.sort()).toEqual([...new Set(alone)].sort());
  });
});

it('G leads nowhere by a letter that is not listed, and everywhere by one that is', async () => {
  const user = await openAt('/admin/account');
  await user.keyboard('?');
  const dialog = await listOfKeys();
  const letters = [...dialog.querySelectorAll('[data-press^="g "]')].map((row) =>
    row.getAttribute('data-press')!.slice(2),
  );
  await user.keyboard('{Escape}');
  await closeLayers(user);
  expect(new Set(letters).size).toBe(PLACE_PATHS.length);
  for (const letter of LETTERS.filter((one) => !letters.includes(one))) {
    await user.keyboard(`g${letter}`);
    expect(window.location.pathname).toBe('/admin/account');
  }
  await user.keyboard('g');
  expect(screen.getByRole('complementary', { name: 'Go to' })).toBeVisible();
  await user.keyboard('u');
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  expect(screen.queryByRole('complementary', { name: 'Go to' })).toBeNull();
});

it('leads to every page that stands by itself', () => {
  const alone = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect([...PLACE_PATHS].sort()).toEqual(alone.sort());
});

it('Z takes back the last change once, and then says that there is none', async () => {
  let stored = new Map<string, (typeof three)[number]>();
  const { user } = openStaffArea('/admin/inquiries', {
    given: (api) => {
      stored = serveInquiries(api, three);
    },
  });
  await screen.findByRole('link', { name: 'Mariam' });
  await user.keyboard('jr');
  await sayWhy(user);
  await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('rejected'));
  await screen.findAllByText('Inquiry updated successfully');
  await user.keyboard('z');
  await waitFor(() => expect(stored.get('inquiry-1')?.status).toBe('new'));
  await user.keyboard('z');
  expect((await screen.findAllByText('Nothing to undo'))[0]).toBeVisible();
  expect(stored.get('inquiry-1')?.status).toBe('new');
});

it('B leads into the bar of what is selected, Escape back, and then clears the selection; Z takes back all of it', async () => {
  let stored = new Map<string, (typeof three)[number]>();
  const { user } = openStaffArea('/admin/inquiries', {
    given: (api) => {
      stored = serveInquiries(api, three);
    },
  });
  await screen.findByRole('link', { name: 'Mariam' });
  await user.keyboard('jx');
  await user.keyboard('{Shift>}J{/Shift}');
  await user.keyboard('b');
  expect(screen.getByRole('combobox', { name: 'Change status to' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Karim' })).toHaveFocus();
  await user.keyboard('r');
  await sayWhy(user);
  await screen.findByRole('region', { name: 'Result of the change' });
  expect(stored.get('inquiry-2')?.status).toBe('rejected');
  await user.keyboard('z');
  await waitFor(() => expect(stored.get('inquiry-2')?.status).toBe('quoted'));
  expect(stored.get('inquiry-1')?.status).toBe('new');
  await user.keyboard('jx');
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('1 selected')).toBeNull();
});

it('S opens the statuses of the inquiry that is read, and the next key is none of a select', async () => {
  const user = await openAt(`/admin/inquiries/${three[0]!.id}`);
  await user.keyboard('s');
  const statuses = screen.getByRole('combobox', { name: 'Change status to' });
  expect(statuses).toHaveFocus();
  expect(statuses).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(statuses).not.toHaveFocus());
});
