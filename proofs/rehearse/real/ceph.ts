// Ceph's S3 gateway on one monitor and one disk, of Debian's packages: a store that nobody here wrote.
import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideProgram } from '../debian-program.ts';
import { Daemon, lastWordsOf, running, type Command } from './daemon.ts';

const PACKAGES = {
  'ceph-mon': 'ceph-mon',
  'ceph-mgr': 'ceph-mgr',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
  ceph: 'ceph-common',
};
const DISK_BYTES = 2 * 1024 ** 3;
const READY_WITHIN_MS = 180_000;
const CONFIGURATION = 'ceph.conf';
const execute = promisify(execFile);

/** Of a user of the store. */
export interface Keys {
  accessKey: string;
  secretKey: string;
}

export class Ceph {
  readonly folder: string;
  readonly port: number;
  readonly monitorPort: number;
  readonly endpoint: string;
  readonly env: NodeJS.ProcessEnv;
  readonly keys: Keys;
  #daemons: Daemon[] = [];
  #disk: Daemon | undefined;
  #gateway: Daemon | undefined;

  /** @param given `port`: of the gateway on 127.0.0.1 */
  constructor({ folder, port, monitorPort }: { folder: string; port: number; monitorPort: number }) {
    this.folder = folder;
    this.port = port;
    this.monitorPort = monitorPort;
    this.endpoint = `http://127.0.0.1:${port}`;
    this.env = { ...process.env, CEPH_CONF: join(folder, CONFIGURATION) };
    this.keys = { accessKey: 'tiraz', secretKey: 'a-secret-of-the-rehearsal' };
  }

  /** The process that the gateway is. */
  get gateway(): Daemon {
    return running(this.#gateway);
  }

  get disk(): Daemon {
    return running(this.#disk);
  }

  async start(): Promise<this> {
    for (const [program, debianPackage] of Object.entries(PACKAGES)) provideProgram(program, debianPackage);
    const fsid = randomUUID();
    for (const name of ['mon', 'mgr', 'osd', 'rgw']) mkdirSync(join(this.folder, name), { recursive: true });
    writeFileSync(join(this.folder, CONFIGURATION), this.#configuration(fsid));
    const map = join(this.folder, 'monmap');
    const address = `[v1:127.0.0.1:${this.monitorPort}]`;
    await this.#run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', fsid, map]);
    await this.#run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map]);
    await this.#daemon(['ceph-mon', '-i', 'a', '-f']).ready(async () => this.#answers('status'));
    this.#daemon(['ceph-mgr', '-i', 'a', '-f']);
    const disk = randomUUID();
    const id = (await this.#run('ceph', ['osd', 'new', disk])).trim();
    await this.#run('ceph-osd', ['-i', id, '--mkfs', '--osd-uuid', disk]);
    this.#disk = this.#daemon(['ceph-osd', '-i', id, '-f']);
    await this.startGateway();
    await this.addUser('tiraz', this.keys);
    return this;
  }

  addUser(name: string, { accessKey, secretKey }: Keys): Promise<string> {
    return this.#run('radosgw-admin', [
      'user',
      'create',
      `--uid=${name}`,
      `--display-name=${name}`,
      `--access-key=${accessKey}`,
      `--secret-key=${secretKey}`,
    ]);
  }

  async startGateway(): Promise<void> {
    const frontend = `beast endpoint=127.0.0.1:${this.port}`;
    this.#gateway = this.#daemon(['radosgw', '-n', 'client.rgw.a', '-f', '--rgw-frontends', frontend]);
    await this.gateway.ready(async () => (await fetch(this.endpoint)).ok, READY_WITHIN_MS);
  }

  async stop(): Promise<void> {
    for (const daemon of this.#daemons.splice(0).reverse()) await daemon.stop('SIGKILL');
  }

  #daemon(command: Command): Daemon {
    const daemon = new Daemon(command, { env: this.env, log: join(this.folder, `${command[0]}.output`) });
    this.#daemons.push(daemon);
    return daemon;
  }

  #answers(...command: string[]): boolean {
    return spawnSync('ceph', ['--connect-timeout', '5', ...command], { env: this.env }).status === 0;
  }

  async #run(program: string, args: string[]): Promise<string> {
    try {
      return (await execute(program, args, { env: this.env })).stdout;
    } catch (error) {
      throw new Error(`${program}: ${lastWordsOf(error)}`, { cause: error });
    }
  }

  #configuration(fsid: string): string {
    const at = (name: string) => join(this.folder, name);
    return `[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${this.monitorPort}
mon initial members = a
ms bind msgr2 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
mon allow pool size one = true
mon data avail warn = 1
mon data avail crit = 1
osd crush chooseleaf type = 0
osd objectstore = bluestore
bluestore block size = ${DISK_BYTES}
run dir = ${this.folder}
admin socket = ${at('$name.asok')}
pid file = ${at('$name.pid')}
log file = ${at('$name.log')}
mon data = ${at('mon')}
mgr data = ${at('mgr')}
osd data = ${at('osd')}
rgw data = ${at('rgw')}
`;
  }
}
