import {
  useCreateCommunicationMutation,
  useCreateFollowUpMutation,
  useGetCustomerQuery,
  type ApiError,
} from '@tiraz/api-client/staff';
import {
  COMMUNICATION_TYPES,
  CUSTOMER_CARE_LIMITS,
  DIRECTIONS,
  FOLLOW_UP_DAYS,
  type CommunicationType,
  type Direction,
} from '@tiraz/contracts/customer-care';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/crm-forms';
import { DateField, dayInCairo, FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Form, Input, Radio } from 'antd';
import { DAYS_AHEAD } from './date-fields';
import { useCareDialogs, type About } from './use-care-dialogs';
import { CARE_DIALOG_PX, WhomFields, type WhomValues } from './whom-fields';
import styles from './log-dialog.module.css';

interface Values extends WhomValues {
  type: CommunicationType;
  direction: Direction;
  subject?: string;
  content: string;
  next?: (typeof NEXT)[number];
  nextDay?: string;
}

const NEXT = ['none', 'tomorrow', 'nextWeek', 'anotherDay'] as const;

/** 'Log Communication': what was said or written, and who began; of a follow-up that is done, when the next one is. */
export function LogDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const t = useTexts(texts);
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const [log] = useCreateCommunicationMutation();
  const [schedule] = useCreateFollowUpMutation();
  const dialogs = useCareDialogs();
  const next = Form.useWatch('next', form);
  const customerId = Form.useWatch('customerId', form) ?? about.customer?.id;
  // Another one may have been chosen than it was opened for.
  const { currentData: chosen } = useGetCustomerQuery(customerId ?? '', { skip: !customerId });
  const customer = customerId === about.customer?.id ? about.customer : chosen;

  /** Of the same, after what was said is stored. */
  const planNext = async ({ customerId, inquiryId = null, subject, next, nextDay }: Values) => {
    const planned = { customerId, inquiryId, subject: subject?.trim() || about.subject || '' };
    const day = next === 'anotherDay' ? nextDay : inDays(next);
    if (day === undefined) return;
    try {
      await schedule({ ...planned, scheduledDate: day }).unwrap();
      notify.success(t.scheduled);
    } catch (error) {
      notify.error(t.scheduleFailed, error as ApiError);
      const { subject: said } = planned;
      dialogs.schedule({ ...(customer && { customer, inquiryId }), subject: said, date: day });
    }
  };

  return (
    <FormDialog<Values>
      name="communication"
      title={t.logTitle}
      width={CARE_DIALOG_PX}
      form={form}
      initialValues={{
        customerId: about.customer?.id,
        inquiryId: about.inquiryId,
        // What was planned was most often a call.
        type: about.isOutcome ? 'phone' : 'note',
        direction: 'outbound',
        subject: about.subject,
        ...(about.isOutcome && { next: 'none' }),
      }}
      first={about.customer ? 'content' : 'customerId'}
      send={t.log}
      sending={t.logging}
      cancel={t.close}
      onSend={async (values) => {
        const { next: _, nextDay: __, ...said } = values;
        await log(said).unwrap();
        notify.success(t.logged);
        onClose();
        await planNext(values);
      }}
      onFailure={(error) => notify.error(t.logFailed, error)}
      onClose={onClose}
    >
      {about.isOutcome && <p className={styles.outcome}>{t.afterCompletion}</p>}
      <WhomFields about={about} />
      <div className={styles.kinds}>
        <Form.Item name="type" label={t.type}>
          <Radio.Group
            optionType="button"
            options={COMMUNICATION_TYPES.map((type) => ({ value: type, label: t.types[type] }))}
          />
        </Form.Item>
        <Form.Item name="direction" label={t.direction}>
          <Radio.Group
            optionType="button"
            options={DIRECTIONS.map((direction) => ({ value: direction, label: t.directions[direction] }))}
          />
        </Form.Item>
      </div>
      <Form.Item
        name="subject"
        label={t.subject}
        rules={rules.text({ longest: CUSTOMER_CARE_LIMITS.subject })}
      >
        <Input dir="auto" />
      </Form.Item>
      <Form.Item
        name="content"
        label={t.content}
        rules={rules.text({ required: t.contentRequired, longest: CUSTOMER_CARE_LIMITS.content })}
      >
        <Input.TextArea dir="auto" rows={5} />
      </Form.Item>
      {about.isOutcome && (
        <Form.Item name="next" label={t.next}>
          <Radio.Group
            optionType="button"
            options={NEXT.map((when) => ({
              value: when,
              label: when === 'tomorrow' || when === 'nextWeek' ? t[when] : t.nextWhen[when],
            }))}
          />
        </Form.Item>
      )}
      {next === 'anotherDay' && (
        <Form.Item
          name="nextDay"
          label={t.date}
          rules={rules.day({ required: t.dateRequired, ...FOLLOW_UP_DAYS })}
          validateTrigger="onSettled"
        >
          <DateField label={t.date} min={FOLLOW_UP_DAYS.from} max={FOLLOW_UP_DAYS.to} />
        </Form.Item>
      )}
    </FormDialog>
  );
}

function inDays(next: Values['next']): string | undefined {
  return next === 'tomorrow' || next === 'nextWeek' ? dayInCairo(new Date(), DAYS_AHEAD[next]) : undefined;
}
