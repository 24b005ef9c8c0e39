import { Garment } from '@tiraz/artwork/garment';
import { Weave } from '@tiraz/artwork/weave';
import type { Silhouette, WeaveName } from '@tiraz/contracts/garments';
import styles from './catalogue.module.css';
import type { Item, Kind } from './kinds';

const SHOWN = ['productTypes', 'fabrics', 'colors'] as const satisfies readonly Kind[];
type ShownKind = (typeof SHOWN)[number];

/** Whether visitors choose items of this kind by what they look like. */
export function hasPortrait(kind: Kind): kind is ShownKind {
  return SHOWN.some((shown) => shown === kind);
}

/** The picture of an item, or the drawing that visitors see in its place. */
export function Portrait({ kind, item }: { kind: ShownKind; item: Item }) {
  const { imageUrl, silhouette, weave, hex } = item;
  return (
    <div className={styles.portrait}>
      {typeof imageUrl === 'string' && imageUrl !== '' ? (
        <img
          src={`${imageUrl}?w=320`}
          srcSet={[320, 640].map((width) => `${imageUrl}?w=${width} ${width}w`).join(', ')}
          sizes="18rem"
          width={320}
          height={240}
          loading="lazy"
          alt=""
        />
      ) : kind === 'colors' ? (
        <Swatch hex={String(hex)} />
      ) : kind === 'fabrics' ? (
        <Weave weave={weave as WeaveName} />
      ) : (
        <Garment silhouette={silhouette as Silhouette} />
      )}
    </div>
  );
}

/** A square of the colour; empty while what is typed is none. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg className={styles.colour} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      {/^#[0-9a-f]{6}$/i.test(hex) && <path d="M0 0h1v1H0z" fill={hex} />}
    </svg>
  );
}
