import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { show } from '../testing/show';
import { DateField } from './date-field';
import { useFieldRules } from './field-rules';

const DAYS = { from: '2026-02-10', to: '2027-03-20' };
const sent = jest.fn<(day: string) => void>();

function Planner({ day }: { day?: string | undefined }) {
  const rules = useFieldRules();
  return (
    <Form<{ day: string }> initialValues={{ day }} onFinish={(values) => sent(values.day)}>
      <Form.Item
        name="day"
        label="Day"
        rules={rules.day({ required: 'Which day?', ...DAYS })}
        validateTrigger="onSettled"
      >
        <DateField label="Day" min={DAYS.from} max={DAYS.to} />
      </Form.Item>
      <button>Send</button>
    </Form>
  );
}

function plan({ day, language }: { day?: string; language?: 'en' | 'ar' } = {}) {
  sent.mockClear();
  const user = show(<Planner day={day} />, { ...(language && { language }) });
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  const openCalendar = () => user.click(screen.getByRole('button', { name: /^(Calendar|التقويم): Day$/ }));
  return { user, field, type, openCalendar };
}

// Engines differ on the comma behind an English weekday.
const focused = () => document.activeElement?.getAttribute('aria-label')?.replace(',', '');

beforeAll(() => {
  // jsdom knows the element and not what it does.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

describe.each([
  ['en', '22 Nov 2026', '9 Mar 2026'],
  ['ar', '٢٢ نوفمبر ٢٠٢٦', '٩ مارس ٢٠٢٦'],
] as const)('in %s', (language, shown, ninth) => {
  it('a day is shown as the page writes days', () => {
    expect(plan({ day: '2026-11-22', language }).field).toHaveValue(shown);
  });

  it.each(['22/11/2026', '٢٢ نوفمبر ٢٠٢٦'])(
    '%s stands while it is typed, and is then written out',
    async (text) => {
      const { user, field, type } = plan({ language });
      await type(text);
      expect(field).toHaveValue(text);
      await user.tab();
      expect(field).toHaveValue(shown);
    },
  );

  it('the day stands first, and goes to the server in the way of the wire', async () => {
    const { field, type } = plan({ language });
    await type('9/3/2026{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('2026-03-09'));
    expect(field).toHaveValue(ninth);
  });
});

describe('what is refused', () => {
  it.each([
    ['en', '29/2/2026', 'This is not a day. Write it like 22 Nov 2026'],
    ['ar', 'غدًا', 'هذا ليس تاريخًا صحيحًا. اكتبه مثل ٢٢ نوفمبر ٢٠٢٦'],
  ] as const)('in %s: %s is no day, stays as typed, and is not sent', async (language, text, fault) => {
    const { user, field, type } = plan({ day: '2026-11-22', language });
    await type(text);
    expect(screen.queryByText(fault)).toBeNull();
    await user.tab();
    expect(await screen.findByText(fault)).toBeInTheDocument();
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await type('9/3/2026{Enter}');
    await waitFor(() => expect(sent.mock.calls).toEqual([['2026-03-09']]));
  });

  it.each([
    ['en', '9/2/2026', 'Not before 10 Feb 2026'],
    ['en', '21/3/2027', 'Not after 20 Mar 2027'],
    ['ar', '٩/٢/٢٠٢٦', 'لا يسبق ١٠ فبراير ٢٠٢٦'],
    ['ar', '٢١/٣/٢٠٢٧', 'لا يتجاوز ٢٠ مارس ٢٠٢٧'],
  ] as const)('in %s: %s is out of range', async (language, text, fault) => {
    const { user, type } = plan({ language });
    await type(text);
    await user.tab();
    expect(await screen.findByText(fault)).toBeInTheDocument();
  });
});

describe('the calendar', () => {
  it.each([
    ['en', 'Sunday 22 November 2026'],
    ['ar', 'الأحد، ٢٢ نوفمبر ٢٠٢٦'],
  ] as const)('in %s opens at the day, and its arrows go where they point', async (language, at) => {
    const { user, openCalendar } = plan({ day: '2026-11-22', language });
    await openCalendar();
    expect(focused()).toBe(at);
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent(
      language === 'en' ? '22' : '٢٢',
    );
    const next = language === 'en' ? '{ArrowRight}' : '{ArrowLeft}';
    await user.keyboard(next);
    await waitFor(() => expect(focused()).toMatch(/23|٢٣/));
  });

  it('is walked by keyboard: weeks begin on Saturday, and nobody leaves the range', async () => {
    const { user, field, openCalendar } = plan({ day: '2027-01-31' });
    await openCalendar();
    for (const [key, day] of [
      ['{Home}', 'Saturday 30 January 2027'],
      ['{End}', 'Friday 5 February 2027'],
      ['{ArrowUp}', 'Friday 29 January 2027'],
      ['{PageDown}', 'Sunday 28 February 2027'],
      ['{PageUp}', 'Thursday 28 January 2027'],
      ['{ArrowDown}', 'Thursday 4 February 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'Tuesday 10 February 2026'],
      ['{Shift>}{PageDown}{PageDown}{/Shift}', 'Saturday 20 March 2027'],
      ['{ArrowLeft}', 'Friday 19 March 2027'],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(focused()).toBe(day));
    }
    expect(screen.getByRole('button', { name: /^Saturday,? 20 March 2027$/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Sunday,? 21 March 2027$/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('19 Mar 2027');
    await waitFor(() => expect(focused()).toBe('Calendar: Day'));
  });

  it('closes with Escape, changes nothing, and gives the focus back', async () => {
    const { user, field, openCalendar } = plan({ day: '2026-11-22' });
    const above = jest.fn();
    window.addEventListener('keydown', above);
    await openCalendar();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(focused()).toBe('Calendar: Day'));
    expect(field).toHaveValue('22 Nov 2026');
    // A dialog that the field stands in would close as well.
    expect(above).not.toHaveBeenCalled();
    window.removeEventListener('keydown', above);
  });

  it('at the end of its months keeps the keyboard, and Escape is for it alone', async () => {
    const { user, field, openCalendar } = plan({ day: '2026-03-22' });
    const above = jest.fn();
    await openCalendar();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(focused()).toBe('Previous month');
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('February 2026')).toBeInTheDocument();
    expect(focused()).toBe('Previous month');
    window.addEventListener('keydown', above);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(above).not.toHaveBeenCalled();
    window.removeEventListener('keydown', above);
    await waitFor(() => expect(focused()).toBe('Calendar: Day'));
    expect(field).toHaveValue('22 Mar 2026');
  });

  it('hears Escape when nothing has the focus, as after a click beside its days', async () => {
    const { user, openCalendar } = plan({ day: '2026-03-22' });
    const above = jest.fn();
    await openCalendar();
    (document.activeElement as HTMLElement).blur();
    window.addEventListener('keydown', above);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(above).not.toHaveBeenCalled();
    window.removeEventListener('keydown', above);
  });

  it('is closed by a press beside it, and not by the second press of a double click that opened it', async () => {
    const { openCalendar } = plan({ day: '2026-03-22' });
    await openCalendar();
    fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.click(screen.getByRole('dialog'), { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers months by mouse, and takes the place of what was typed', async () => {
    const { user, field, type, openCalendar } = plan();
    await type('9/3/2026');
    await openCalendar();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await user.click(screen.getByRole('button', { name: /^Wednesday,? 1 April 2026$/ }));
    expect(field).toHaveValue('1 Apr 2026');
  });
});
