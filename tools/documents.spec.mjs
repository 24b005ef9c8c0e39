import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { faultsOfDocuments } from './documents.mjs';

it('finds no fault in the documents', () => {
  expect(faultsOfDocuments(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
});

const DIAGRAM = `
    crm["crm<br/>customers"]
    pictures["media<br/>pictures"]
    auth["auth<br/>accounts"]
  crm -- "asks for a picture" --> pictures
`;

describe('a checkout with one planted fault', () => {
  const SOUND = {
    'README.md': 'See [the docs](docs/README.md) and `crm/domain/merge.ts`',
    'backend/src/crm/README.md': '`domain/merge.ts`, `domain/merge`, `*.ts`, `src/crm/domain/`, `/api/fits`',
    'backend/src/crm/domain/merge.ts': "from '../../media/index.js'; from '../../auth/index.js'",
    'backend/src/crm/domain/merge.spec.ts': "from '../../jobs/index.js'",
    ...Object.fromEntries(
      ['crm', 'media', 'auth'].map((name) => [`backend/src/${name}/${name}.module.ts`, '']),
    ),
    'docs/README.md': '[architecture](architecture.md), [one](decisions/001-one.md)',
    'docs/architecture.md': `\`backend/src/crm/domain/{merge,split}.ts\`\n${DIAGRAM}`,
    'docs/decisions/001-one.md': `# 001 One\n\n${'word '.repeat(297)}`,
    'e2e/README.md': '`tour`',
    'e2e/journeys/tour.spec.ts': '',
  };
  /** @type {string} */
  let checkout;

  afterEach(() => rmSync(checkout, { recursive: true }));

  it('has none before', () => {
    expect(faultsIn({})).toEqual([]);
  });

  it.each([
    ['a link that leads nowhere', { 'README.md': '[x](docs/old.md)' }, 'README.md: docs/old.md is not there'],
    ['a file that is gone', { 'README.md': '`domain/old.ts`' }, 'README.md: domain/old.ts is not there'],
    [
      "another module's file",
      { 'backend/src/jobs/README.md': '`domain/merge.ts`' },
      'backend/src/jobs/README.md: domain/merge.ts is not there',
    ],
    [
      'a long decision',
      { 'docs/decisions/001-one.md': `# 001 One ${'word '.repeat(298)}` },
      'docs/decisions/001-one.md: 301 words; 300 are the most',
    ],
    [
      'a title with another number',
      { 'docs/decisions/001-one.md': '# 002 One' },
      'docs/decisions/001-one.md: the title has another number',
    ],
    [
      'a document without a place in the index',
      { 'docs/new.md': '' },
      'docs/README.md: docs/new.md is left out',
    ],
    [
      'a module that is not drawn',
      { 'backend/src/jobs/jobs.module.ts': '' },
      'docs/architecture.md: jobs is left out',
    ],
    [
      'an import that is not drawn',
      { 'backend/src/media/media.module.ts': "from '../crm/index.js'" },
      'docs/architecture.md: the arrow from media to crm is left out',
    ],
    [
      'an arrow that nothing stands for',
      { 'docs/architecture.md': DIAGRAM.replace(/crm -- (.*) --> pictures/, '$&\n  pictures -- $1 --> crm') },
      'docs/architecture.md: nothing leads from media to crm',
    ],
    [
      'a journey that the README passes over',
      { 'e2e/journeys/forms.spec.ts': '' },
      'e2e/README.md: e2e/journeys/forms.spec.ts is left out',
    ],
  ])('finds %s', (_, planted, fault) => {
    expect(faultsIn(planted)).toEqual([fault]);
  });

  it('finds two decisions with one number', () => {
    const faults = faultsIn({
      'docs/README.md':
        '[architecture](architecture.md), [one](decisions/001-one.md), [two](decisions/001-two.md)',
      'docs/decisions/001-two.md': '# 001 Two',
    });

    expect(faults).toEqual([
      'docs/decisions/001-one.md: docs/decisions/001-two.md has the same number',
      'docs/decisions/001-two.md: docs/decisions/001-one.md has the same number',
    ]);
  });

  /** @param {Record<string, string>} planted texts by their files */
  function faultsIn(planted) {
    checkout = mkdtempSync(join(tmpdir(), 'tiraz-documents-'));
    for (const [path, text] of Object.entries({ ...SOUND, ...planted })) {
      mkdirSync(dirname(join(checkout, path)), { recursive: true });
      writeFileSync(join(checkout, path), text);
    }
    return faultsOfDocuments(checkout);
  }
});
