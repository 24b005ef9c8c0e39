import { resolve } from 'node:path';
import { addressVariables, REMOTES } from '../../libs/contracts/src/remotes.ts';
import { Refusal } from './refusal.mjs';
import { shownAddress } from './site-address.mjs';

const S3_REQUIRED = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'];
const S3_OPTIONAL = ['S3_REGION', 'S3_PUBLIC_ENDPOINT'];
/** Stands for the embedded database, which has no address before it runs. */
const EMBEDDED_DATABASE = 'postgres://127.0.0.1/tiraz';

/**
 * @typedef {object} Settings what the start itself reads
 * @property {number} port
 * @property {string} host
 * @property {string} dataDir
 * @property {URL | undefined} databaseUrl
 * @property {string} publicUrl
 * @property {number | undefined} metricsPort
 * @property {string} seedDemo
 * @property {boolean} demoAccount
 */

class FaultySettings extends Refusal {
  /** @param {string[]} faults each begins with its variable */
  constructor(faults) {
    super(`The configuration is faulty: ${faults.join('; ')}.`);
    this.faults = faults;
  }
}

/**
 * As `readSettings`, for a start. What it refuses keeps the programs from being started and saying what they would
 * refuse, so this says it for them.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} repository
 * @param {() => Promise<unknown>} build makes the programs
 * @returns {Promise<Settings>}
 * @throws {FaultySettings}
 */
export async function readSettingsOfStart(env, repository, build) {
  try {
    return readSettings(env, repository);
  } catch (refusal) {
    if (!(refusal instanceof FaultySettings)) throw refusal;
    await build();
    /** @type {Map<string, string>} */
    const byVariable = new Map();
    // Our own words are kept, and the web server's, which quote the value, only where nobody else has any.
    for (const fault of [...(await faultsOfPrograms(env)), ...refusal.faults])
      byVariable.set(/^\w+/.exec(fault)?.[0] ?? fault, fault);
    throw new FaultySettings([...byVariable.values()]);
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function faultsOfPrograms(env) {
  const { ConfigError, parseConfig } = await import('@tiraz/backend/config.js');
  const { ConfigFault, readConfig } = await import('../../host-shell/server/config.ts');
  // The start says where the API is.
  const given = { ...env, DATABASE_URL: env.DATABASE_URL?.trim() || EMBEDDED_DATABASE, API_URL: '' };
  return [readConfig, parseConfig].flatMap((read) => {
    try {
      read(given);
      return [];
    } catch (error) {
      if (error instanceof ConfigFault) return error.message.split('\n');
      if (error instanceof ConfigError)
        return error.faults.map((fault) => `${fault.variable} ${fault.message}`);
      throw error;
    }
  });
}

/**
 * What the start itself reads of the environment; the programs that it starts check what is theirs.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} repository relative paths start here
 * @returns {Settings}
 * @throws {FaultySettings} naming every variable that is at fault, and no secret
 */
export function readSettings(env, repository) {
  /** @type {string[]} */
  const faults = [];
  /** @type {(isRight: unknown, fault: string) => unknown} */
  const expect = (isRight, fault) => isRight || faults.push(fault);
  const given = (/** @type {string} */ name) => env[name]?.trim() || undefined;

  const port = given('PORT') ?? '3000';
  expect(isPort(port, 65_535), `PORT is to be a number from 1 to 65535, not "${port}"`);

  const metricsPort = given('METRICS_PORT');
  expect(
    !metricsPort || isPort(metricsPort, 65_534),
    `METRICS_PORT is to be a number from 1 to 65534, not "${metricsPort}"`,
  );

  const databaseUrl = given('DATABASE_URL');
  expect(
    !databaseUrl || isDatabaseUrl(databaseUrl),
    'DATABASE_URL is to be postgres://user:password@host:port/database',
  );

  const isStoreGiven = [...S3_REQUIRED, ...S3_OPTIONAL].some(given);
  for (const name of isStoreGiven ? S3_REQUIRED : []) {
    expect(given(name), `${name} is missing (${S3_REQUIRED.join(', ')} belong together)`);
  }
  for (const name of ['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'PUBLIC_URL']) {
    const address = given(name);
    expect(!address || isHttpUrl(address), `${name} is to be an http or https URL`);
  }
  for (const name of REMOTES.map((remote) => addressVariables(remote.name).url)) {
    const place = given(name);
    expect(!place?.includes('://') || isHttpUrl(place), `${name} is to be an http or https URL, or a path`);
  }
  expect(
    /^(true|false)?$/.test(given('DEMO_ACCOUNT') ?? ''),
    `DEMO_ACCOUNT is to be true or false, not "${given('DEMO_ACCOUNT')}"`,
  );
  const demoAccount = given('DEMO_ACCOUNT')
    ? given('DEMO_ACCOUNT') === 'true'
    : !databaseUrl && !given('ADMIN_EMAIL') && given('NODE_ENV') !== 'production';

  if (faults.length > 0) throw new FaultySettings(faults);

  // The sign-in page prints the demo account's password: whoever can reach it is staff.
  const host = given('HOST') ?? (demoAccount ? '127.0.0.1' : '0.0.0.0');
  return {
    port: Number(port),
    host,
    dataDir: resolve(repository, given('DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl === undefined ? undefined : new URL(databaseUrl),
    publicUrl: given('PUBLIC_URL') ?? shownAddress({ host, port: Number(port) }),
    metricsPort: metricsPort === undefined ? undefined : Number(metricsPort),
    seedDemo: given('SEED_DEMO') ?? String(!databaseUrl),
    demoAccount,
  };
}

/** @param {string} text @param {number} highest */
function isPort(text, highest) {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= highest;
}

/** @param {string} text */
function isDatabaseUrl(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1;
}

/** @param {string} text */
function isHttpUrl(text) {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
