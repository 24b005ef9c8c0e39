import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONTACT_FIELDS } from '@tiraz/contracts/contact';
import { count, inquiryOf, workedExample, type ProblemBody, type SelectionBody } from './garments.js';
import { createDatabase, startBackend, type Backend } from './harness.js';

/** As JSON text, since some cannot be written as values. */
const STRANGE_VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '100.5',
  '1e400',
  '2147483648',
  '-9223372036854775809',
  '"100"',
  '""',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\u202e"',
  '"\\u2066"',
  '"\\u001b[31m"',
  '"not-a-uuid"',
  '"urn:uuid:01993c00-0000-7000-8000-000000000001"',
  '"01993c00-0000-7000-8000-00000000000g"',
  `"' OR 1=1; --"`,
  '"=HYPERLINK(1)"',
  JSON.stringify('ﷺ'.repeat(10_000)),
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[{}]',
  '[{"printTypeId":[[]],"colors":{}}]',
  '[{"printTypeId":"01993c00-0000-7000-8000-00000000dead","colors":99999999999}]',
  '{"length":1,"0":"white"}',
  '{"__proto__":{"colors":[]}}',
  `${'['.repeat(60)}1${']'.repeat(60)}`,
  JSON.stringify(Array.from({ length: 20_000 }, () => 1)),
  JSON.stringify(Array.from({ length: 5_000 }, () => 'white')),
];
const SELECTION_FIELDS = [
  'productTypeId',
  'fabricId',
  'fitId',
  'finishingQualityId',
  'quantity',
  'colors',
  'printOptions',
];
const FIELDS_BESIDE = [
  ...CONTACT_FIELDS,
  'message',
  'isSampleRequest',
  'totalCost',
  'pricePerItem',
  'sampleCost',
];

describe('one strange value in a body that is right otherwise', () => {
  let databaseUrl: string;
  let backend: Backend;
  let example: SelectionBody;

  beforeAll(async () => {
    databaseUrl = await createDatabase();
    backend = await startBackend({ databaseUrl, env: { SEED_DEMO: 'true' } });
    example = await workedExample(backend);
  });
  afterAll(() => backend.stop());

  const withValue = (body: object, field: string, value: string) =>
    JSON.stringify({ ...body, [field]: '<here>' }).replace('"<here>"', () => value);

  it.each([
    ['/api/calculate-quote', SELECTION_FIELDS, (): object => example],
    [
      '/api/quote-ladder',
      [...SELECTION_FIELDS, 'quantities'],
      (): object => ({ ...example, quantities: [1, 100] }),
    ],
    ['/api/inquiries', [...SELECTION_FIELDS, ...FIELDS_BESIDE], () => inquiryOf(example)],
  ])('to %s is answered, and stored only when it was accepted', async (path, fields, validBody) => {
    const storedBefore = await count(databaseUrl, 'inquiries');
    const customersBefore = await count(databaseUrl, 'customers');
    let accepted = 0;
    for (const field of fields) {
      for (const value of STRANGE_VALUES) {
        const { status, body } = await backend.ask<ProblemBody>(path, {
          body: withValue(validBody(), field, value),
        });
        const what = `${field} = ${value.slice(0, 40)}: ${status} ${body.code ?? ''}`;
        expect([200, 201, 400, 422]).toContain(what && status);
        if (status >= 400) expect(body.code).toMatch(/^[a-z]+\.[a-z-]+$/);
        if (status === 201) accepted += 1;
      }
    }
    expect((await count(databaseUrl, 'inquiries')) - storedBefore).toBe(accepted);
    expect((await count(databaseUrl, 'customers')) - customersBefore).toBe(accepted);
  });
});
