import { useListInquiryArtworkQuery, type Artwork } from '@tiraz/api-client/staff';
import { printedDpi } from '@tiraz/contracts/artwork';
import { formatNumber, localised, useLanguage, useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { DownloadButton, LoadFailure, Panel } from '@tiraz/staff-kit/page';
import { useState } from 'react';
import styles from './designs-panel.module.css';

/** What came along with the inquiry; nothing where nothing did. */
export function DesignsPanel({ inquiryId }: { inquiryId: string }) {
  const text = useTexts(texts).designs;
  const { data: designs, isError, isFetching, refetch } = useListInquiryArtworkQuery(inquiryId);
  if (!designs && isError) {
    return (
      <Panel hasRoom title={text.title}>
        <LoadFailure onRetry={() => void refetch()} retrying={isFetching} />
      </Panel>
    );
  }
  if (!designs?.length) return null;
  return (
    <Panel hasRoom title={text.title}>
      <ul className={styles.designs}>
        {designs.map((design) => (
          <Design key={design.id} inquiryId={inquiryId} design={design} />
        ))}
      </ul>
    </Panel>
  );
}

const REFUSALS = {
  'artwork.broken': 'broken',
  'artwork.too-many-pixels': 'tooManyPixels',
  'artwork.took-too-long': 'tookTooLong',
} as const;

function Design({ inquiryId, design }: { inquiryId: string; design: Artwork }) {
  const text = useTexts(texts).designs;
  const { id, fileName, bytes, state, refusal } = design;
  const base = `/api/admin/inquiries/${inquiryId}/artwork/${id}`;
  return (
    <li>
      {state === 'done' && <Preview src={`${base}/preview`} />}
      <div className={styles.told}>
        <p className={styles.name}>
          <bdi>{fileName}</bdi>
        </p>
        {state === 'queued' && <p>{text.queued}</p>}
        {state === 'kept' && <p>{text.kept}</p>}
        {refusal && <p>{text.refusals[REFUSALS[refusal]]}</p>}
        <Facts design={design} />
        <p className={styles.download}>
          <DownloadButton isStored type="link" size="small" href={`${base}/file`} download={fileName}>
            {text.download}
          </DownloadButton>{' '}
          {text.bytes(Math.ceil(bytes / 1024))}
        </p>
      </div>
    </li>
  );
}

function Preview({ src }: { src: string }) {
  const text = useTexts(texts).designs;
  const [isAway, setAway] = useState(false);
  if (isAway) return <p className={styles.away}>{text.pictureAway}</p>;
  return <img src={src} alt="" loading="lazy" className={styles.picture} onError={() => setAway(true)} />;
}

function Facts({ design: { facts, placement } }: { design: Artwork }) {
  const text = useTexts(texts).designs;
  const { language } = useLanguage();
  const figure = (value: number) => formatNumber(value, language);
  if (!facts) return null;
  const { widthPx, heightPx, pages, photographic, inks, solidGround } = facts;
  const area = placement?.area ? localised(placement.area, 'name', language).text : text.areaGone;
  const placedAt = ({ widthMm, xMm, yMm }: NonNullable<typeof placement>) => {
    const width = figure(widthMm);
    return xMm === 0 && yMm === 0
      ? text.centred({ area, width })
      : text.placed({ area, width, across: figure(xMm), down: figure(yMm) });
  };
  const placed = placement ? placedAt(placement) : text.unplaced;
  return (
    <>
      <p>
        {widthPx && heightPx
          ? text.pixels({ width: figure(widthPx), height: figure(heightPx) })
          : text.drawing}
        {pages > 1 && <> · {text.pages(pages)}</>}
        {placement && widthPx !== null && <> · {text.dpi(figure(printedDpi(widthPx, placement.widthMm)))}</>}
      </p>
      <p className={styles.inks}>
        {photographic ? text.photo : text.inks(inks.length)}
        {inks.map(({ hex }) => (
          <span key={hex} className={styles.ink}>
            <span aria-hidden="true" style={{ backgroundColor: hex }} />
            <bdi>{hex}</bdi>
          </span>
        ))}
      </p>
      <p>
        {placed}
        {placement?.withoutGround && solidGround !== null && <> · {text.ground(solidGround)}</>}
      </p>
    </>
  );
}
