/** As the OpenAPI document shows it, of an invitation and of who joins. */
export const ACCOUNT_EXISTS = {
  status: 409,
  code: 'account.exists',
  detail: 'There is an account with this e-mail address already.',
};
