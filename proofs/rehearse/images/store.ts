// A store that speaks S3, in this process.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { STORE_KEYS } from './engine.ts';

const ofBackend = createRequire(new URL('../../../backend/package.json', import.meta.url));
const S3rver: typeof import('@20minutes/s3rver').default = ofBackend('@20minutes/s3rver');

interface Store {
  /** What the backend is told of it. */
  variables: Record<string, string>;
  close(): Promise<void>;
}

/** @param folder for what it holds */
export async function startStore(folder: string): Promise<Store> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
  });
  const { port } = await server.run();
  return {
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      ...STORE_KEYS,
      S3_BUCKET: 'tiraz-pictures',
    },
    close: () => server.close(),
  };
}
