// Everything that goes wrong on the day, each once: what it does and how it ends.
import { setTimeout as pause } from 'node:timers/promises';
import type { Waits } from '../../../e2e/support/post-office.ts';
import type { Instance } from '../product.ts';
import type { Ceph } from '../real/ceph.ts';
import type { Daemon } from '../real/daemon.ts';
import type { PostgresPair } from '../real/postgres-pair.ts';

const RESTARTED_AFTER_MS = 2_000;
const FROZEN_MS = 10_000;
const READ_ONLY_MS = 5_000;
const NO_MAIL_MS = 20_000;
const NO_STANDBY_MS = 15_000;

export type Two = [Instance, Instance];

interface Parts {
  pair: PostgresPair;
  ceph: Ceph;
  backends: Two;
  webs: Two;
  /** What the mail server waits for. */
  mail: Waits;
}

export function faults({ pair, ceph, backends, webs, mail }: Parts): Record<string, () => Promise<void>> {
  const killed = async (instance: Instance) => {
    await instance.stop('SIGKILL');
    await pause(RESTARTED_AFTER_MS);
    await instance.start();
  };
  const frozen = async (daemon: Daemon) => {
    daemon.signal('SIGSTOP');
    await pause(FROZEN_MS);
    daemon.signal('SIGCONT');
  };
  const readOnly = async (value: 'on' | 'off') => {
    await pair.admin(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await pair.admin('SELECT pg_reload_conf()');
  };
  return {
    'a backend killed with -9': () => killed(backends[0]),
    'a web server killed with -9': () => killed(webs[0]),
    'the object store’s gateway killed with -9': async () => {
      await ceph.gateway.stop('SIGKILL');
      await pause(RESTARTED_AFTER_MS);
      await ceph.startGateway();
    },
    'the gateway frozen': () => frozen(ceph.gateway),
    'the disk behind it frozen': () => frozen(ceph.disk),
    'the mail server silent': async () => {
      mail.greeting = () => pause(NO_MAIL_MS);
      await pause(NO_MAIL_MS);
      mail.greeting = undefined;
    },
    'the primary killed with -9, the standby promoted': async () => {
      await pair.server('primary').stop('SIGKILL');
      await pause(RESTARTED_AFTER_MS);
      await pair.promote();
      await pair.lead('primary', { cut: true });
      await pair.rejoin();
    },
    'the primary frozen, the standby promoted': async () => {
      const old = pair.server('primary');
      old.signal('SIGSTOP');
      await pause(RESTARTED_AFTER_MS);
      await pair.promote();
      await pair.lead('primary', { cut: false });
      await old.stop('SIGKILL');
      await pair.rejoin();
    },
    'the address on the standby, and back': async () => {
      await pair.lead('standby', { cut: true });
      await pause(READ_ONLY_MS);
      await pair.lead('primary', { cut: false });
    },
    'the database read-only': async () => {
      await readOnly('on');
      await pause(READ_ONLY_MS);
      await readOnly('off');
    },
    'the synchronous standby lost': async () => {
      await pair.server('standby').stop('SIGKILL');
      await pause(NO_STANDBY_MS);
      await pair.restart(pair.standby);
    },
  };
}
