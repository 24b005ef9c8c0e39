import type { SaidSizes } from '@tiraz/contracts/selection';
import type { PricedConfiguration } from '../../pricing/index.js';
import type { AuditTrail } from '../../shared/domain/audit-trail.js';
import type { Clock } from '../../shared/domain/clock.js';
import { ThrottledError } from '../../shared/domain/domain-error.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { unknownLink } from '../../shared/domain/unknown-link.js';
import { CustomerSizes } from './customer-sizes.js';
import type { InquiryDetails } from './inquiry-details.js';
import type { InquiryStore } from './inquiry-store.js';

const SAID = 'inquiry.sizes-said';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Changes of one inquiry; more is no ordering. */
const MOST_A_DAY = 50;

interface Links {
  open(token: string): Promise<{ inquiryId: string } | undefined>;
}

interface Prices {
  /** In the running transaction; refuses what breaks the rules of sizes. */
  saySizes(configuration: PricedConfiguration, said: SaidSizes): Promise<PricedConfiguration>;
}

export class SaySizes extends CustomerSizes {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: InquiryStore,
    private readonly links: Links,
    private readonly prices: Prices,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {
    super();
  }

  async say(token: string, said: SaidSizes): Promise<void> {
    const link = await this.links.open(token);
    if (!link) throw unknownLink();
    await this.transactions.run(async () => {
      const { inquiryId: id } = link;
      const inquiry = await this.store.hold(id);
      const details = inquiry && (await this.store.find(id));
      if (!inquiry || !details) throw unknownLink();
      const { configuration } = details;
      const changed = await this.prices.saySizes(configuration, said);
      const [before, after] = [shown(configuration), shown(changed)];
      // A sample was offered at its one price, whatever is said of the order.
      const isPriceChanged = !details.isSampleRequest && before.totalCost !== after.totalCost;
      inquiry.refuseLateSizes(isPriceChanged && (await this.wasOffered(details)));
      if (areSizesAlike(configuration, changed)) return;
      await this.expectNotTooOften(id);
      await this.store.saveConfiguration(id, changed);
      await this.audit.record({
        at: this.clock.now(),
        by: null,
        action: SAID,
        thing: { kind: 'inquiry', id },
        before,
        after,
      });
    });
  }

  /** Each change is kept for ever in the audit trail. */
  private async expectNotTooOften(id: string): Promise<void> {
    const dayAgo = this.clock.now().getTime() - DAY_MS;
    const entries = await this.audit.of({ kind: 'inquiry', id });
    const changes = entries.filter(({ at, action }) => action === SAID && at.getTime() > dayAgo);
    const first = changes[MOST_A_DAY - 1];
    if (!first) return;
    const seconds = Math.ceil((first.at.getTime() - dayAgo) / 1000);
    throw new ThrottledError(
      'client.throttled',
      'These sizes were changed too often; try again later.',
      seconds,
    );
  }

  /** Whether a price was ever offered: the status said so, unless that was taken back, or a quotation was sent. */
  private async wasOffered({ id, history }: InquiryDetails): Promise<boolean> {
    const wasSaid = history.some(
      ({ to, isUndo }, index) =>
        (to === 'quoted' || to === 'accepted') && !isUndo && !history[index - 1]?.isUndo,
    );
    return wasSaid || this.audit.has({ kind: 'inquiry', id }, 'quotation.sent');
  }
}

function areSizesAlike(...configurations: [PricedConfiguration, PricedConfiguration]): boolean {
  const [before, after] = configurations.map(({ sizes, colorUse }) => JSON.stringify({ sizes, colorUse }));
  return before === after;
}

/** What the audit trail keeps: `red: S 20, M 30` for a colour, `S 20, M 30` where all pieces have the same colours. */
function shown({ sizes, colorUse, quote }: PricedConfiguration) {
  const rows = new Map<string | null, string[]>();
  for (const { color, size, pieces } of sizes?.cells ?? [])
    rows.set(color, [...(rows.get(color) ?? []), `${size.label} ${pieces}`]);
  const lines = [...rows].map(([color, row]) => (color === null ? '' : `${color}: `) + row.join(', '));
  return { sizes: lines.join('; '), colorUse: colorUse ?? '', totalCost: String(quote.totalCost) };
}
