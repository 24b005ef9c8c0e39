// Programs that a rehearsal needs: the one that is installed, or else Debian's.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgram } from '../../tools/find-chromium.mjs';

/** Debian asks it before it starts the service of a package that was just installed; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * @param program as in the terminal
 * @param debianPackage which has it; its service is not started
 * @returns its path
 * @throws {Error} one sentence, when there is none and none can be installed
 */
export function provideProgram(program: string, debianPackage: string): string {
  const found = find(program);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${program} here; installing Debian’s …`);
    withoutStartingServices(() => {
      spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
      const install = ['install', '-y', '--no-install-recommends', debianPackage];
      spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'] });
    });
    const installed = find(program);
    if (installed) return installed;
  }
  throw new Error(
    `${program} is needed: install it, for example with "apt-get install --no-install-recommends ${debianPackage}".`,
  );
}

function find(program: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/lib/podman',
  ];
  return folders.map((folder) => join(folder, program)).find(isProgram);
}

function withoutStartingServices(install: () => void): void {
  const isOurs = !existsSync(POLICY);
  if (isOurs) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    install();
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
