import type { ApiError } from '@tiraz/api-client/staff';
import { Button, Form, type FormInstance } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import styles from './form-dialog.module.css';
import { isSameInput, markFaults, withoutUnseenIn } from './form-state';
import { useFaultText } from './use-fault-text';
import { useUnsavedGuard } from './unsaved-guard';

interface FormDialogProps<Values extends object> {
  /** Tells the fields of one dialog from those of another that is open below it. */
  name: string;
  title: string;
  width?: number;
  form: FormInstance<Values>;
  initialValues: Partial<Values>;
  /** The field to begin with; the uppermost when left out. */
  first?: keyof Values & string;
  children: ReactNode;
  send: string;
  /** What is sent cannot be taken back. */
  isDanger?: boolean;
  sending: string;
  cancel: string;
  /** What has to end before the form can be sent. */
  waitingFor?: string | false;
  /** Hears of everything that is typed. */
  onType?: (values: Values) => void;
  /** Sends what was typed, without what came along unseen; rejects with the ApiError of the call. */
  onSend: (values: Values) => Promise<unknown>;
  onFailure: (error: ApiError) => void;
  /** What a fault of a field means, where the general words do not say it. */
  faultText?: (path: string, code: string) => string | undefined;
  onClose: () => void;
}

/**
 * A form in a dialog: Enter sends, once; what the server finds faulty is marked at its field. Escape closes, but not
 * while something is being sent, and not without a question once something was typed.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { name, title, width, form, initialValues, first, children, send, sending, cancel } = props;
  const faultText = useFaultText();
  // At once, for the second of two quick presses of Enter.
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const confirmDiscarding = useUnsavedGuard(isDirty);

  const close = async () => {
    if (!isUnderWay.current && (await confirmDiscarding())) props.onClose();
  };
  const finish = async (values: Values) => {
    if (isUnderWay.current || props.waitingFor) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      await props.onSend(withoutUnseenIn(values));
    } catch (error) {
      markFaults<Values>(
        form,
        error as ApiError,
        (path, code) => props.faultText?.(path, code) ?? faultText(code),
      );
      props.onFailure(error as ApiError);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return (
    <Dialog
      title={title}
      {...(width !== undefined && { width })}
      {...(first !== undefined && { first: `${name}_${first}` })}
      isHeld={isDirty || isSending}
      onClose={() => void close()}
      footer={
        <>
          {props.waitingFor && <span className={styles.waiting}>{props.waitingFor}</span>}
          <Button onMouseDown={stayInField} onClick={() => void close()} disabled={isSending}>
            {cancel}
          </Button>
          <Button
            type="primary"
            danger={props.isDanger}
            disabled={isSending || Boolean(props.waitingFor)}
            onMouseDown={stayInField}
            onClick={form.submit}
          >
            {isSending ? sending : send}
          </Button>
        </>
      }
    >
      <Form<Values>
        name={name}
        form={form}
        layout="vertical"
        requiredMark
        initialValues={initialValues}
        onFinish={(values) => void finish(values)}
        onValuesChange={(_, values) => {
          setDirty(!isSameInput(values, initialValues));
          props.onType?.(values);
        }}
        scrollToFirstError={{ focus: true }}
        // What is wrong is said in the page's own words.
        noValidate
        className={styles.form}
      >
        {children}
        {/* Enter in a field sends the form; the visible button lies outside of it. */}
        <button type="submit" hidden disabled={isSending} tabIndex={-1} />
      </Form>
    </Dialog>
  );
}

/**
 * Of a button: a press does not leave the field before. What a field says as it is left would move the button away
 * from under the pointer, and the press would be lost.
 */
export function stayInField(press: { preventDefault: () => void }): void {
  press.preventDefault();
}
