import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { createApp } from './app.js';
import { PageErrorDto, pageErrorExample } from './browser-reports/adapters/page-errors.dto.js';
import { PageReportDto, pageReportExample } from './browser-reports/adapters/web-vitals.dto.js';
import { parseConfig } from './config.js';
import { InquirySubmissionDto, inquirySubmissionExample } from './inquiries/adapters/submission.dto.js';
import { openApiDocument } from './openapi.js';
import { SelectionDto, selectionExample } from './pricing/selection.dto.js';
import { schemaOf } from './shared/http/route-schema.js';

type Body = Record<string, unknown>;

const BODIES = [
  ['Selection', SelectionDto, selectionExample],
  ['InquirySubmission', InquirySubmissionDto, inquirySubmissionExample],
  ['PageReport', PageReportDto, { ...pageReportExample }],
  ['PageError', PageErrorDto, { ...pageErrorExample }],
] as const;

/** Near the limits of one field or another, and anything at all. */
const value = fc.oneof(
  fc.uuid(),
  fc.constantFrom(
    'landing',
    'ar',
    'CLS',
    '1.005',
    'urn:uuid:01993c00-0000-7000-8000-000000000001',
    '',
    null,
    true,
  ),
  fc.constantFrom(0, 1.5, -2_147_483_649, 2_147_483_648, 600_001),
  fc.string({ maxLength: 40 }),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 70 }),
  fc.constantFrom(
    [{ printTypeId: 'x', colors: 2 }],
    [{ printTypeId: selectionExample.fabricId, colors: 2 }],
    [[]],
  ),
  fc.array(fc.constantFrom({ name: 'LCP', value: 7 }, { name: 'LCP', value: -1 }, { name: 'CLS' }), {
    maxLength: 6,
  }),
  fc.jsonValue(),
);

/** The example with another value in a field, or without it. */
function changed(example: Body): fc.Arbitrary<Body> {
  const field = fc.constantFrom(...Object.keys(example), 'isSampleRequest', 'customerCompany', 'unknown');
  const change = fc.tuple(field, fc.option(value, { nil: undefined }));
  return fc.array(change, { maxLength: 2 }).map((changes) => {
    const body = { ...example, ...Object.fromEntries(changes) };
    return JSON.parse(JSON.stringify(body)) as Body;
  });
}

describe('the schema by which Fastify checks a body', () => {
  let app: NestFastifyApplication;
  let published: (name: string) => ValidateFunction;
  const ajv = addFormats.default(new Ajv({ allErrors: true, strict: false }));

  beforeAll(async () => {
    const config = parseConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none', LOG_LEVEL: 'silent' });
    app = await createApp(config);
    const { components } = openApiDocument(app, config.publicUrl);
    ajv.addSchema({ $id: 'document', components });
    published = (name) => ajv.compile({ $ref: `document#/components/schemas/${name}` });
  });
  afterAll(() => app.close());

  it.each(BODIES)('of a %s takes and refuses what the published one does', (name, type, example) => {
    const [checked, documented] = [ajv.compile(schemaOf(type)), published(name)];
    const verdicts = new Set<boolean>();
    fc.assert(
      fc.property(changed(example), (body) => {
        verdicts.add(checked(body));
        expect(checked(body)).toBe(documented(body));
      }),
      { numRuns: 1000 },
    );
    expect(checked(example)).toBe(true);
    expect(verdicts).toEqual(new Set([true, false]));
  });
});
