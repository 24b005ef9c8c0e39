import { ROLES, type Role } from '@tiraz/contracts/roles';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/people';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { Form, Select } from 'antd';

/** What an account is for, in a form that has a `role`. @param isFixed nobody changes the own one */
export function RoleField({ isFixed = false }: { isFixed?: boolean }) {
  const t = useTexts(texts);
  const { roles } = useTexts(roleTexts);
  const chosen = Form.useWatch<Role | undefined>('role');
  return (
    <Form.Item name="role" label={t.role} extra={isFixed ? t.ownHint : chosen && t.roleHints[chosen]}>
      <Select disabled={isFixed} options={ROLES.map((role) => ({ value: role, label: roles[role] }))} />
    </Form.Item>
  );
}
