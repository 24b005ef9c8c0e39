import {
  problemOf,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useGetMeQuery,
  type ApiError,
  type OwnSession,
} from '@tiraz/api-client/staff';
import { formatDateTime, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/account';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input } from 'antd';
import { browserName } from './browser-name';
import { reasonOf } from './reason';

interface EndSessionsDialogProps {
  ending: OwnSession | 'others';
  onEnded: () => Promise<void>;
  onClose: () => void;
}

/** Ends a session, or all but this one, once the password was given again: whoever finds a browser open cannot. */
export function EndSessionsDialog({ ending, onEnded, onClose }: EndSessionsDialogProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const notify = useNotify();
  const { data: me } = useGetMeQuery();
  const [form] = Form.useForm<{ currentPassword: string }>();
  const [endOne] = useEndOwnSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const isOne = ending !== 'others';

  const fail = async (error: ApiError) => {
    if (problemOf(error)?.code === 'session.unknown') {
      notify.success(t.hadEnded);
      await onEnded();
      return;
    }
    form.setFields([{ name: 'currentPassword', errors: [reasonOf(error, t, t.endFailed)] }]);
    form.getFieldInstance('currentPassword')?.focus();
  };

  return (
    <FormDialog<{ currentPassword: string }>
      name="end-sessions"
      title={isOne ? t.end : t.endOthers}
      form={form}
      initialValues={{}}
      first="currentPassword"
      send={isOne ? t.end : t.endOthers}
      sending={t.ending}
      isDanger
      cancel={t.cancel}
      onSend={async (reauthentication) => {
        await (isOne ? endOne({ id: ending.id, reauthentication }) : endOthers(reauthentication)).unwrap();
        notify.success(isOne ? t.ended : t.endedOthers);
        await onEnded();
      }}
      onFailure={(error) => void fail(error)}
      onClose={onClose}
    >
      <p>
        {isOne
          ? t.endHint({
              browser: browserName(ending, t),
              startedAt: formatDateTime(ending.startedAt, language),
            })
          : t.endOthersHint}
      </p>
      <input type="email" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
      <Form.Item name="currentPassword" label={t.current} rules={rules.chosen(t.required)}>
        <Input.Password dir="ltr" autoComplete="current-password" />
      </Form.Item>
    </FormDialog>
  );
}
