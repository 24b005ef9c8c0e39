import {
  problemOf,
  useAcceptInvitationMutation,
  useOpenInvitationMutation,
  type ApiError,
  type OpenedInvitation,
} from '@tiraz/api-client/staff';
import { CONTACT } from '@tiraz/contracts/contact';
import { PASSWORD_LENGTH } from '@tiraz/contracts/password';
import { tidied } from '@tiraz/contracts/typed-text';
import { useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/join';
import { texts as loginTexts } from '@tiraz/messages/admin-remote/login';
import { texts as roleTexts } from '@tiraz/messages/admin-remote/roles';
import { useLocation } from '@tiraz/router';
import { markFaults, stayInField, useFaultText, useFieldRules } from '@tiraz/staff-kit/forms';
import { LoadFailure, Loading, StaffLink } from '@tiraz/staff-kit/page';
import { LanguageSelector } from '@tiraz/web/language-selector';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import languageStyles from '../../ui/language-selector.module.css';
import { useSignOut } from '../../ui/use-sign-out';
import styles from '../login/login-page.module.css';

/** Where the link of an invitation leads: says a name and a password, once. */
export default function JoinPage() {
  // What follows the # is no part of what a browser asks a server for. Nothing leads nowhere, as any other does.
  const token = useLocation().hash.slice(1) || '-';
  return <Joining key={token} token={token} />;
}

function Joining({ token }: { token: string }) {
  const t = useTexts(texts);
  const login = useTexts(loginTexts);
  const [open, { data: invitation, error }] = useOpenInvitationMutation();
  const [isDone, setDone] = useState(false);
  // Since it was opened: it has done its work, and the answer may have been lost.
  const [isGone, setGone] = useState(false);

  useEffect(() => void open({ token }), [open, token]);
  useEffect(() => {
    document.title = `${t.title} · ${login.name}`;
  }, [t, login]);

  const isUnknown = isGone || leadsNowhere(error as ApiError | undefined);
  return (
    <div className={styles.page}>
      <header className={styles.languages}>
        <LanguageSelector label={login.language} className={languageStyles.dense} />
      </header>
      <main className={styles.card}>
        <div className={styles.band} />
        <div className={styles.content}>
          <p className={styles.name}>
            <strong>{login.name}</strong>
            {login.subtitle}
          </p>
          <h1>{isDone ? t.doneTitle : isUnknown ? t.unknownTitle : t.title}</h1>
          <p role="status" className={styles.said}>
            {isDone ? t.doneHint : isUnknown && t.unknownHint}
          </p>
          {isDone || isUnknown ? (
            <>
              {!isDone && <p>{t.madeHint}</p>}
              <SignInAnew />
            </>
          ) : error ? (
            <LoadFailure onRetry={() => void open({ token })} />
          ) : invitation ? (
            <JoinForm
              token={token}
              invitation={invitation}
              onDone={() => setDone(true)}
              onGone={() => setGone(true)}
            />
          ) : (
            <Loading lines={4} />
          )}
        </div>
      </main>
    </div>
  );
}

/** Whoever invited may be signed in on the same browser: the new account is not to work under that name. */
function SignInAnew() {
  const t = useTexts(texts);
  const { signOut } = useSignOut();
  return (
    <StaffLink
      to="/login"
      onClick={(press) => {
        press.preventDefault();
        void signOut();
      }}
    >
      {t.signIn}
    </StaffLink>
  );
}

interface Said {
  name: string;
  password: string;
}

interface JoinFormProps {
  token: string;
  invitation: OpenedInvitation;
  onDone: () => void;
  /** The link leads nowhere any more. */
  onGone: () => void;
}

function JoinForm({ token, invitation: { email, role }, onDone, onGone }: JoinFormProps) {
  const t = useTexts(texts);
  const { roles } = useTexts(roleTexts);
  const { language } = useLanguage();
  const rules = useFieldRules();
  const [form] = Form.useForm<Said>();
  const [accept, { isLoading, error }] = useAcceptInvitationMutation();
  const refusal = error && problemOf(error as ApiError);
  const faultText = useFaultText();

  const submit = async ({ name, password }: Said) => {
    if (isLoading) return;
    const answer = await accept({ token, name: tidied(name), password, language });
    if (!answer.error) {
      onDone();
      return;
    }
    if (leadsNowhere(answer.error as ApiError)) {
      onGone();
      return;
    }
    markFaults(form, answer.error as ApiError, (path, code) =>
      path === 'password' ? reasonOf(code, t) : faultText(code),
    );
  };

  return (
    <Form form={form} name="join" layout="vertical" requiredMark={false} onFinish={submit} noValidate>
      <p>{t.hint({ email, role: roles[role] })}</p>
      {/* By which a password manager knows whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {error && !refusal?.errors?.length && (
        <Form.Item>
          <Alert type="error" showIcon title={reasonOf(refusal?.code, t)} />
        </Form.Item>
      )}
      <Form.Item
        name="name"
        label={t.name}
        rules={rules.text({ required: t.nameRequired, longest: CONTACT.customerName.longest })}
      >
        <Input dir="auto" autoComplete="name" />
      </Form.Item>
      <Form.Item
        name="password"
        label={t.password}
        extra={t.passwordHint}
        validateTrigger={['onBlur', 'onSubmit']}
        rules={rules.own((typed: string = '') => {
          if (typed === '') return t.required;
          return [...typed].length < PASSWORD_LENGTH.shortest ? t.faults['password.too-short'] : undefined;
        })}
      >
        <Input.Password dir="ltr" autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isLoading} onMouseDown={stayInField}>
        {isLoading ? t.sending : t.send}
      </Button>
    </Form>
  );
}

function leadsNowhere(error: ApiError | undefined): boolean {
  return error !== undefined && problemOf(error)?.code === 'link.unknown';
}

function reasonOf(code = '', { faults, failed }: (typeof texts)['en']): string {
  return Object.hasOwn(faults, code) ? faults[code as keyof typeof faults] : failed;
}
