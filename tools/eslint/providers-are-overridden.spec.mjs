import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: new URL('../..', import.meta.url).pathname });

/** @param {string} code */
async function complaintsAbout(code, filePath = 'backend/e2e/planted.spec.ts') {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.filter(({ ruleId }) => ruleId === 'tiraz/providers-are-overridden').length;
}

it.each([
  'app.get(Clock).now = () => new Date(0);',
  'backend.app.get(Clock).now = () => new Date(0);',
  'const clock = app.get(Clock); clock.now = () => new Date(0);',
  'async () => { const clock = await module.resolve(Clock); it(() => { clock.calls.count += 1; }); };',
  'app.get(Sessions)!.asked++;',
  'delete app.get(Clock).now;',
  `jest.spyOn(app.get(Clock), 'now');`,
  `const clock = app.get(Clock) as Clock; jest.spyOn(clock, 'now');`,
  'Object.assign(app.get(Clock), { now });',
])('a test that writes to a provider is refused: %s', async (code) => {
  expect(await complaintsAbout(code)).toBe(1);
  expect(await complaintsAbout(code, 'backend/src/shared/http/planted.spec.ts')).toBe(1);
});

it.each([
  'testing.overrideProvider(Clock).useValue({ now });',
  'app.get(JobHandlers).handle(work);',
  'const { now } = app.get(Clock); now();',
  'const clock = { now }; clock.now = () => new Date(0);',
  `jest.spyOn(Client.prototype, 'query');`,
  `headers.get('etag').length;`,
])('what leaves providers as they are is accepted: %s', async (code) => {
  expect(await complaintsAbout(code)).toBe(0);
});
