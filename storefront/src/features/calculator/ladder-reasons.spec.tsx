import { describe, expect, it } from '@jest/globals';
import type { LadderRequest, QuoteLadder } from '@tiraz/api-client';
import { screen, waitFor } from '@testing-library/react';
import {
  choose,
  enterQuantity,
  ladder,
  ladderIsPriced,
  plain,
  priceIn,
  summary,
} from '../../testing/calculator';
import { openPage } from '../../testing/open-page';

const IN_ARABIC = ['تيشيرت أساسي', 'سنجل جيرسي ممشط', 'قَصّة أوفر سايز', 'تشطيب ممتاز'];
const said = () =>
  Array.from(document.querySelectorAll('table + ul > li'), ({ textContent }) => plain(textContent));
const tee = { id: 'tee', name: 'Basic T-Shirt', nameAr: 'تيشيرت أساسي' };
const shirtAt300 = { part: 'baseCost', ...tee, from: 300, listPrice: '145.00', price: '130.50' } as const;

/** Answers the next ladder with a break from 300 pieces on, which has a step of its own. */
function breakAt300({ api }: ReturnType<typeof openPage>) {
  const usual = api.fetch;
  api.next('/api/quote-ladder', async () => {
    const { quantities, ...things } = api.laddered.at(-1) as LadderRequest;
    const ask = async <Answer,>(path: string, body: object) =>
      (await (await usual(request(path, body))).json()) as Answer;
    const whole = await ask<QuoteLadder>('/api/quote-ladder', {
      ...things,
      quantities: [...quantities, 300],
    });
    return Response.json({
      ...whole,
      steps: whole.steps
        .sort((one, other) => one.quantity - other.quantity)
        .map((step) => (step.quantity < 300 ? step : { ...step, breaks: [shirtAt300] })),
      breaks: [shirtAt300],
    });
  });
}
const request = (path: string, body: object) =>
  new Request(`http://localhost${path}`, { method: 'POST', body: JSON.stringify(body) });

describe('why a piece costs less in a larger order', () => {
  it('is not said where it does not', async () => {
    const page = openPage('/calculator');
    await choose(page);
    await ladderIsPriced();
    expect(said()).toEqual([]);
  });

  it.each([
    [
      'en',
      undefined,
      /^Screen Print/,
      'Setting the print up costs ج.م 350.00 once, however many pieces: ج.م 3.50 of each at 100 pcs, ج.م 0.35 of each at 1,000 pcs.',
    ],
    [
      'ar',
      IN_ARABIC,
      /^طباعة سلك سكرين/,
      'تجهيز الطباعة ٣٥٠٫٠٠ ج.م مرة واحدة مهما كان عدد القطع: نصيب القطعة ٣٫٥٠ ج.م عند ١٠٠ قطعة، و٠٫٣٥ ج.م عند ١٬٠٠٠ قطعة.',
    ],
  ] as const)(
    'is the set-up of a print that all pieces share, in %s',
    async (language, names, print, words) => {
      const page = openPage('/calculator', language);
      await choose(page, names ? [...names] : undefined);
      await page.user.click(screen.getByRole('checkbox', { name: print }));
      await waitFor(() => expect(said()).toEqual([words]));
      await page.user.click(screen.getByRole('checkbox', { name: print }));
      await waitFor(() => expect(said()).toEqual([]));
    },
  );

  it.each([
    ['en', undefined, 'Basic T-Shirt: from 300 pcs: ج.م 130.50 a piece instead of ج.م 145.00', '300 pcs'],
    ['ar', IN_ARABIC, 'تيشيرت أساسي: ابتداءً من ٣٠٠ قطعة: ١٣٠٫٥٠ ج.م للقطعة بدلًا من ١٤٥٫٠٠ ج.م', '٣٠٠ قطعة'],
  ] as const)('is a quantity break, which has its own step, in %s', async (language, names, words, step) => {
    const page = openPage('/calculator', language);
    breakAt300(page);
    await choose(page, names ? [...names] : undefined);
    await waitFor(() => expect(said()).toEqual([words]));
    expect(ladder().map(([pieces]) => pieces)).toContain(step);
  });

  it('stands at the part of the price that it lowers, without another question', async () => {
    const page = openPage('/calculator');
    breakAt300(page);
    await choose(page);
    await ladderIsPriced();
    await page.user.click(screen.getByRole('button', { name: '300 pcs' }));
    await priceIn('Base garmentfrom 300 pcs: ج.م 130.50 a piece instead of ج.م 145.00');
    expect(screen.getByRole('spinbutton')).toHaveValue('300');
    expect(page.api.quoted.map(({ quantity }) => quantity)).toEqual([1]);
    await enterQuantity(page, '100');
    await waitFor(() => expect(plain(summary().textContent)).not.toContain('instead of'));
  });
});
