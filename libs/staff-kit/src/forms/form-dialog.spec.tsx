import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { show } from '../testing/show';
import { FormDialog } from './form-dialog';

interface Values {
  name: string;
  lines: { text: string; count: number }[];
  picture?: string;
}

const onSend = jest.fn<(values: Values) => Promise<void>>().mockResolvedValue();

function Dialog() {
  const [form] = Form.useForm<Values>();
  return (
    <FormDialog<Values>
      name="sample"
      title="Sample"
      form={form}
      initialValues={{ name: '', lines: [{ text: '', count: 1 }] }}
      send="Save"
      sending="Saving"
      cancel="Cancel"
      onSend={onSend}
      onFailure={() => undefined}
      onClose={() => undefined}
    >
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
      <Form.Item name={['lines', 0, 'text']} label="Line">
        <Input.TextArea />
      </Form.Item>
      <Form.Item name={['lines', 0, 'count']} hidden>
        <Input />
      </Form.Item>
      <Form.Item name="picture" hidden>
        <Input />
      </Form.Item>
    </FormDialog>
  );
}

it('sends what was typed without what came along unseen, which the server refuses', async () => {
  const user = show(<Dialog />);
  await user.type(screen.getByLabelText('Name'), '\u202aMona\u202c');
  await user.type(screen.getByLabelText('Line'), 'one{Enter}\u2066two\u2069\u200f');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onSend.mock.calls).toEqual([
      [{ name: 'Mona', lines: [{ text: 'one\ntwo\u200f', count: 1 }], picture: undefined }],
    ]),
  );
});
