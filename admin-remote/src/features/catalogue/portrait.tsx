import { Garment } from '@tiraz/artwork/garment';
import { Weave } from '@tiraz/artwork/weave';
import type { Silhouette, WeaveName } from '@tiraz/contracts/garments';
import styles from './catalogue.module.css';
import type { Item } from './kinds';

/** The picture of an item, or the drawing that visitors see in its place. */
export function Portrait({ kind, item }: { kind: 'productTypes' | 'fabrics'; item: Item }) {
  const { imageUrl, silhouette, weave } = item;
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
      ) : kind === 'fabrics' ? (
        <Weave weave={weave as WeaveName} />
      ) : (
        <Garment silhouette={silhouette as Silhouette} />
      )}
    </div>
  );
}
