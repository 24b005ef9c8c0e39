/** The fragment of an address stays in the browser: no server, log or other site ever sees the token. */
export function invitationPath(token: string): string {
  return `/admin/join#${token}`;
}

/** How long an invitation is good. */
export const INVITATION_HOURS = 48;
