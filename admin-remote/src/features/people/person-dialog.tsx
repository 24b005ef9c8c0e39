import { ifMatch, useChangePersonMutation, type Person } from '@tiraz/api-client/staff';
import { CONTACT } from '@tiraz/contracts/contact';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/people';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { FormDialog, useFieldRules, useMergedSave } from '@tiraz/staff-kit/forms';
import { Isolated, useNotify, UserText } from '@tiraz/staff-kit/page';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { reasonOf } from './reason';
import { RoleField } from './role-field';

interface PersonDialogProps {
  person: Person;
  isOwn: boolean;
  onClose: () => void;
}

/** Gives an account another name or role. */
export function PersonDialog({ person, isOwn, onClose }: PersonDialogProps) {
  const t = useTexts(texts);
  const { roles } = useTexts(roleTexts);
  const rules = useFieldRules();
  const save = useMergedSave();
  const notify = useNotify();
  const [form] = Form.useForm<Pick<Person, 'name' | 'role'>>();
  const [change] = useChangePersonMutation();
  // As the form was filled from it: what is read meanwhile is not what was typed over.
  const [base] = useState(person);
  const { id, email, name, role } = base;
  const { longest } = CONTACT.customerName;

  const send = async (typed: Pick<Person, 'name' | 'role'>) => {
    const said = typed.name.trim();
    const changes = {
      ...(said !== name && { name: said }),
      ...(typed.role !== role && { role: typed.role }),
    };
    if (Object.keys(changes).length > 0) {
      const stored = await save<Person>({
        base,
        changes,
        put: async (personChanges, version) => {
          const answer = await change({ id, personChanges, ...ifMatch(version) }).unwrap();
          // Who keeps theirs has stored nothing.
          notify.success(t.saved);
          return answer;
        },
        labelOf: (field) => (field === 'role' ? t.role : t.name),
        show: (field, value) =>
          field === 'role' ? roles[value as Person['role']] : <UserText>{String(value)}</UserText>,
      });
      if (!stored) return;
    }
    onClose();
  };

  return (
    <FormDialog
      name="person"
      title={t.editOf(name || email)}
      form={form}
      initialValues={{ name, role }}
      first="name"
      send={t.save}
      sending={t.saving}
      cancel={t.cancel}
      onSend={send}
      onFailure={(error) => notify.error(reasonOf(error, t, t.saveFailed), error)}
      onClose={onClose}
    >
      <p>
        <Isolated>{email}</Isolated>
      </p>
      <Form.Item name="name" label={t.name} rules={rules.text({ required: t.nameRequired, longest })}>
        <Input dir="auto" autoComplete="off" />
      </Form.Item>
      <RoleField isFixed={isOwn} />
    </FormDialog>
  );
}
