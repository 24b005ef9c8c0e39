import type { CustomerRequest } from '@tiraz/api-client';
import { Garment } from '@tiraz/artwork/garment';
import type { Silhouette } from '@tiraz/contracts/garments';
import { USUAL_PRINT_AREAS } from '@tiraz/contracts/usual-print-areas';
import { formatDate, formatMoney, LocalName, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/storefront/request';
import { Fragment, type ReactNode } from 'react';
import { WovenBand } from '../../artwork/woven-band';
import { DocumentLink } from './document-link';
import { QuotationSection } from './quotation-section';
import { RequestDesigns } from './request-designs';
import { Questions } from './request-questions';
import { RequestSizes } from './request-sizes';
import { STAGE, Standing, standOf } from './standing';
import { Amounts, Money } from '../../ui/money';
import styles from './request-page.module.css';
import { useQuotation } from './use-quotation';

interface RequestSheetProps {
  request: CustomerRequest;
  token: string;
  basePath: string;
  /** What the web server has read already of what belongs to it. */
  found?: { quotation?: unknown } | undefined;
  /** The customer has answered: it may stand otherwise now. */
  onAnswered: () => void;
}

/** A request as its customer reads it, on a screen and on paper. */
export function RequestSheet({ request, token, basePath, found, onAnswered }: RequestSheetProps) {
  const { language } = useLanguage();
  const { quotation, answered, reload } = useQuotation(token, request.status, found);
  const t = useTexts(texts);
  const { reference, customerName, customerCompany, createdAt } = request;
  const stand = standOf(request, quotation);
  const { status } = stand;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p className={styles.reference}>
          <bdi>{reference}</bdi>
        </p>
        <p className={styles.meta}>
          <span>{t.for(`\u2068${[customerName, customerCompany].filter(Boolean).join(' · ')}\u2069`)}</span>
          <time dateTime={createdAt}>{t.received(formatDate(createdAt, language))}</time>
        </p>
      </header>
      <div className={styles.band}>
        <WovenBand progress={status === 'rejected' ? 0 : STAGE[status] / t.stages.length} height={24} />
      </div>
      <Standing stand={stand} quotation={quotation} />
      {quotation && (
        <QuotationSection
          token={token}
          quotation={quotation}
          onAnswered={(now) => {
            if (now) answered(now);
            else reload();
            onAnswered();
          }}
        />
      )}
      <div className={styles.sheet}>
        <Asked request={request} token={token} onChanged={onAnswered} />
        <Price request={request} />
      </div>
      <RequestDesigns token={token} changes={quotation?.requests ?? []} />
      <Questions request={request} basePath={basePath} />
    </article>
  );
}

interface AskedProps {
  request: CustomerRequest;
  token: string;
  onChanged: () => void;
}

function Asked({ request, token, onChanged }: AskedProps) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const { selection, silhouette, isSampleRequest, quantity, message } = request;
  const { productType, fabric, fit, finishingQuality, prints, swatches, colorUse } = selection;
  // Of colourways the first is drawn.
  const drawn = colorUse === 'colourways' ? swatches.slice(0, 1) : swatches;
  return (
    <section className={styles.asked}>
      <h2>{t.asked}</h2>
      <div className={styles.drawing}>
        <Garment
          silhouette={silhouette as Silhouette}
          colours={drawn.map(({ hex }) => hex)}
          printAreas={USUAL_PRINT_AREAS[silhouette as Silhouette]}
          prints={prints.length}
          title={localised(productType, 'name', language).text}
        />
      </div>
      <dl className={styles.lines}>
        <Line label={t.kind}>{isSampleRequest ? t.sample : t.order}</Line>
        <Line label={t.productType}>
          <LocalName item={productType} />
        </Line>
        <Line label={t.fabric}>
          <LocalName item={fabric} />
        </Line>
        <Line label={t.quantity}>{t.pieces(quantity)}</Line>
        <Line label={t.colours}>
          {swatches.length === 0 && t.none}
          {swatches.map((colour, index) => (
            <Fragment key={colour.id}>
              {index > 0 && t.comma}
              <span className={styles.colour}>
                <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
                  <circle cx="5" cy="5" r="4.5" fill={colour.hex} />
                </svg>
                <LocalName item={colour} />
              </span>
            </Fragment>
          ))}
        </Line>
        <Line label={t.fit}>
          <LocalName item={fit} />
        </Line>
        <Line label={t.finishing}>
          <LocalName item={finishingQuality} />
        </Line>
        <Line label={t.prints}>
          {prints.length === 0
            ? t.none
            : prints.map((print) => (
                <span key={print.id} className={styles.print}>
                  {t.printIn({
                    name: `\u2068${localised(print, 'name', language).text}\u2069`,
                    count: print.colors,
                  })}
                  {print.underbase && <small>{t.underbase}</small>}
                </span>
              ))}
        </Line>
      </dl>
      <RequestSizes {...{ request, token, onChanged }} />
      {message !== '' && (
        <div className={styles.message}>
          <h3>{t.message}</h3>
          <p dir="auto">{message}</p>
        </div>
      )}
      <p className={styles.onScreen}>
        <DocumentLink token={token} path={`/document?language=${language}`}>
          {t.copy}
        </DocumentLink>
      </p>
    </section>
  );
}

function Price({ request }: { request: CustomerRequest }) {
  const { language } = useLanguage();
  const t = useTexts(texts);
  const { isSampleRequest, quote, seenPrices, sampleCost } = request;
  const money = (amount: string) => formatMoney(amount, language);
  const { lines, totalCost, pricePerItem } = quote.production ?? quote;
  const changed = seenPrices.find(
    ({ price, ours, seen }) => price === (isSampleRequest ? 'sampleCost' : 'totalCost') && ours !== seen,
  );
  return (
    <section className={styles.price}>
      <h2>{t.price}</h2>
      {changed && (
        <p className={styles.changed}>
          {t.changed({ now: money(changed.ours), before: money(changed.seen) })}
        </p>
      )}
      {isSampleRequest ? (
        <dl className={styles.lines}>
          <div className={styles.total}>
            <dt>{t.sampleTotal}</dt>
            <dd>
              <Money amount={sampleCost} />
            </dd>
          </div>
        </dl>
      ) : (
        <dl className={styles.lines}>
          {lines.map(({ part, perPiece, amount }) => (
            <div key={part}>
              <dt>
                {t.lines[part]}
                {perPiece !== null && (
                  <span className={styles.each}>
                    <Amounts text={t.each(money(perPiece))} />
                  </span>
                )}
              </dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t.total}</dt>
            <dd>
              <Money amount={totalCost} />
              <span className={styles.each}>
                <Amounts text={t.totalUpTo(money(quote.range.totalCostUpTo))} />
              </span>
            </dd>
          </div>
          <div className={styles.perPiece}>
            <dt>{t.perPiece}</dt>
            <dd>
              <Money amount={pricePerItem} />
              <span className={styles.each}>
                <Amounts text={t.totalUpTo(money(quote.range.pricePerItemUpTo))} />
              </span>
            </dd>
          </div>
        </dl>
      )}
      <p className={styles.quiet}>{t.estimate}</p>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
