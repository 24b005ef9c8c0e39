import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { show } from '../testing/show';
import { useFieldRules } from './field-rules';
import { TimeField } from './time-field';

const sent = jest.fn<(time: string | undefined) => void>();

function Planner({ time }: { time: string | undefined }) {
  const rules = useFieldRules();
  return (
    <Form<{ time?: string }> initialValues={{ time }} onFinish={(values) => sent(values.time)}>
      <Form.Item name="time" label="Time" rules={rules.time()} validateTrigger="onSettled">
        <TimeField />
      </Form.Item>
      <button>Send</button>
    </Form>
  );
}

function plan(language: 'en' | 'ar', time?: string) {
  sent.mockClear();
  const user = show(<Planner time={time} />, { language });
  const field = screen.getByLabelText<HTMLInputElement>('Time');
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, field, type };
}

describe.each([
  ['en', '15:30', 'This is not a time. Write it like 15:30'],
  ['ar', '٣:٣٠ م', 'هذا ليس وقتًا صحيحًا. اكتبه مثل ٣:٣٠ م'],
] as const)('in %s', (language, shown, fault) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const expectShown = (field: HTMLInputElement) => expect(plain(field.value)).toBe(shown);

  it('a time is shown as the page writes times', () => {
    expectShown(plan(language, '15:30').field);
  });

  it.each(['15:30', '١٥:٣٠', '۱۵:۳۰'])(
    '%s stands while it is typed, is then written out, and goes to the server in the way of the wire',
    async (typed) => {
      const { user, field, type } = plan(language);
      await type(typed);
      expect(field).toHaveValue(typed);
      await user.tab();
      expectShown(field);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(sent.mock.calls).toEqual([['15:30']]));
    },
  );

  it('what is no time is refused in words, stays as typed, and is not sent', async () => {
    const { user, field, type } = plan(language, '09:00');
    await type('25:00');
    expect(screen.queryByText(fault)).toBeNull();
    await user.tab();
    expect(await screen.findByText((text) => plain(text) === fault)).toBeInTheDocument();
    expect(field).toHaveValue('25:00');
    expect(field).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
  });

  it('none is none', async () => {
    const { user, field } = plan(language, '09:00');
    await user.clear(field);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.mock.calls).toEqual([['']]));
    expect(field).toHaveValue('');
  });
});
