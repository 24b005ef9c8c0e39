import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { Client, type ClientOptions } from 'minio';
import type { S3Config } from '../../config-values.js';
import type { Clock } from '../../shared/domain/clock.js';
import { ObjectStore, type StoredObject, type UploadRequest } from '../application/object-store.js';
import { admitUploads } from './bucket-cors.js';
import { StoreOutage } from './store-outage.js';

/** A store that is silent for so long is away. */
const SILENT_FOR_MS = 3_000;
/** Counted, not timed: a process that was held up itself has not looked. */
const LOOKS = 10;

/** MinIO, or any store that speaks S3 with presigned URLs. */
export class MinioObjectStore extends ObjectStore {
  private readonly log = new Logger('ObjectStore');
  private readonly outage = new StoreOutage(() => true);
  private readonly bucket: string;
  private readonly client: Client;
  /** Signs for the address under which browsers reach the store; sends nothing itself. */
  private readonly signer: Client;
  /** Whether browsers may upload is asked once for each bucket that there was. */
  private admitted: Promise<void> | undefined;

  constructor(
    private readonly config: S3Config,
    private readonly clock: Clock,
    silentForMs = SILENT_FOR_MS,
  ) {
    super();
    this.bucket = config.bucket;
    this.client = connect(config, config.endpoint, silentForMs);
    this.signer = connect(config, config.publicEndpoint, silentForMs);
  }

  uploadUrl({ key, expiresAt }: UploadRequest): Promise<string> {
    const seconds = Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    return this.signer.presignedPutObject(this.bucket, key, seconds);
  }

  read(key: string, mostBytes: number): Promise<Uint8Array | 'missing' | 'too-large'> {
    return this.outage.guard(async () => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      try {
        const file = (await this.client.getObject(this.bucket, key)) as AsyncIterable<Buffer>;
        for await (const chunk of file) {
          bytes += chunk.length;
          // Leaving the loop ends the connection: the rest is never fetched.
          if (bytes > mostBytes) return 'too-large';
          chunks.push(chunk);
        }
      } catch (error) {
        return unlessMissing(error);
      }
      return Buffer.concat(chunks);
    });
  }

  size(key: string): Promise<number | 'missing'> {
    return this.outage.guard(() =>
      this.client.statObject(this.bucket, key).then(({ size }) => size, unlessMissing),
    );
  }

  open(key: string): Promise<Readable | 'missing'> {
    return this.outage.guard(() => this.client.getObject(this.bucket, key).catch(unlessMissing));
  }

  copy(from: string, to: string): Promise<boolean> {
    return this.outage.guard(async () => {
      const copied = await this.client
        .copyObject(this.bucket, to, `/${this.bucket}/${from}`)
        .catch(unlessMissing);
      return copied !== 'missing';
    });
  }

  async write(key: string, file: Uint8Array, mediaType: string): Promise<void> {
    await this.outage.guard(() =>
      this.client.putObject(this.bucket, key, Buffer.from(file), file.length, { 'Content-Type': mediaType }),
    );
  }

  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.outage.guard(async () => {
      // The answer is 200 whatever became of each: it lists those that are still there.
      const kept = (await this.client.removeObjects(this.bucket, [...keys])) as Refused[];
      const [first] = kept.filter((each) => each.Code !== 'NoSuchKey');
      if (!first) return;
      const reason = `${first.Code}: ${first.Key} and ${kept.length - 1} more of ${keys.length} were not deleted`;
      throw Object.assign(new Error(reason), { code: first.Code });
    });
  }

  list(prefix: string): Promise<StoredObject[]> {
    return this.outage.guard(async () => {
      const found: StoredObject[] = [];
      const listed = this.client.listObjectsV2(this.bucket, prefix, true) as AsyncIterable<{
        name?: string;
        lastModified?: Date;
      }>;
      for await (const { name, lastModified } of listed) {
        if (name && lastModified) found.push({ key: name, storedAt: lastModified });
      }
      return found;
    });
  }

  /**
   * Makes the bucket if there is none, and lets browsers upload into it where it can. It needs no policy: buckets are private, and a store that passes over the
   * conditions of a policy would shut out more than the anonymous.
   */
  check(): Promise<void> {
    return this.outage.guard(async () => {
      if (!(await this.client.bucketExists(this.bucket))) {
        await this.client.makeBucket(this.bucket, this.config.region).catch((error: unknown) => {
          // Another process was faster.
          if (codeOf(error) !== 'BucketAlreadyOwnedByYou') throw error;
        });
        this.log.log(`made the bucket ${this.bucket}`);
        this.admitted = undefined;
      }
      await (this.admitted ??= admitUploads(this.client, {
        ...this.config,
        origins: [this.config.publicEndpoint, this.config.endpoint],
      }));
    });
  }
}

/** Of a deletion of many, what the store says of one; the client's own type has a level too many. */
interface Refused {
  Code?: string;
  Key?: string;
}

/** Amazon's own addresses too would get the bucket's name before them, where the page's policy does not let browsers. */
class PathStyleClient extends Client {
  protected override getRequestOptions(request: Parameters<Client['getRequestOptions']>[0]) {
    return super.getRequestOptions({ ...request, pathStyle: true });
  }
}

function connect({ accessKey, secretKey, region }: S3Config, endpoint: string, silentForMs: number): Client {
  const { protocol, hostname, port } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return new PathStyleClient({
    endPoint: hostname,
    ...(port ? { port: Number(port) } : {}),
    useSSL,
    accessKey,
    secretKey,
    // Known, or the client would ask the store for it before it signs.
    region,
    transport: impatient(useSSL ? https : http, silentForMs),
    retryOptions: { disableRetry: true },
  });
}

/** A store is silent while nothing comes that is waited for; what we are too slow to read is no silence of its. */
function impatient(
  transport: typeof http | typeof https,
  silentForMs: number,
): NonNullable<ClientOptions['transport']> {
  return {
    request: ((options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
      const request = transport.request(options, onResponse);
      request.once('response', (response) => {
        request.setTimeout(0);
        endWhenSilent(response, silentForMs);
      });
      return request.setTimeout(silentForMs, () => request.destroy(silence(silentForMs)));
    }) as typeof http.request,
  };
}

function endWhenSilent(response: http.IncomingMessage, silentForMs: number): void {
  const { socket } = response;
  let bytes = socket.bytesRead;
  let inVain = 0;
  const look = setInterval(() => {
    const isAwaited = !response.complete && response.readableLength === 0;
    inVain = isAwaited && socket.bytesRead === bytes ? inVain + 1 : 0;
    bytes = socket.bytesRead;
    if (inVain === LOOKS) response.destroy(silence(silentForMs));
  }, silentForMs / LOOKS).unref();
  response.once('close', () => clearInterval(look));
}

function silence(ms: number): Error {
  return new Error(`silent for ${ms} ms`);
}

/** Of a file that is not there, an answer without a body says no more than its status. */
function unlessMissing(error: unknown): 'missing' {
  if (['NoSuchKey', 'NotFound'].includes(codeOf(error) ?? '')) return 'missing';
  throw error;
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}
