import { randomUUID } from 'node:crypto';
import { createApp } from '../src/app.js';
import { parseConfig } from '../src/config.js';
import { InvitationLinks } from '../src/notifications/index.js';
import { openApiDocument } from '../src/openapi.js';
import { HONEST_FILES } from './artwork-files.js';
import { DocumentedFactors } from './documented-factors.js';
import { Designs, ofDraft, type DesignPlace } from './designs.js';
import type { Backend } from './harness.js';
import { pictureFile } from './picture-files.js';
import { aPriceChange, tomorrowMorning, wantedPrices } from './priced-changes.js';
import { Quoted, type Followed } from './quoted.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Operation {
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
  responses: Record<string, unknown>;
  parameters?: { in: string; name: string; required?: boolean; schema?: { example?: string | number } }[];
}

/** One request example of the document; of an operation without a body, the request alone. */
export interface DocumentedRequest {
  operation: Operation;
  method: string;
  /** With `{id}` where it has a parameter. */
  path: string;
  example: string;
  body?: unknown;
}

/** Holidays are decided on for this year and the next. */
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

type Fields = Record<string, unknown>;

/** Somebody has been invited by then; the last two change or end the session that the others run in. */
const LATE = ['repeatInvitation', 'revokeInvitation', 'changePassword', 'signOut'];
const byTime = ({ operation }: DocumentedRequest) => LATE.indexOf(operation.operationId);

const config = parseConfig({ DATABASE_URL: 'postgres://nowhere/none', LOG_LEVEL: 'silent' });
const { paths } = openApiDocument(await createApp(config), config.publicUrl);

/** By id, in the order of the document. */
export const OPERATIONS = Object.values(paths)
  .flatMap((methods) => Object.values(methods) as Operation[])
  .map(({ operationId }) => operationId);

/** All but those that take a file: TABLES, and what `RealRequests.upload` sends. */
export const REQUESTS = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .flatMap(
    ({
      path,
      method,
      operation,
    }: {
      path: string;
      method: string;
      operation: Operation;
    }): DocumentedRequest[] => {
      const request = { operation, path, method: method.toUpperCase(), example: 'as it stands' };
      if (!operation.requestBody) return [request];
      const examples = operation.requestBody.content['application/json']?.examples ?? {};
      return Object.entries(examples).map(([example, { value: body }]) => ({ ...request, example, body }));
    },
  )
  .sort((a, b) => byTime(a) - byTime(b));

/** Who signs in where the document shows it. */
export const DOCUMENTED_STAFF = REQUESTS.find(({ operation }) => operation.operationId === 'signIn')
  ?.body as { email: string; password: string };

/** Makes examples true for one backend with the demo data: the ids in them exist in no other database. */
export class RealRequests {
  private archived: string | undefined;
  /** Of the design that the latest path is about. */
  private draft: string | undefined;
  private readonly designs: Designs;
  private readonly quoted: Quoted;
  private readonly factors: DocumentedFactors;

  /**
   * @param cookie of the session that is good at the moment
   * @param staff whose it is
   */
  constructor(
    private readonly backend: () => Backend,
    private readonly cookie: () => string,
    private readonly staff = DOCUMENTED_STAFF,
  ) {
    this.designs = new Designs(this.backend);
    this.factors = new DocumentedFactors(this.backend, staff);
    this.quoted = new Quoted(
      () => this.backend(),
      () => ({ cookie: this.cookie() }),
    );
  }

  /** The address that a file may be PUT to. */
  async uploadPlace(): Promise<string> {
    const { uploadURL } = await this.ask<{ uploadURL: string }>('/api/objects/upload', 'POST');
    return uploadURL;
  }

  /** Sends a picture, and gives the address that it was PUT to. */
  async upload(): Promise<string> {
    const uploadURL = await this.uploadPlace();
    const { pathname, search } = new URL(uploadURL);
    const { status } = await this.backend().ask(pathname + search, {
      method: 'PUT',
      headers: { cookie: this.cookie(), 'content-type': 'application/octet-stream' },
      body: await pictureFile('png'),
    });
    if (status !== 200) throw new Error(`uploading a picture answered ${status}`);
    return uploadURL;
  }

