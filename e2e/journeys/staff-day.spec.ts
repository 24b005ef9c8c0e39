import type { Locator, Page } from '@playwright/test';
import { dialog, toast, words as crmWords } from '../support/crm.ts';
import { ownWord, sendInquiries, words as inquiryWords } from '../support/inquiries.ts';
import { expect, test } from '../support/journey.ts';
import { inTurn, words as priceWords } from '../support/prices.ts';
import { signIn } from '../support/staff.ts';

/** Counts clicks, keys and texts: what a piece of work costs the hand. The report of the run tells each, with its seconds. */
class Hand {
  used = 0;
  #began = Date.now();

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.used += 1;
    await target.click();
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.used += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** However long it is. */
  async type(text: string): Promise<void> {
    this.used += 1;
    await this.page.keyboard.type(text);
  }

  /** Fails when more was used since it was asked last. */
  expectAtMost(most: number, what: string): void {
    expect(this.used, what).toBeLessThanOrEqual(most);
    const seconds = ((Date.now() - this.#began) / 1000).toFixed(1);
    test.info().annotations.push({ type: what, description: `${this.used} of the hand, ${seconds} s` });
    this.begin();
  }

  /** What came before is not counted. */
  begin(): void {
    this.used = 0;
    this.#began = Date.now();
  }
}

const t = inquiryWords.en;
const crm = crmWords.en;

// The prices of a whole list: staff-prices.spec.ts.
test('the work of a day takes few clicks, keys and texts', async ({ page, query }) => {
  const word = ownWord();
  const sent = await sendInquiries(
    page,
    Array.from({ length: 6 }, (_, n) => ({ customerCompany: word, customerName: `Day ${word} ${n}` })),
  );
  const ids = sent.map(({ id }) => id);
  const statuses = async () =>
    (await query('select status from inquiries where id = any($1) order by reference', [ids]))
      .map(({ status }) => String(status))
      .join(' ');
  await signIn(page);
  const hand = new Hand(page);
  await page.goto(`/admin/inquiries?q=${word}&sort=createdAt`);
  await expect(page.getByText(t.results(6))).toBeVisible();
  hand.begin();

  await hand.press('j', 'a');
  await expect.poll(statuses).toBe('accepted new new new new new');
  hand.expectAtMost(2, 'an inquiry is answered from the list');
  await hand.press('z');
  await expect.poll(statuses).toBe('new new new new new new');
  hand.expectAtMost(1, 'and taken back; 4 keys before');

  await hand.press('s');
  await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
  await hand.click(page.getByTitle(t.quoted));
  await expect.poll(statuses).toBe('quoted new new new new new');
  hand.expectAtMost(3, 'one gets another status; 3 clicks before');

  const tick = (n: number) => page.getByRole('checkbox', { name: `Select Day ${word} ${n}` });
  await hand.click(tick(1));
  await page.keyboard.down('Shift');
  await hand.click(tick(5));
  await page.keyboard.up('Shift');
  await hand.press('s');
  await expect(page.locator('.ant-select-dropdown:visible')).toBeVisible();
  await hand.click(page.getByTitle(t.quoted));
  await expect.poll(statuses).toBe('quoted quoted quoted quoted quoted quoted');
  hand.expectAtMost(4, 'five of them as well; 7 clicks before');
  await hand.press('z');
  await expect.poll(statuses).toBe('quoted new new new new new');
  hand.expectAtMost(1, 'which all are taken back at once');

  await hand.press('/');
  await hand.type(` ${sent[3]?.reference}`);
  await expect(page.getByText(t.results(1))).toBeVisible();
  hand.expectAtMost(2, 'one is found by its reference; as before');

  await page.goto(`/admin/inquiries/${ids[0]}`);
  await expect(page.getByRole('region', { name: t.timeline })).toBeVisible();
  hand.begin();
  await hand.press('n');
  await expect(page.getByRole('textbox', { name: t.notes })).toBeFocused();
  await hand.type('She takes 400');
  await hand.press('Control+Enter');
  await expect(page.getByText(t.updated).first()).toBeVisible();
  hand.expectAtMost(3, 'a note is written');

  await hand.click(page.getByRole('button', { name: crm.schedule }));
  await hand.click(dialog(page, crm.schedule).getByRole('button', { name: crm.sendSchedule, exact: true }));
  await expect(toast(page, crm.scheduled)).toBeVisible();
  hand.expectAtMost(2, 'a follow-up of an inquiry is planned; 9 clicks and a text before');

  // Before those of other journeys, of which the overview shows the longest overdue.
  await query(`update follow_ups set scheduled_at = '2000-01-01' where inquiry_id = $1`, [ids[0]]);
  await page.goto('/admin/dashboard');
  // One press, and no way to it; 3 clicks before.
  await expect(page.getByRole('link', { name: `Call Day ${word} 0` })).toHaveAttribute('href', /^tel:/);

  await page.goto(`/admin/inquiries/${ids[0]}`);
  const complete = page.getByRole('button', { name: crm.complete, exact: true });
  await expect(complete).toBeVisible();
  hand.begin();
  await hand.click(complete);
  await expect(dialog(page, crm.log).getByLabel(crm.content, { exact: true })).toBeFocused();
  await hand.type('Sizes are settled');
  await hand.click(dialog(page, crm.log).getByRole('button', { name: crm.sendLog, exact: true }));
  await expect(toast(page, crm.logged)).toBeVisible();
  hand.expectAtMost(3, 'a follow-up is completed and logged; 3 clicks and a text before');
  await query('delete from follow_ups where inquiry_id = $1', [ids[0]]);
});

test('a price is changed in its cell, and taken back with one press', async ({ page, query }) => {
  const prices = priceWords.en;
  await signIn(page);
  await inTurn(query, async () => {
    await page.goto('/admin/pricing');
    const way = page.getByRole('link', { name: 'Change many prices' });
    await expect(way).toBeVisible();
    const hand = new Hand(page);
    await hand.click(way);
    const cell = page.getByRole('textbox', { name: prices.fabric });
    await hand.click(cell);
    await page.keyboard.press('Control+A');
    await hand.type('19.75');
    await hand.click(page.getByRole('button', { name: prices.now }));
    await expect(page.getByText(prices.changed).first()).toBeVisible();
    hand.expectAtMost(4, 'a price is changed; 5 before');
    await hand.press('z');
    await expect(page.getByText(prices.undone).first()).toBeVisible();
    hand.expectAtMost(1, 'and taken back');
  });
});
