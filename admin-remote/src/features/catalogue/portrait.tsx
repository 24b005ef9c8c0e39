import { Garment, garmentKindOf } from '@tiraz/artwork/garment';
import { Weave, weaveKindOf } from '@tiraz/artwork/weave';
import styles from './catalogue.module.css';
import type { Item } from './kinds';

/** The picture of an item, or the drawing that visitors see in its place. */
export function Portrait({ kind, item }: { kind: 'productTypes' | 'fabrics'; item: Item }) {
  const { imageUrl, name } = item;
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
        <Weave kind={weaveKindOf(name)} />
      ) : (
        <Garment kind={garmentKindOf(name)} />
      )}
    </div>
  );
}
