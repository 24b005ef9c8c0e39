import { expect, it } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import { openDialog } from '../../testing/inquiry';

it('a refused form leaves whoever types on at once in the field that it led to', async () => {
  const { dialog } = await openDialog(/^Submit Quotation Request/);
  const name = within(dialog).getByLabelText('Name *');
  const later: (() => void)[] = [];
  const inTime = globalThis.setTimeout;
  Object.assign(globalThis, { setTimeout: (task: () => void) => later.push(task) });
  try {
    fireEvent.submit(dialog.querySelector('form')!);
    await act(async () => undefined);
    expect(name).toHaveFocus();
    fireEvent.input(name, { target: { value: 'L' } });
    await act(async () => undefined);
    expect(name).toHaveAccessibleDescription('');
  } finally {
    globalThis.setTimeout = inTime;
  }
  act(() => later.forEach((task) => task()));
  expect(name).toHaveFocus();
});
