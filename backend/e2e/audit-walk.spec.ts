import { beforeAll, describe, expect, it } from '@jest/globals';
import { AUDITED_KINDS } from '@tiraz/contracts/audit-trail';
import { DataSource } from 'typeorm';
import { openApiDocument } from '../src/openapi.js';
import {
  archiveActions,
  catalogueActions,
  designActions,
  pictureActions,
} from './audit-actions-catalogue.js';
import { customerActions, inquiryActions } from './audit-actions-customers.js';
import { factorActions } from './audit-actions-factors.js';
import { mailActions } from './audit-actions-mails.js';
import { jobActions } from './audit-actions-jobs.js';
import { quotationActions, quotationsOf } from './audit-actions-quotations.js';
import { priceChangeActions } from './audit-actions-price-changes.js';
import { peopleActions } from './audit-actions-people.js';
import { settingsActions } from './audit-actions-settings.js';
import { GUESS, NEW_PASSWORD, sessionActions, terminalActions } from './audit-actions-sessions.js';
import { action, faultsOf, NOTHING, Walk } from './audit-walk.js';
import { createDatabase, query, signedIn, STAFF_PASSWORD, startBackend, until } from './harness.js';

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
}

let walk: Walk;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  const backend = await startBackend({
    databaseUrl,
    env: { SEED_DEMO: 'true' },
    plant: (server, app) => {
      server.post('/api/admin/planted', () =>
        app.get(DataSource).query(`UPDATE fits SET name = name || '!'`),
      );
    },
  });
  walk = await Walk.begin(backend, databaseUrl);
});

describe('the audit trail', () => {
  it('has a row for whatever is done to the catalogue', async () => {
    expect(await faultsOf(walk.databaseUrl, catalogueActions(walk))).toEqual([]);
    expect(await faultsOf(walk.databaseUrl, archiveActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done with pictures, and none for what is only prepared', async () => {
    expect(await faultsOf(walk.databaseUrl, pictureActions(walk))).toEqual([]);
    expect(await faultsOf(walk.databaseUrl, designActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done with inquiries, by visitors too', async () => {
    expect(await faultsOf(walk.databaseUrl, inquiryActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done with customers', async () => {
    expect(await faultsOf(walk.databaseUrl, customerActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done with quotations, by customers too', async () => {
    const followed = await quotationsOf(walk).submitted({ customerEmail: 'audited@example.com' });
    expect(await faultsOf(walk.databaseUrl, quotationActions(walk, followed))).toEqual([]);
  });

  it('has a row for a job that is retried', async () => {
    expect(await faultsOf(walk.databaseUrl, jobActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done to the settings and holidays', async () => {
    expect(await faultsOf(walk.databaseUrl, settingsActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done to many prices at once, and one for each of their items', async () => {
    expect(await faultsOf(walk.databaseUrl, priceChangeActions(walk))).toEqual([]);
  });

  it('has a row for a mail that is retried', async () => {
    expect(await faultsOf(walk.databaseUrl, mailActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done to accounts and invitations', async () => {
    expect(await faultsOf(walk.databaseUrl, peopleActions(walk))).toEqual([]);
  });

  it('has a row for whatever is done with second factors', async () => {
    expect(await faultsOf(walk.databaseUrl, factorActions(walk))).toEqual([]);
  });

  it('has a row for every sign-in, refusal and sign-out, and for what is done at the terminal', async () => {
    expect(await faultsOf(walk.databaseUrl, sessionActions(walk))).toEqual([]);
    expect(await faultsOf(walk.databaseUrl, terminalActions(walk))).toEqual([]);
  });

  it('was asked about every operation of the OpenAPI document that can write', () => {
    const { paths } = openApiDocument(walk.backend.app, 'http://localhost') as unknown as Document;
    const writing = Object.values(paths).flatMap((path) =>
      Object.entries(path).flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId])),
    );
    const walked = new Set(
      [
        catalogueActions(walk),
        archiveActions(walk),
        pictureActions(walk),
        designActions(walk),
        peopleActions(walk),
        inquiryActions(walk),
        customerActions(walk),
        factorActions(walk),
        sessionActions(walk),
        jobActions(walk),
        settingsActions(walk),
        priceChangeActions(walk),
        quotationActions(walk, { id: '', token: '' }),
        mailActions(walk),
      ]
        .flat()
        .map(({ name }) => name.split(' ')[0]),
    );
    expect(writing.filter((operation) => !walked.has(operation))).toEqual([]);
  });

  it('shows on demand what happened to one thing, of whatever kind', async () => {
    const headers = await signedIn(walk.backend, 'auditor@tiraz.example');
    const things = await query<{ kind: string; id: string }>(
      walk.databaseUrl,
      'SELECT DISTINCT thing_kind AS kind, thing_id AS id FROM audit_trail',
    );
    expect(new Set(things.map(({ kind }) => kind))).toEqual(new Set(AUDITED_KINDS));
    const refused: string[] = [];
    for (const { kind, id } of things) {
      const path = `/api/admin/audit-trail?kind=${kind}&thing=${id}&limit=1`;
      const { status, body } = await walk.backend.ask<unknown[]>(path, { headers });
      if (status !== 200 || body.length === 0) refused.push(`${kind} ${id}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it('misses the row of a route that writes without one', async () => {
    const post = async () =>
      (await fetch(`${walk.backend.url}/api/admin/planted`, { method: 'POST' })).status;
    const write = () => until('it has written', async () => (await post()) === 200);
    const planted = action('planted', write, NOTHING);
    expect(await faultsOf(walk.databaseUrl, [planted])).toEqual(['planted wrote to fits and left no row']);
  });

  it('holds no password, hash, token or cookie', async () => {
    const [{ text }] = (await query<{ text: string }>(
      walk.databaseUrl,
      `SELECT string_agg(row_to_json(audit_trail)::text, E'\\n') AS text FROM audit_trail`,
    )) as [{ text: string }];
    const hashes = await query<{ hash: string }>(
      walk.databaseUrl,
      `SELECT password_hash AS hash FROM staff
       UNION SELECT encode(token_hash, 'hex') FROM staff_sessions UNION SELECT encode(token_hash, 'hex') FROM staff_devices`,
    );
    const tokens = (walk.headers.cookie ?? '').split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
    const secrets = [STAFF_PASSWORD, NEW_PASSWORD, GUESS, ...tokens, ...hashes.map(({ hash }) => hash)];
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/argon2|passwordHash|cookie/i);
  });
});
