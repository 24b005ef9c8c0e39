import { expect, test } from '../support/journey.ts';
import { LAPTOP, PHONE } from '../support/screens.ts';

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`the drawings of the three steps begin where their texts begin: ${language}`, async ({ page }) => {
      await page.goto('/');
      for (const size of [PHONE, LAPTOP]) {
        await page.setViewportSize(size);
        const offsets = await page.locator('ol > li:has(svg)').evaluateAll((steps, isRtl) => {
          const edge = (boxes: DOMRect[]) =>
            isRtl ? Math.max(...boxes.map(({ right }) => right)) : Math.min(...boxes.map(({ left }) => left));
          return steps.map((step) => {
            const drawn = [...step.querySelectorAll('svg :is(path, circle)')];
            const text = step.querySelector('h3')!;
            return (
              edge(drawn.map((part) => part.getBoundingClientRect())) - edge([text.getBoundingClientRect()])
            );
          });
        }, language === 'ar');
        expect(offsets).toHaveLength(3);
        for (const offset of offsets) expect(Math.abs(offset), `${size.width}: ${offsets}`).toBeLessThan(4);
      }
    });
  });
}

test('the ticks of the tape measure are evenly spaced from its first step to its last', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const tapes = page.locator('ol > li > span[aria-hidden]');
  await expect(tapes).toHaveCount(3);
  const boxes = await Promise.all((await tapes.all()).map(async (tape) => (await tape.boundingBox())!));
  const [first, last] = [boxes[0]!, boxes[2]!];
  const top = first.y;
  const height = last.y + last.height - top;
  await page.setViewportSize({ ...PHONE, height: Math.ceil(top + height) });
  // A column within the ticks, clear of the figures.
  const picture = await page.screenshot({ clip: { x: first.x + 4, y: top, width: 1, height } });
  const rows = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(1, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, 1, bitmap.height);
    return Array.from(
      { length: bitmap.height },
      (_, y) => data[4 * y]! + data[4 * y + 1]! + data[4 * y + 2]!,
    );
  }, picture.toString('base64'));
  const isDark = (row: number) => (rows[row] ?? Infinity) < 450;
  const ticks = rows.map((_, row) => row).filter((row) => isDark(row) && !isDark(row - 1));
  const spaces = ticks.slice(1).map((row, index) => row - ticks[index]!);
  expect(spaces.length).toBeGreaterThan(50);
  // The first is that of the metal end.
  expect([...new Set(spaces.slice(1))]).toEqual([8]);
});
