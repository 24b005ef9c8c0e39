import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { show } from '../testing/show';
import { Dialog } from './dialog';
import { FormDialog } from './form-dialog';

interface Values {
  kind?: string;
  name: string;
}

function Page({ onSend }: { onSend: (values: Values) => Promise<unknown> }) {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<Values>();
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <FormDialog<Values>
          name="cloth"
          title="Cloth"
          form={form}
          initialValues={{ name: '' }}
          first="name"
          send="Save"
          sending="Saving..."
          cancel="Cancel"
          onSend={(values) => onSend(values).then(close)}
          onFailure={() => undefined}
          onClose={close}
        >
          <Form.Item name="kind" label="Kind">
            <Input />
          </Form.Item>
          <Form.Item name="name" label="Name">
            <Input />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
}

/** Sends only when told to. */
function held() {
  const sent: Values[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onSend = (values: Values) => {
    sent.push(values);
    return promise;
  };
  return { sent, onSend, answer: resolve, refuse: reject };
}

async function open(onSend: (values: Values) => Promise<unknown> = async () => undefined) {
  const user = show(<Page onSend={onSend} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
  return { user, opener, name };
}
const gone = () => waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());

describe('a form in a dialog', () => {
  it.each(['Escape', 'Cancel', 'Save'])('takes the focus and gives it back after %s', async (end) => {
    const { user, opener, name } = await open();
    if (end === 'Escape') await user.keyboard('{Escape}');
    else if (end === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
    else await user.type(name, 'Jersey{Enter}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is closed by a press beside it, and not by the second press of a double click that opened it', async () => {
    const { user, name } = await open();
    const beside = name.closest('.ant-modal-wrap')!;
    fireEvent.mouseDown(beside, { detail: 2 });
    fireEvent.click(beside, { detail: 2 });
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, 'J{Backspace}');
    expect(name).toBeVisible();
    fireEvent.mouseDown(beside, { detail: 1 });
    fireEvent.click(beside, { detail: 1 });
    await gone();
  });

  it('is sent once, however often one presses', async () => {
    const { sent, onSend, answer } = held();
    const { user, name } = await open(onSend);
    await user.type(name, 'Jersey{Enter}{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Saving...' }));
    answer();
    await gone();
    expect(sent).toEqual([{ name: 'Jersey' }]);
  });

  it('stays while it is being sent, and keeps what was typed when that fails', async () => {
    const { onSend, refuse } = held();
    const { user, name } = await open(onSend);
    await user.type(name, 'Jersey');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Leave without saving?')).toBeNull();
    refuse({ message: 'offline', body: '' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(name).toHaveValue('Jersey');
    expect(document.body).not.toHaveFocus();
  });

  it('asks before it throws away what was typed, and not when that was taken back', async () => {
    const { user, name } = await open();
    await user.type(name, 'J');
    await user.keyboard('{Escape}');
    const stay = await screen.findByRole('button', { name: 'Stay here' });
    expect(stay).toHaveClass('ant-btn-primary');
    expect(screen.getByRole('button', { name: 'Leave' })).not.toHaveClass('ant-btn-primary');
    await user.click(stay);
    expect(name).toHaveValue('J');
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone();
  });
});

it('a dialog without fields begins with its title', async () => {
  show(
    <Dialog title="History" footer={<button>Done</button>} onClose={() => undefined}>
      Nothing yet
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByText('History')).toHaveFocus());
});
