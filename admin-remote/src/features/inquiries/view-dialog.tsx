import {
  problemOf,
  useChangeInquiryViewMutation,
  useSaveInquiryViewMutation,
  type InquiryView,
} from '@tiraz/api-client/staff';
import { LONGEST_VIEW_NAME } from '@tiraz/contracts/inquiry-view';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-views';
import { FormDialog, useFieldRules } from '@tiraz/staff-kit/forms';
import { useNotify } from '@tiraz/staff-kit/page';
import { Checkbox, Form, Input } from 'antd';
import { useViewRefusal } from './use-view-refusal';

interface ViewDialogProps {
  /** Absent: another one. */
  view?: InquiryView;
  filter: InquiryView['filter'];
  onClose: () => void;
}

type Typed = Pick<InquiryView, 'name' | 'isFirst'>;

/** Names a part of the list, and says whether the list opens with it. */
export function ViewDialog({ view, filter, onClose }: ViewDialogProps) {
  const text = useTexts(texts);
  const refusalOf = useViewRefusal();
  const rules = useFieldRules();
  const notify = useNotify();
  const [form] = Form.useForm<Typed>();
  const [add] = useSaveInquiryViewMutation();
  const [change] = useChangeInquiryViewMutation();

  const send = async ({ name, isFirst }: Typed) => {
    const writtenInquiryView = { name: name.trim(), isFirst, filter };
    await (view ? change({ id: view.id, writtenInquiryView }) : add(writtenInquiryView)).unwrap();
    notify.success(text.saved);
    onClose();
  };

  return (
    <FormDialog<Typed>
      name="view"
      title={view ? text.editTitle : text.saveTitle}
      form={form}
      initialValues={{ name: view?.name ?? '', isFirst: view?.isFirst ?? false }}
      first="name"
      send={text.send}
      sending={text.sending}
      cancel={text.cancel}
      onSend={send}
      faultText={(_, code) => (code === 'view.name-taken' ? text.nameTaken : undefined)}
      onFailure={(error) => {
        const code = problemOf(error)?.code;
        if (code === 'view.name-taken') return;
        notify.error(refusalOf(error) ?? text.failed, error);
        if (code === 'view.unknown') onClose();
      }}
      onClose={onClose}
    >
      {!view && <p>{text.saveHint}</p>}
      <Form.Item
        name="name"
        label={text.name}
        rules={rules.text({ required: text.nameRequired, longest: LONGEST_VIEW_NAME })}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="isFirst" valuePropName="checked">
        <Checkbox>{text.first}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
