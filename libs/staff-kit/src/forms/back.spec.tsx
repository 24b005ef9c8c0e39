import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { show } from '../testing/show';
import { giveWaysBack, goBack } from '../testing/ways-back';
import { DateField } from './date-field';
import { Dialog } from './dialog';
import { useQuestion } from './use-question';
import { useUnsavedGuard } from './unsaved-guard';

let takeWaysBack: () => void;
beforeEach(() => void (takeWaysBack = giveWaysBack()));
afterEach(() => takeWaysBack());

function Layer({ name, children }: { name: string; children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {name}</button>
      {isOpen && (
        <Dialog title={name} footer={null} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

it('closes the topmost of what lies over the page, and leaves the page once nothing does', async () => {
  const user = show(
    <Layer name="Item">
      <Layer name="History" />
    </Layer>,
  );
  await user.click(screen.getByRole('button', { name: 'Open Item' }));
  await user.click(await screen.findByRole('button', { name: 'Open History' }));
  await screen.findByText('History');
  expect(goBack()).toBe(false);
  expect(screen.queryByText('History')).toBeNull();
  expect(screen.getByText('Item')).toBeVisible();
  expect(goBack()).toBe(false);
  expect(screen.queryByText('Item')).toBeNull();
  expect(goBack()).toBe(true);
});

it('closes the month that a day is chosen from', async () => {
  const user = show(<DateField id="day" label="Day" min="2026-01-01" max="2026-12-31" />);
  await user.click(screen.getByRole('button', { name: 'Calendar: Day' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(goBack()).toBe(false);
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(goBack()).toBe(true);
});

it.each([
  ['that the page itself goes', { userInitiated: false }],
  ['that cannot be called off', { cancelable: false }],
  ['to a page that is none of the past', { navigationType: 'push' }],
])('leaves alone a way %s', async (_, how) => {
  const user = show(<Layer name="Item" />);
  await user.click(screen.getByRole('button', { name: 'Open Item' }));
  await screen.findByText('Item');
  expect(goBack(how)).toBe(true);
  expect(screen.getByText('Item')).toBeVisible();
});

it('takes a question for answered with no', async () => {
  const answers: string[] = [];
  function Asking() {
    const ask = useQuestion();
    const question = { title: 'Delete it?', hint: '', yes: 'Delete', no: 'Keep' };
    return <button onClick={() => ask({ ...question, onYes: () => answers.push('yes') })}>Delete…</button>;
  }
  const user = show(<Asking />);
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await screen.findByRole('button', { name: 'Keep' });
  expect(goBack()).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers).toEqual([]);
  expect(goBack()).toBe(true);
});

it('asks before it throws away what was typed, and goes where one agreed to go', async () => {
  const went: unknown[] = [];
  Object.assign(window.navigation, {
    traverseTo: (key: string) => went.push([key, goBack({ userInitiated: false })]),
  });
  const Typed = () => {
    useUnsavedGuard(true);
    return 'Typed';
  };
  const user = show(
    <Layer name="Item">
      <Typed />
    </Layer>,
  );
  await user.click(screen.getByRole('button', { name: 'Open Item' }));
  await screen.findByText('Typed');
  expect(goBack()).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(went).toEqual([['before', true]]));
});