  /** Where a design was announced that may be PUT. */
  designPlace(): Promise<DesignPlace> {
    return this.designs.announce();
  }

  /** What goes along with the latest path. */
  get headers(): Record<string, string> {
    return this.draft === undefined ? {} : ofDraft(this.draft);
  }

  async path(request: DocumentedRequest): Promise<string> {
    await this.factors.prepare(request.operation.operationId);
    const real = await this.realPath(request);
    if (/\/(document|pages)$/.test(real)) return `${real}?language=ar`;
    const asked = (request.operation.parameters ?? []).filter(
      (parameter) => parameter.in === 'query' && parameter.required,
    );
    return asked.reduce((url, { name, schema }) => `${url}?${name}=${schema?.example}`, real);
  }

  private async realPath({ path, operation }: DocumentedRequest): Promise<string> {
    if (operation.operationId === 'restoreProductType') return path.replace('{id}', this.archived ?? 'none');
    if (operation.operationId === 'getPicture') {
      const { objectPath } = await this.ask<{ objectPath: string }>('/api/objects/finalize', 'PUT', {
        imageURL: await this.upload(),
      });
      return objectPath;
    }
    if (/artwork/.test(path)) return this.artworkPath(path, operation.operationId);
    if (/quotation/i.test(path)) return this.quotationPath(path, operation.operationId);
    if (operation.operationId === 'getItemUsage')
      return path.replace('{id}', (await this.idsIn('/api/admin/fabrics'))[0] ?? 'none');
    if (path.includes('/price-changes/{id}')) {
      const when = operation.operationId === 'revertPriceChange' ? 'now' : undefined;
      return path.replace('{id}', (await aPriceChange(this.ask.bind(this), when)).id);
    }
    if (path.includes('/passkeys/{id}')) return path.replace('{id}', await this.factors.passkey());
    if (operation.operationId === 'resetFactor')
      return path.replace('{id}', await this.colleagueWithFactor());
    if (path.includes('{token}')) {
      const submission = REQUESTS.find((one) => one.operation.operationId === 'submitInquiry');
      const { link } = await this.ask<{ link: string }>('/api/inquiries', 'POST', submission?.body);
      return path.replace('{token}', link.slice(link.lastIndexOf('/') + 1));
    }
    if (!path.includes('{id}')) return path.replace('{day}', `${NEXT_YEAR}-10-06`);
    const pending = /^(update|undo)FollowUp$/.test(operation.operationId) ? '?status=pending' : '';
    const ids = await this.idsIn(path.slice(0, path.indexOf('/{id}')) + pending);
    const id = ids.at(-1) ?? 'none';
    if (operation.operationId === 'archiveProductType') this.archived = id;
    if (operation.operationId === 'undoFollowUp')
      await this.ask(path.replace('{id}/undo', id), 'PUT', { status: 'cancelled' });
    return path.replace('{id}', id);
  }

  private async artworkPath(path: string, operation: string): Promise<string> {
    if (!path.startsWith('/api/artwork')) {
      const { id, token, artworkId } = await this.designs.followed(this.quoted);
      return path.replace('{id}', id).replace('{token}', token).replace('{artworkId}', artworkId);
    }
    const isFinished = operation !== 'finishArtwork';
    const file = await HONEST_FILES['logo.png']();
    const place = await (isFinished ? this.designs.uploaded(file) : this.designs.announced(file));
    if (isFinished) await this.designs.looked(place);
    this.draft = place.draft;
    return path.replace('{id}', place.id);
  }

  /** Each on a quotation that stands where the operation finds it. */
  private async quotationPath(path: string, operation: string): Promise<string> {
    const { quoted } = this;
    const STAGES: Record<string, () => Promise<Followed>> = {
      prepareQuotation: () => quoted.submitted(),
      editQuotation: () => quoted.drafted(),
      repriceQuotation: () => quoted.drafted(),
      sendQuotation: () => quoted.drafted(),
      previewQuotation: () => quoted.drafted(),
      previewQuotationDocument: () => quoted.drafted(),
      previewQuotationPages: () => quoted.drafted(),
      previewQuotationMail: () => quoted.drafted(),
      discardQuotationDraft: () => quoted.drafted(),
    };
    const followed = await (STAGES[operation] ?? (() => quoted.sent()))();
    if (operation === 'undoQuotationAcceptance') await quoted.customer(followed, '/accept', Quoted.yes());
    return path.replace('{id}', followed.id).replace('{token}', followed.token).replace('{revision}', '1');
  }

