import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, query, signedIn, startBackend, type Backend } from './harness.js';

type Item = Record<string, unknown> & { id: string; name: string };
type Answer = ProblemBody & { id: string; hints?: object[]; selection: { unsuited?: object[] } };

describe('what fits together', () => {
  let databaseUrl: string;
  let backend: Backend;
  let staff: Record<string, string>;
  /** A T-shirt. */
  let example: SelectionBody;
  const ask = <Body = Answer>(method: string, path: string, body?: unknown) =>
    backend.ask<Body>(`/api/${path}`, { method, body, headers: staff });
  const find = async (path: string, name: string) =>
    (await ask<Item[]>('GET', path)).body.find((item) => item.name === name)!;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    staff = await signedIn(backend);
    example = await workedExample(backend);
  });
  afterAll(() => backend.stop());

  it('is no word of what we show ourselves: the worked example and the demo inquiries', async () => {
    const { selection } = (await ask<{ selection: object }>('GET', 'worked-example')).body;
    const quoted = await ask('POST', 'calculate-quote', selection);
    expect(quoted.status).toBe(200);
    expect(quoted.body).not.toHaveProperty('hints');
    const [kept] = await query<{ all: number; unsuited: number }>(
      databaseUrl,
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE snapshot ? 'unsuited')::int AS unsuited FROM inquiries`,
    );
    expect(kept).toMatchObject({ unsuited: 0 });
    expect(kept!.all).toBeGreaterThan(30);
  });

  it('is told with the price, kept with the inquiry, refused where staff say so', async () => {
    const crepe = await find('fabrics', 'Crepe');
    const body = { ...example, fabricId: crepe.id };
    const unsuited = { part: 'fabric', id: crepe.id, unsuitedTo: example.productTypeId };
    const pique = await find('fabrics', 'Piqué (Lacoste)');
    const hint = { ...unsuited, isRefused: false, better: { id: pique.id, dearerBy: '-15.00' } };
    expect(await ask('POST', 'calculate-quote', body)).toMatchObject({
      status: 200,
      body: { hints: [hint] },
    });

    const sent = await ask('POST', 'inquiries', inquiryOf(body));
    expect(sent.status).toBe(201);
    expect((await ask('GET', `admin/inquiries/${sent.body.id}`)).body.selection.unsuited).toEqual([unsuited]);

    const path = `admin/fabrics/${crepe.id}`;
    expect((await ask('PUT', path, { isUnsuitedRefused: true })).status).toBe(200);
    expect(await find('fabrics', 'Crepe')).toMatchObject({ isUnsuitedRefused: true });
    expect(await ask('POST', 'calculate-quote', body)).toMatchObject({
      status: 200,
      body: { hints: [{ ...hint, isRefused: true }] },
    });
    expect(await ask('POST', 'inquiries', inquiryOf(body))).toMatchObject({
      status: 422,
      body: {
        code: 'selection.unsuited',
        errors: [{ path: 'fabricId', code: 'selection.unsuited' }],
      },
    });
    expect((await ask('POST', 'inquiries', inquiryOf(example))).status).toBe(201);

    const { unsuitedProductTypes } = crepe as { unsuitedProductTypes?: string[] };
    expect((await ask('PUT', path, { unsuitedProductTypes: [] })).status).toBe(200);
    expect(await find('fabrics', 'Crepe')).not.toHaveProperty('unsuitedProductTypes');
    expect((await ask('POST', 'calculate-quote', body)).body).not.toHaveProperty('hints');
    expect((await ask('POST', 'inquiries', inquiryOf(body))).status).toBe(201);
    const [entry] = (await ask<object[]>('GET', `${path}/history`)).body;
    expect(entry).toMatchObject({ before: { unsuitedProductTypes }, after: { unsuitedProductTypes: [] } });
  });

  it('names items that there are', async () => {
    const slim = await find('fits', 'Slim');
    const wanted = { unsuitedProductTypes: [example.productTypeId, slim.id] };
    expect(await ask('PUT', `admin/fits/${slim.id}`, wanted)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'unsuitedProductTypes[1]', code: 'unsuited.unknown-item' }] },
    });
  });
});
