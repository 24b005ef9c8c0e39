/** As the OpenAPI document shows the refusals that several operations share. */
export const THROTTLED = {
  status: 429,
  code: 'sign-in.throttled',
  detail: 'Too many attempts to sign in; try again later.',
};

export const THROTTLED_CLIENT = {
  status: 429,
  code: 'client.throttled',
  detail: 'Too many from one address; try again later.',
};

export const refusedField = (code: string, path: string, detail: string) => ({
  status: 422,
  code,
  detail,
  errors: [{ path, code, message: detail }],
});

export const WRONG_PASSWORD = refusedField(
  'password.wrong',
  'currentPassword',
  'The current password is wrong.',
);
