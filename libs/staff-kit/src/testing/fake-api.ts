import type { Me, Problem } from '@tiraz/api-client/staff';
import { STAFF_PERMISSIONS } from '@tiraz/api-client/staff-permissions';
import { pathThatFits } from '@tiraz/contracts/remote-pages';

type Answer = (request: Request) => Response | Promise<Response>;

export const mona: Me = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  email: 'mona@tiraz.example',
  name: '',
  role: 'owner',
  permissions: [
    'inquiries.read',
    'inquiries.answer',
    'links.manage',
    'quotations.read',
    'quotations.write',
    'discounts.confirm',
    'customers.read',
    'customers.write',
    'catalogue.read',
    'catalogue.write',
    'overview.read',
    'audit.read',
    'jobs.read',
    'jobs.retry',
    'settings.read',
    'settings.write',
    'mail.read',
    'mail.retry',
    'own-account.manage',
    'staff.manage',
  ],
  lacksFactor: false,
  language: 'en',
  wantsDigest: true,
};

/** Mona as one who may not do some of it. */
export function monaWithout(...missing: Me['permissions']): Me {
  return { ...mona, permissions: mona.permissions.filter((permission) => !missing.includes(permission)) };
}

/** What a refusal (412) says of who was quicker. */
export function changedByOmar(): NonNullable<Problem['changed']> {
  const by = { id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e12', email: 'omar@tiraz.example', name: 'Omar Said' };
  return { at: new Date().toISOString(), by };
}

/** A refusal as the server words it. */
export function refuse(status: number, code: string, more: object = {}): Response {
  const problem = { type: 'about:blank', title: 'No', status, detail: 'No.', code, requestId: 'r', ...more };
  return Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

const STAFF_CALLS = Object.keys(STAFF_PERMISSIONS) as (keyof typeof STAFF_PERMISSIONS)[];

/** What an account needs for a call, besides what every role may do. */
function permissionFor(call: string): Me['permissions'][number] | undefined {
  const fits = pathThatFits(STAFF_CALLS, call.replace(/^HEAD /, 'GET '));
  const needed = fits && STAFF_PERMISSIONS[fits];
  return needed === 'own-account.manage' ? undefined : needed;
}

/**
 * The API as the staff area meets it: knows who is signed in, answers 401 to everybody else, 403 to what the account
 * may not do, and 404 to what a test has not told it.
 */
export class FakeApi {
  /** Every call, as `GET /api/admin/me`. */
  readonly calls: string[] = [];
  /** Those of them that the account lacks the permission for. */
  readonly refused: string[] = [];
  signedIn: Me | undefined;
  password = 'correct horse';
  private readonly answers = new Map<string, Answer>();

  /** @param call such as `GET /api/admin/stats` */
  on(call: string, answer: Answer): this {
    this.answers.set(call, answer);
    return this;
  }

  readonly fetch = async (input: unknown): Promise<Response> => {
    const request = input as Request;
    const call = `${request.method} ${new URL(request.url).pathname}`;
    this.calls.push(call);
    if (
      !/\/login(\/code)?$/.test(call) &&
      !call.endsWith('/demo-account') &&
      !call.includes('/api/invitations/') &&
      !this.signedIn
    ) {
      return refuse(401, 'session.missing');
    }
    const needed = permissionFor(call);
    if (needed && this.signedIn && !this.signedIn.permissions.includes(needed)) {
      this.refused.push(call);
      return refuse(403, 'permission.missing');
    }
    const answer = this.answers.get(call);
    return answer ? answer(request) : this.usual(call, request);
  };

  private async usual(call: string, request: Request): Promise<Response> {
    switch (call) {
      case 'GET /api/demo-account':
        return Response.json({ account: null });
      case 'GET /api/admin/colleagues':
      case 'GET /api/admin/inquiry-views':
        return Response.json([]);
      case 'GET /api/admin/me/factor':
        return Response.json({ since: null, hasApp: false, recoveryCodesLeft: 0, isObligatory: false });
      case 'GET /api/admin/me/confirmation':
        return new Response(null, { status: 204 });
      case 'PUT /api/admin/me/language':
        return new Response(null, { status: 204 });
      case 'GET /api/admin/me':
        return Response.json(this.signedIn);
      case 'POST /api/admin/login': {
        const { email, password } = await request.json();
        if (password !== this.password) return refuse(401, 'credentials.wrong');
        this.signedIn = { ...mona, ...(email !== mona.email && { id: email, email }) };
        return Response.json(this.signedIn);
      }
      case 'POST /api/admin/logout':
        this.signedIn = undefined;
        return new Response(null, { status: 204 });
      default:
        return refuse(404, 'route.missing');
    }
  }
}
