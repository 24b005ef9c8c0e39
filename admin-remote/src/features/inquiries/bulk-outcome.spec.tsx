import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CHANGE_REFUSALS } from '@tiraz/contracts/inquiry-status';
import { show } from '@tiraz/staff-kit/testing';
import { BulkOutcome } from './bulk-outcome';

const nothing = () => undefined;

it.each(CHANGE_REFUSALS)('what became of many says why one stays, in the reader’s language: %s', (code) => {
  const problem = { code, detail: 'As a program is told.' };
  const result = { id: '1', reference: null, outcome: 'failed' as const, problem, customerName: 'عمر' };
  const outcome = {
    results: [{ ...result, to: undefined }],
    counts: 'outcomeCounts' as const,
    undo: nothing,
  };
  show(<BulkOutcome outcome={outcome} isPending={false} onUndo={nothing} onClose={nothing} />, {
    language: 'ar',
  });
  const said = screen.getByRole('listitem').textContent;
  expect(said).toMatch(/لم يتغيّر: ./);
  expect(said).not.toMatch(/[a-z]/i);
});
