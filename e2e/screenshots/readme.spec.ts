import type { Language } from '@tiraz/contracts/language';
import { chooseHoodie, enterQuantity, words } from '../support/calculator.ts';
import { expect, test } from '../support/journey.ts';

const pictures: { file: string; language: Language; width: number; height: number }[] = [
  { file: 'calculator-en', language: 'en', width: 1280, height: 900 },
  { file: 'calculator-ar', language: 'ar', width: 1280, height: 900 },
  { file: 'calculator-ar-phone', language: 'ar', width: 390, height: 780 },
];

const PRICE: Record<Language, string> = { en: '583.60', ar: '٥٨٣٫٦٠' };

for (const { file, language, width, height } of pictures) {
  test.describe(file, () => {
    test.use({ language, viewport: { width, height } });

    test(`picture of the calculator: ${file}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/calculator');
      await chooseHoodie(page, language);
      await enterQuantity(page, language, '250');
      await expect(page.getByRole('region', { name: words[language].summary })).toContainText(
        PRICE[language],
      );
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({
        path: new URL(`../../docs/screenshots/${file}.png`, import.meta.url).pathname,
      });
    });
  });
}
