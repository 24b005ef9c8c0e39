import { expect, test } from '../support/journey.ts';
import { LAPTOP, PHONE } from '../support/screens.ts';
import { routesInSource } from '../support/source-forms.ts';
import { signInToOwnAccount } from '../support/staff.ts';
import { Wanderer } from '../support/wanderer.ts';

const STEPS = Number(process.env.WANDER_STEPS ?? 400);
const SEEDS = (process.env.WANDER_SEEDS ?? '1').split(',').map(Number);

const WAYS = [
  { language: 'en', viewport: LAPTOP },
  { language: 'ar', viewport: PHONE },
] as const;

for (const who of ['visitors', 'staff'] as const) {
  for (const { language, viewport } of WAYS) {
    for (const seed of SEEDS) {
      test.describe(language, () => {
        // The wanderer says what was wrong, and how it came to it.
        test.use({ language, viewport, expectedErrors: /./ });

        test(`${who} wander, seed ${seed}, ${language}`, async ({ page, query, baseURL }) => {
          page.setDefaultTimeout(5_000);
          const routes = routesInSource()[who].filter((route) => !/[:*]/.test(route));
          const prefix = who === 'visitors' && language === 'ar' ? '/ar' : '';
          const wanderer = await Wanderer.on(page, {
            origin: baseURL!,
            starts: routes.map((route) => prefix + route),
            begin: async () => {
              if (who === 'visitors' || (await page.request.get('/api/admin/me')).ok()) return;
              await signInToOwnAccount(page, query);
            },
            seed,
          });
          await wanderer.wander(STEPS);
          expect(wanderer.faults).toEqual([]);
        });
      });
    }
  }
}
