const example = {
  id: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  browser: 'Firefox',
  system: 'Windows',
  startedAt: '2026-03-01T08:00:00.000Z',
  seenAt: '2026-03-01T09:12:00.000Z',
  isCurrent: true,
};

export const ownSessionsExample = [
  example,
  {
    ...example,
    id: '0199a5ee-11d2-7c46-8a0b-5f1f0c9be7d3',
    browser: 'Safari',
    system: 'iPhone',
    seenAt: '2026-03-01T08:40:00.000Z',
    isCurrent: false,
  },
];

const name = (description: string) => ({
  description: `${description}, as its User-Agent has it; null when that is none that we know.`,
  anyOf: [{ type: 'string' }, { type: 'null' }],
});

export const ownSessionSchema = {
  title: 'OwnSession',
  description: 'A browser that is signed in.',
  type: 'object',
  required: ['id', 'browser', 'system', 'startedAt', 'seenAt', 'isCurrent'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Not the token: nobody gets in by it.' },
    browser: name('What kind of browser it is'),
    system: name('What it runs on'),
    startedAt: { type: 'string', format: 'date-time' },
    seenAt: { type: 'string', format: 'date-time', description: 'When it was last used, to the minute.' },
    isCurrent: { type: 'boolean', description: 'Whether it is the one that asks.' },
  },
  example,
};
