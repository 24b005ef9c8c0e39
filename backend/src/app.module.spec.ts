import { expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { createApp } from './app.js';
import { parseConfig } from './config.js';

const DATABASE_URL = 'postgres://nowhere/none';
const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret-secret',
  S3_BUCKET: 'pictures',
};
/** What the libraries make for themselves: TypeOrmModule once for each module that declares entities. */
const THE_LIBRARIES_OWN = ['InternalCoreModule', 'TypeOrmModule', 'TypeOrmCoreModule'];

async function modulesWith(variables: Record<string, string> = {}) {
  const app = await createApp(parseConfig({ DATABASE_URL, LOG_LEVEL: 'silent', ...variables }));
  return [...app.get(ModulesContainer).values()]
    .map(({ name, isGlobal }) => ({ name, isGlobal }))
    .filter(({ name }) => !THE_LIBRARIES_OWN.includes(name));
}

it('makes one of each module, so that all who import it share what it provides', async () => {
  const names = (await modulesWith()).map(({ name }) => name);

  expect(names).toContain('AuthModule');
  expect(names).toEqual([...new Set(names)]);
});

it('has one global module: every other is imported by those who need it', async () => {
  const globals = (await modulesWith()).filter(({ isGlobal }) => isGlobal).map(({ name }) => name);

  expect(globals).toEqual(['PlatformModule']);
});

it('takes files itself only where there is no object store', async () => {
  const namesOf = async (variables = {}) => (await modulesWith(variables)).map(({ name }) => name);

  expect(await namesOf()).toContain('FileUploadsModule');
  expect(await namesOf(S3)).not.toContain('FileUploadsModule');
});
