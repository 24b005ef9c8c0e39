import { useListColleaguesQuery } from '@tiraz/api-client/staff';
import { Isolated, UserText } from '@tiraz/staff-kit/page';

/** What somebody of us is called; the e-mail address of those who have not said it. */
export function StaffName({ email }: { email: string }) {
  const { data: colleagues } = useListColleaguesQuery();
  const name = colleagues?.find((one) => one.email === email)?.name;
  if (!name) return <Isolated>{email}</Isolated>;
  return (
    <span title={email}>
      <UserText>{name}</UserText>
    </span>
  );
}
