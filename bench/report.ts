// Preloaded into every server that is measured (`node --import`): tells the bench over IPC what the process has used so
// far, and records a CPU profile when asked. It costs nothing while nobody asks.
import { Session } from 'node:inspector/promises';

const PROFILE_INTERVAL_US = 200;
const session = new Session();

export interface Usage {
  /** Microseconds of CPU so far, user and system. */
  cpuUs: number;
  /** Bytes. */
  memory: NodeJS.MemoryUsage;
}

const answers = {
  usage(): Usage {
    const { user, system } = process.cpuUsage();
    return { cpuUs: user + system, memory: process.memoryUsage() };
  },
  async startProfile() {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: PROFILE_INTERVAL_US });
    await session.post('Profiler.start');
  },
  async stopProfile() {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return profile;
  },
};

process.on('message', (message) => {
  const { ask } = message as { ask: keyof typeof answers };
  void reply(ask);
});
// The channel alone keeps no process alive.
process.channel?.unref();

async function reply(ask: keyof typeof answers): Promise<void> {
  process.send?.({ ask, answer: await answers[ask]() });
}
