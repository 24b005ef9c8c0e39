import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Config } from '../src/config-values.js';

export interface S3Server {
  /** The way to it, with a bucket that does not exist yet. */
  config: S3Config;
  stop(): Promise<void>;
  /** Again, at the same address and with the same files. */
  start(): Promise<void>;
}

/**
 * A store that speaks S3, in this process and for this machine alone.
 *
 * @param folder where it keeps its files; a new one in the folder of the run unless it is given
 */
export async function startS3(folder?: string): Promise<S3Server> {
  const directory = folder ?? (await mkdtemp(join(process.env.TEST_FOLDER!, 's3-')));
  let server: S3rver;
  const listen = async (port: number) => {
    server = new S3rver({ address: '127.0.0.1', port, silent: true, directory });
    const { port: taken } = await server.run();
    // On a busy machine five seconds pass unseen: it would hang up on a connection that is just being used again.
    server.httpServer.keepAliveTimeout = 60_000;
    return taken;
  };
  const port = await listen(0);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    config: {
      endpoint,
      publicEndpoint: endpoint,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      bucket: 'tiraz-pictures',
      region: 'us-east-1',
      siteOrigin: 'http://localhost:3000',
    },
    stop: () => server.close(),
    start: async () => void (await listen(port)),
  };
}

/** The variables by which main.ts would be told of it. */
export function s3Variables({ endpoint, accessKey, secretKey, bucket }: S3Config): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: bucket,
  };
}
