import { File as SentFile } from 'node:buffer';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses a file that holds this as JSON. One of jsdom's goes into no request of Node's. */
export async function chooseTable(user: UserEvent, table: object): Promise<void> {
  const input = document.querySelector('input[data-sheet]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no table can be chosen here');
  const file = new SentFile([JSON.stringify(table)], 'table.csv', { type: 'text/csv' });
  await user.upload(input, file as File);
}
