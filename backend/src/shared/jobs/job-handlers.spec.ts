import { expect, it } from '@jest/globals';
import { JobHandlers } from './job-handlers.js';

function handlersAt(hour: number) {
  const told: string[] = [];
  const handlers = new JobHandlers();
  handlers.handleEveryDay('greet', { hour, madeUpForHours: 3 }, async (planned) => {
    told.push(planned.toISOString());
  });
  const run = (ts?: unknown) => handlers.of('greet')!(ts === undefined ? {} : { _cron: { ts } });
  return { handlers, told, run };
}

it.each([
  ['in winter', '2026-11-22', '07'],
  ['in summer', '2026-07-05', '06'],
  ['on the day after the clocks went forward', '2026-04-25', '06'],
  ['on the day after they went back', '2026-10-31', '07'],
])(
  'of the two hours that it can be in Cairo, the job is done at the one that it is: %s',
  async (_, day, hour) => {
    const { told, run } = handlersAt(9);
    for (const utc of ['06', '07']) await run(`${day}T${utc}:00:00.000Z`);
    expect(told).toEqual([`${day}T${hour}:00:00.000Z`]);
  },
);

it('a job of the day that nobody planned does nothing', async () => {
  const { told, run } = handlersAt(9);
  await run();
  await run('soon');
  expect(told).toEqual([]);
});

it('is told to whoever plans it', () => {
  expect(handlersAt(9).handlers.everyDay).toEqual([['greet', { hour: 9, madeUpForHours: 3 }]]);
});
