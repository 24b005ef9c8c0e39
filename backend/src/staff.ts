import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { DataSource } from 'typeorm';
import { createApp } from './app.js';
import { Accounts } from './auth/auth.module.js';
import { parseConfig } from './config.js';
import { innermost } from './shared/database/database-fault.js';
import { runStaffCommand } from './staff-command.js';
import { Startup } from './startup.js';

// `npm run staff`: who may sign in, from the command line of the machine.
try {
  const app = await createApp(parseConfig({ LOG_LEVEL: 'silent', ...process.env }));
  const connected = async () => {
    await app.get(Startup).connect();
    return app.get(Accounts);
  };
  process.exitCode = await runStaffCommand(process.argv.slice(2), connected, askPassword, console.log);
  const dataSource = app.get(DataSource);
  if (dataSource.isInitialized) await dataSource.destroy();
} catch (error) {
  console.error(error instanceof Error ? innermost(error) : error);
  process.exitCode = 1;
}

/** Typed unseen at a terminal, twice; otherwise the first line of what is piped in. */
async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) {
    for await (const line of createInterface({ input: stdin })) return line;
    return '';
  }
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: unseen, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const ask = async (question: string) => {
    stderr.write(question);
    const answer = await terminal.question('');
    stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask('New password: ');
    if (password !== (await ask('The same again: '))) throw new Error('The two passwords differ.');
    return password;
  } finally {
    terminal.close();
  }
}
