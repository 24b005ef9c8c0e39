import type { FollowUp } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm';
import { texts as formTexts } from '@tiraz/messages/admin-remote/crm-forms';
import { FormDialog, inCairo, scheduledDate } from '@tiraz/staff-kit/forms';
import { useNotify, UserText } from '@tiraz/staff-kit/page';
import { Form } from 'antd';
import { DateFields, type DateValues } from './date-fields';
import { useFollowUpActions } from './use-follow-up-actions';

/** Puts a follow-up off to another day or time. */
export function RescheduleDialog({ followUp, onClose }: { followUp: FollowUp; onClose: () => void }) {
  const t = useTexts(texts);
  const formText = useTexts(formTexts);
  const notify = useNotify();
  const [form] = Form.useForm<DateValues>();
  const { reschedule } = useFollowUpActions();
  return (
    <FormDialog<DateValues>
      name="reschedule"
      title={formText.rescheduleTitle}
      form={form}
      initialValues={inCairo(new Date(followUp.scheduledDate))}
      first="date"
      send={formText.save}
      sending={formText.saving}
      cancel={formText.close}
      onSend={async (values) => {
        if ((await reschedule(followUp, scheduledDate(values))) !== 'back') onClose();
      }}
      onFailure={(error) => notify.error(t.updateFailed, error)}
      onClose={onClose}
    >
      <p>
        <strong>
          <UserText>{followUp.subject}</UserText>
        </strong>
        {' · '}
        <UserText>{followUp.customerName}</UserText>
      </p>
      <DateFields />
    </FormDialog>
  );
}
