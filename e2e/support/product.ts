import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/embedded-postgres.mjs';
import { runProduct } from '../../tools/run-product.mjs';
import { openPostOffice } from './post-office.ts';

/**
 * Starts the product as a newcomer would, on a database of its own that the journeys can look into.
 * The journeys find it through TIRAZ_URL, TIRAZ_DATABASE_URL and TIRAZ_DATA_DIR, and its mails through TIRAZ_MAIL_DIR.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tiraz-e2e-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), settings: { fsync: 'off' } });
  const mailDir = join(folder, 'mails');
  const postOffice = await openPostOffice(mailDir);
  const tidyUp = async () => {
    await postOffice.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const dataDir = join(folder, 'data');
    const product = await runProduct({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SEED_DEMO: 'true',
      DEMO_ACCOUNT: 'true',
      SMTP_URL: postOffice.url,
      MAIL_FROM: 'Tiraz <hello@tiraz.example>',
    });
    process.env.TIRAZ_URL = product.url;
    process.env.TIRAZ_DATABASE_URL = postgres.url;
    process.env.TIRAZ_DATA_DIR = dataDir;
    process.env.TIRAZ_MAIL_DIR = mailDir;
    return async () => {
      await product.stop();
      await tidyUp();
    };
  } catch (error) {
    await tidyUp();
    throw error;
  }
}
