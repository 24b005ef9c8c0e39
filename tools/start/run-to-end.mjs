// Built-in modules only, on Node 20: the installation runs through this.
import { spawn } from 'node:child_process';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command and waits for its end. When we are asked to stop meanwhile, the command and all that it started
 * end first, and then we do.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string, all: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>} `output`: both streams, as they came
 */
export async function runToEnd(command, args, { cwd, env = process.env, onOutput }) {
  const isWindows = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd,
    env,
    detached: !isWindows,
    shell: isWindows && command === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = (signal) => {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  let askedToStop = false;
  const onSignal = () => {
    end(askedToStop ? 'SIGKILL' : 'SIGTERM');
    askedToStop = true;
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput?.(text, output);
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
  if (askedToStop) process.exit(130);
  return { code, output };
}
