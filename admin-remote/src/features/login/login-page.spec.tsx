import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi, mona, refuse } from '@tiraz/staff-kit/testing';
import { openStaffArea, type Options } from '../../testing/open-staff-area';

const words = {
  en: { email: 'Email', password: 'Password', login: 'Login', pending: 'Logging in...' },
  ar: { email: 'البريد الإلكتروني', password: 'كلمة المرور', login: 'دخول', pending: 'جارٍ الدخول...' },
};

async function openLogin({
  language = 'en',
  path = '/admin/login',
  ...options
}: Options & { path?: string } = {}) {
  const t = words[language];
  const opened = openStaffArea(path, { language, isSignedOut: true, ...options });
  const email = await screen.findByRole('textbox', { name: t.email });
  const submit = () => screen.getByRole('button', { name: t.login });
  const fill = async (password: string) => {
    await opened.user.clear(email);
    await opened.user.type(email, mona.email);
    await opened.user.type(screen.getByLabelText(t.password), password);
  };
  return { ...opened, t, email, submit, fill };
}

describe('signing in', () => {
  it('waits for both fields, says that it is under way, and goes to the dashboard', async () => {
    let answer!: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { api, user, submit, fill, email, t } = await openLogin();
    expect(submit()).toBeDisabled();
    await user.type(email, mona.email);
    expect(submit()).toBeDisabled();
    await fill(api.password);
    expect(submit()).toBeEnabled();

    api.on('POST /api/admin/login', async () => {
      await held;
      api.signedIn = mona;
      return Response.json(mona);
    });
    await user.click(submit());
    expect(await screen.findByRole('button', { name: new RegExp(t.pending) })).toBeDisabled();
    answer();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/dashboard');
  });

  it('takes an address with the marks of direction that came along when it was copied', async () => {
    const { api, user, submit, fill, email } = await openLogin();
    const sent: unknown[] = [];
    api.on('POST /api/admin/login', async (request) => {
      sent.push(await request.json());
      return refuse(401, 'credentials.wrong');
    });
    await fill(api.password);
    await user.clear(email);
    await user.type(email, '\u2066mona@tiraz.example\u2069\u200f');
    await user.click(submit());
    await waitFor(() => expect(sent).toEqual([{ email: mona.email, password: api.password }]));
  });

  it('goes back to where one was going', async () => {
    const { api, user, submit, fill } = await openLogin({ path: '/admin/somewhere?page=2' });
    expect(window.location.search).toBe(`?from=${encodeURIComponent('/admin/somewhere?page=2')}`);
    await fill(api.password);
    await user.click(submit());
    await waitFor(() => expect(window.location.pathname).toBe('/admin/somewhere'));
    expect(window.location.search).toBe('?page=2');
  });

  it.each([
    ['en', 401, 'credentials.wrong', 'The email address or the password is wrong.'],
    ['ar', 401, 'credentials.wrong', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
    ['en', 400, 'body.invalid', 'The email address or the password is wrong.'],
    ['en', 429, 'sign-in.throttled', 'Too many attempts. Try again in a few minutes.'],
    ['en', 503, 'sign-in.busy', 'The server cannot be reached right now. Please try again in a moment.'],
    ['en', 500, 'server.fault', 'Login failed'],
    ['ar', 400, 'body.malformed', 'تعذّر تسجيل الدخول'],
  ] as const)('in %s, a refusal %i %s says %s', async (language, status, code, message) => {
    const { api, user, submit, fill } = await openLogin({ language });
    api.on('POST /api/admin/login', () => refuse(status, code));
    await fill('wrong');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(window.location.pathname).toBe('/admin/login');
    expect(submit()).toBeEnabled();
  });

  it.each([
    ['en', 'Valid email is required'],
    ['ar', 'اكتب بريدًا إلكترونيًا صحيحًا'],
  ] as const)('sends no address that is none, and says so: %s', async (language, words) => {
    const { api, user, email, submit, fill } = await openLogin({ language });
    await fill('whatever');
    await user.clear(email);
    await user.type(email, 'abc');
    await user.click(submit());
    expect(await screen.findByText(words)).toBeVisible();
    expect(email).toHaveValue('abc');
    expect(api.calls).not.toContain('POST /api/admin/login');
  });

  it.each([
    ['/admin/dashboard', 401],
    ['/admin/login', 401],
    ['/admin/dashboard', 503],
    ['/admin/login', 503],
  ])('asks once who is signed in, on the way from %s, when the answer is %i', async (path, status) => {
    const given = (api: FakeApi) => void api.on('GET /api/admin/me', () => refuse(status, 'session.missing'));
    const { api, user, fill, submit } = await openLogin({ path, given });
    expect(api.calls.filter((call) => call.endsWith('/me'))).toHaveLength(1);
    await fill(api.password);
    api.on('GET /api/admin/me', () => Response.json(mona));
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('says so when nothing answers', async () => {
    const { api, user, submit, fill } = await openLogin();
    api.on('POST /api/admin/login', () => Promise.reject(new TypeError('offline')));
    await fill('whatever');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached right now.');
  });
});

describe('an account with a second factor', () => {
  const code = {
    en: { code: 'Code', goOn: 'Go on', wrong: /This code is wrong, or it was used already/ },
    ar: { code: 'رمز التحقق', goOn: 'تابع', wrong: /الرمز غير صحيح أو سبق استخدامه/ },
  };
  /** The password was right. @param answers to one code after the other; then somebody is signed in */
  async function openCodeStep(answers: (() => Response)[], options: Parameters<typeof openLogin>[0] = {}) {
    const opened = await openLogin(options);
    const { api, user, fill, submit } = opened;
    const sent: unknown[] = [];
    api.on('POST /api/admin/login', () =>
      Response.json({ challenge: 'a challenge', expiresAt: '2026-03-01T08:05:00.000Z' }, { status: 202 }),
    );
    api.on('POST /api/admin/login/code', async (request) => {
      sent.push(await request.json());
      const refused = answers.shift();
      if (refused) return refused();
      api.signedIn = mona;
      return Response.json({ id: mona.id, email: mona.email });
    });
    await fill(api.password);
    await user.click(submit());
    const field = await screen.findByLabelText(code[options.language ?? 'en'].code);
    return { ...opened, sent, field, words: code[options.language ?? 'en'] };
  }

  it.each(['en', 'ar'] as const)(
    'gives a code after the password, again after a wrong one, and goes where one was going: %s',
    async (language) => {
      const path = '/admin/somewhere?page=2';
      const refusals = [() => refuse(422, 'code.wrong')];
      const { user, field, words, sent } = await openCodeStep(refusals, { language, path });
      expect(field).toHaveFocus();
      const goOn = () => screen.getByRole('button', { name: words.goOn });
      expect(goOn()).toBeDisabled();
      await user.type(field, ' \u200f ');
      expect(goOn()).toBeDisabled();
      await user.type(field, '000000{Enter}');
      expect(await screen.findByText(words.wrong)).toBeVisible();
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
      expect(window.location.pathname).toBe('/admin/login');
      await user.clear(field);
      await user.type(field, ' \u2067٢٨٧ ٠٨٢\u2069 ');
      expect(screen.queryByText(words.wrong)).toBeNull();
      await user.click(goOn());
      await waitFor(() => expect(window.location.pathname).toBe('/admin/somewhere'));
      expect(window.location.search).toBe('?page=2');
      expect(sent).toEqual([
        { challenge: 'a challenge', code: '000000' },
        { challenge: 'a challenge', code: '٢٨٧ ٠٨٢' },
      ]);
    },
  );

  it.each([
    ['429', () => refuse(429, 'sign-in.throttled'), /Too many attempts. Try again in a few minutes/],
    ['503', () => refuse(503, 'database.away'), /The server cannot be reached right now/],
    ['500', () => refuse(500, 'server.fault'), /This did not work. Please try again/],
  ])('hears why a code is not taken, and keeps it: %s', async (_, refusal, said) => {
    const { user, field } = await openCodeStep([refusal]);
    await user.type(field, '287082{Enter}');
    expect(await screen.findByText(said)).toBeVisible();
    expect(field).toHaveValue('287082');
  });

  it('begins again with the password when that took too long', async () => {
    const { user, field, api } = await openCodeStep([() => refuse(409, 'challenge.over')]);
    await user.type(field, '287082{Enter}');
    expect(await screen.findByText('That took too long. Give your password again.')).toBeVisible();
    const again = screen.getByLabelText('Password');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(mona.email);
    expect(again).toHaveValue('');
    await waitFor(() => expect(again).toHaveFocus());
    await user.type(again, `${api.password}{Enter}`);
    await user.type(await screen.findByLabelText('Code'), '755224{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('goes back to the password of another account', async () => {
    const { user } = await openCodeStep([]);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.queryByText(/took too long/)).toBeNull();
  });
});

describe('the sign-in page', () => {
  it('shows and fills in the demo account only when there is one', async () => {
    const account = { email: 'demo@tiraz.example', password: 'cairo' };
    const given = (api: FakeApi) => void api.on('GET /api/demo-account', () => Response.json({ account }));
    const { user, submit } = await openLogin({ given });
    const fillIn = await screen.findByRole('button', { name: 'Fill in the demo account' });
    const email = () => screen.getByRole('textbox', { name: 'Email' });
    await user.click(fillIn);
    expect(email()).toHaveValue(account.email);
    expect(screen.getByLabelText('Password')).toHaveValue(account.password);
    expect(submit()).toBeEnabled();
    await user.clear(email());
    await user.type(email(), mona.email);
    await user.click(fillIn);
    expect(email()).toHaveValue(account.email);
  });

  it('says nothing of a demonstration otherwise', async () => {
    await openLogin();
    expect(screen.queryByText(/demonstration/)).toBeNull();
  });

  it('sends who is signed in already on', async () => {
    openStaffArea('/admin/login?from=/admin/somewhere');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/somewhere'));
  });

  it('says when it could not be checked, and lets in after a second try', async () => {
    const given = (api: FakeApi) => void api.on('GET /api/admin/me', () => refuse(503, 'database.away'));
    const { api, user } = await openLogin({ given, isSignedOut: false });
    expect(await screen.findByText('The server could not say whether you are signed in.')).toBeVisible();
    api.on('GET /api/admin/me', () => Response.json(mona));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});
