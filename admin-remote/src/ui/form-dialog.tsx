import { problemOf, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { Button, Form, Modal, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useUnsavedGuard } from './unsaved-guard';
import styles from './form-dialog.module.css';
import { texts } from './texts';
import { useFocusReturn } from './use-focus-return';

interface FormDialogProps<Values extends object> {
  /** Tells the fields of one dialog from those of another that is open below it. */
  name: string;
  title: string;
  form: FormInstance<Values>;
  initialValues: Partial<Values>;
  /** The field to begin with. */
  first: keyof Values & string;
  children: ReactNode;
  send: string;
  /** What is sent cannot be taken back. */
  isDanger?: boolean;
  sending: string;
  cancel: string;
  /** Sends what was typed; rejects with the ApiError of the call. */
  onSend: (values: Values) => Promise<unknown>;
  onFailure: (error: ApiError) => void;
  onClose: () => void;
}

/** A form in a dialog: Enter sends, Escape closes, what the server finds faulty is marked at its field. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { name, title, form, initialValues, first, children, send, sending, cancel } = props;
  const t = useTexts(texts);
  const [isSending, setSending] = useState(false);
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty && !isSending);
  useFocusReturn();

  const finish = async (values: Values) => {
    setSending(true);
    try {
      await props.onSend(values);
    } catch (error) {
      const faults = problemOf(error as ApiError)?.errors ?? [];
      const known = faults.filter(({ path }) => form.getFieldInstance(path as never) !== undefined);
      form.setFields(
        known.map(({ path, code }) => ({
          name: path as never,
          errors: [code === 'text.forbidden-character' ? t.forbiddenCharacter : t.invalid],
        })),
      );
      props.onFailure(error as ApiError);
    } finally {
      setSending(false);
    }
  };

  return (
    <Modal
      open
      title={title}
      onCancel={props.onClose}
      // The dialog takes the focus when it is open; a field's own autoFocus would come before that.
      afterOpenChange={(isOpen) => {
        const field = document.getElementById(`${name}_${first}`);
        // Who was quicker than the dialog goes on where they type.
        if (isOpen && !field?.closest('form')?.contains(document.activeElement)) field?.focus();
      }}
      mask={{ closable: !isDirty }}
      footer={
        <div className={styles.footer}>
          <Button onClick={props.onClose}>{cancel}</Button>
          <Button type="primary" danger={props.isDanger} disabled={isSending} onClick={form.submit}>
            {isSending ? sending : send}
          </Button>
        </div>
      }
    >
      <Form<Values>
        name={name}
        form={form}
        layout="vertical"
        requiredMark
        initialValues={initialValues}
        onFinish={(values) => void finish(values)}
        onValuesChange={() => setDirty(true)}
        scrollToFirstError={{ focus: true }}
        className={styles.form}
      >
        {children}
        {/* Enter in a field sends the form; the visible button lies outside of it. */}
        <button type="submit" hidden disabled={isSending} tabIndex={-1} />
      </Form>
    </Modal>
  );
}