  async body({ path, operation, body }: DocumentedRequest): Promise<unknown> {
    if (typeof body !== 'object' || body === null) return body;
    const nextWeek = () => Promise.resolve(new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10));
    const replace: Record<string, () => Promise<unknown>> = {
      imageURL: () => this.upload(),
      ids: () =>
        path.endsWith('/order')
          ? this.idsIn(path.replace('/order', ''))
          : this.idsIn('/api/admin/inquiries?limit=2&status=new'),
      customerId: async () => (await this.idsIn('/api/admin/customers'))[0],
      inquiryId: async () => {
        const [customerId] = await this.idsIn('/api/admin/customers');
        const { inquiries } = await this.ask<{ inquiries: { id: string }[] }>(
          `/api/admin/customers/${customerId}`,
        );
        return inquiries[0]?.id;
      },
      day: () => Promise.resolve(`${NEXT_YEAR}-02-03`),
      validThrough: nextWeek,
      saidAt: () => Promise.resolve(new Date(Date.now() - DAY_MS).toISOString()),
      token: () => this.invited(),
      challenge: () => this.factors.challenge(operation.operationId, this.cookie()),
      credential: () => Promise.resolve(this.factors.credential(operation.operationId)),
      duplicateId: async () => (await this.idsIn('/api/admin/customers'))[0],
    };
    if (path.endsWith('/absence')) replace.from = replace.to = nextWeek;
    replace.turnTakers = () => this.ownIds();
    if (/\/me\/(factor|passkeys)/.test(path))
      replace.currentPassword = () => Promise.resolve(this.staff.password);
    if (operation.operationId === 'previewPrice')
      replace.id = async () => (await this.idsIn('/api/admin/product-types'))[0];
    if (path.includes('/price-changes')) {
      replace.items = () => wantedPrices(this.ask.bind(this));
      if (operation.operationId === 'schedulePriceChange')
        replace.effectiveAt = () => Promise.resolve(tomorrowMorning());
    }
    const real: Fields = { ...body };
    for (const [field, value] of Object.entries(replace)) if (field in real) real[field] = await value();
    if ('code' in real && /factor|confirmation|login/.test(path)) real.code = this.factors.code();
    return real;
  }

  private async ownIds(): Promise<string[]> {
    const people = await this.ask<{ id: string; email: string }[]>('/api/admin/people');
    return people.filter(({ email }) => email === this.staff.email).map(({ id }) => id);
  }

  /** The id of somebody else who has a second factor. */
  private async colleagueWithFactor(): Promise<string> {
    const body = { token: await this.invited(), name: 'Omar', password: `a loom of ${randomUUID()}` };
    await this.backend().ask('/api/invitations/accept', { body });
    const people = await this.ask<{ id: string; email: string; name: string }[]>('/api/admin/people');
    const omar = people.find(({ name }) => name === 'Omar');
    await this.factors.addTo(omar?.email ?? '');
    return omar?.id ?? 'none';
  }

  /** The token in the link of somebody who was invited just now. */
  private async invited(): Promise<string> {
    const { id } = await this.ask<{ id: string }>('/api/admin/invitations', 'POST', {
      email: `${randomUUID()}@tiraz.example`,
      role: 'viewer',
      language: 'en',
    });
    const link = await this.backend().app.get(InvitationLinks).issue(id);
    return link?.split('#')[1] ?? '';
  }

  private async ask<Body = Fields>(path: string, method = 'GET', body?: unknown): Promise<Body> {
    const headers = { cookie: this.cookie() };
    return (await this.backend().ask<Body>(path, { method, body, headers })).body;
  }

  private async idsIn(list: string): Promise<string[]> {
    return (await this.ask<{ id: string }[]>(list)).map(({ id }) => id);
  }
}
