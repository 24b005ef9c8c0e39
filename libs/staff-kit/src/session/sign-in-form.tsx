import {
  problemOf,
  useGiveCodeMutation,
  useGivePasskeyMutation,
  useSignInMutation,
  type ApiError,
  type CodeAsked,
  type Staff,
} from '@tiraz/api-client/staff';
import { typedText } from '@tiraz/contracts/typed-text';
import { useTexts } from '@tiraz/locale';
import { texts as stepTexts } from '@tiraz/messages/staff-kit/second-step';
import { texts } from '@tiraz/messages/staff-kit/sign-in';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import { CodeForm } from './code-form';
import { PasskeyButton } from './passkey-button';
import { worksHere } from './passkeys';
import { useFieldRules } from '../forms/field-rules';

/** As browsers see an e-mail address: whether there is such an account is for the server to say. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

interface SignInFormProps {
  /** What the form is filled with to begin with. */
  email?: string;
  password?: string;
  /** For who must know; the staff area learns by itself who is signed in. */
  onSignedIn?: (staff: Staff) => void;
}

interface Credentials {
  email: string;
  password: string;
}

/** E-mail and password, the code where the account has a second factor, and what came of them. */
export function SignInForm({ email = '', password = '', onSignedIn }: SignInFormProps) {
  const t = useTexts(texts);
  const step = useTexts(stepTexts);
  const rules = useFieldRules();
  const [form] = Form.useForm<Credentials>();
  // Not Form.useWatch: it tells of a letter a little later, and Enter may come sooner than the button.
  const [typed, setTyped] = useState<Credentials>({ email, password });
  const [signIn, { isLoading, isSuccess, error, reset }] = useSignInMutation();
  // Until whoever shows the form has gone on.
  const isPending = isLoading || isSuccess;
  const [asked, setAsked] = useState<CodeAsked>();
  const [isOver, setOver] = useState(false);
  const [giveCode] = useGiveCodeMutation();
  const [givePasskey] = useGivePasskeyMutation();

  const first = email || isOver ? 'password' : 'email';
  const isFirstStep = asked === undefined;
  // The attribute comes too early in a dialog.
  useEffect(() => {
    if (isFirstStep) form.getFieldInstance(first)?.focus();
  }, [first, form, isFirstStep]);

  const submit = async ({ email: typedEmail, password: typedPassword }: Credentials) => {
    const answer = await signIn({ email: typedText('email', typedEmail), password: typedPassword });
    if (answer.data && 'challenge' in answer.data) setAsked(answer.data);
    else if (answer.data) onSignedIn?.(answer.data);
    else form.getFieldInstance('password')?.focus();
  };

  const goOn = (answer: { data?: Staff; error?: unknown }) => {
    if (answer.data) onSignedIn?.(answer.data);
    else if (problemOf(answer.error as ApiError)?.code === 'challenge.over') startAnew(true);
    else throw answer.error;
  };
  const startAnew = (because: boolean) => {
    reset();
    form.setFieldValue('password', '');
    setTyped({ ...typed, password: '' });
    setOver(because);
    setAsked(undefined);
  };

  if (asked) {
    const { challenge, hasApp, passkeys, passkeyHost } = asked;
    const isByPasskey = hasApp === false && passkeys.length > 0 && worksHere(passkeyHost);
    return (
      <>
        <PasskeyButton
          asked={asked}
          takesFocus={isByPasskey}
          onSigned={async (credential) => goOn(await givePasskey({ challenge, credential }))}
        />
        <CodeForm
          name="second-step"
          takesFocus={!isByPasskey}
          {...(hasApp === false && { hint: step.recoveryHint })}
          onSend={async (code) => goOn(await giveCode({ challenge, code }))}
        />
        <Button type="link" block onClick={() => startAnew(false)}>
          {t.otherAccount}
        </Button>
      </>
    );
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ email, password }}
      onValuesChange={(_, values) => setTyped(values)}
      onFinish={submit}
      // What is wrong is said in the page's own words.
      noValidate
      scrollToFirstError={{ focus: true }}
    >
      {isOver && !error && (
        <Form.Item>
          <Alert type="warning" showIcon title={t.over} />
        </Form.Item>
      )}
      {error && (
        <Form.Item>
          <Alert type="error" showIcon title={reasonOf(error as ApiError, t)} />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={t.email}
        validateTrigger="onSubmit"
        rules={rules.own((address: string = '') =>
          ADDRESS.test(typedText('email', address)) ? undefined : t.noAddress,
        )}
      >
        <Input type="email" dir="ltr" autoComplete="username" inputMode="email" />
      </Form.Item>
      <Form.Item name="password" label={t.password}>
        <Input.Password dir="ltr" autoComplete="current-password" />
      </Form.Item>
      <Button
        type="primary"
        htmlType="submit"
        block
        loading={isPending}
        disabled={isPending || !typed.email.trim() || !typed.password}
      >
        {isPending ? t.loggingIn : t.login}
      </Button>
    </Form>
  );
}

/** The server's own words in English, ours in Arabic; never its raw answer. */
function reasonOf(error: ApiError, t: (typeof texts)['en']): string {
  if (error.status === undefined) return t.unreachable;
  const { code } = problemOf(error) ?? {};
  // What is too long to be anybody's is wrong, too.
  if (code === 'credentials.wrong' || code === 'body.invalid') return t.wrong;
  if (error.status === 429) return t.throttled;
  if (error.status === 503) return t.unreachable;
  return t.failed;
}
