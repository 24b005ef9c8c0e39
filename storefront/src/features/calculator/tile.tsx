import type { ReactNode } from 'react';
import { useNear } from '../../ui/use-near';
import styles from './tile.module.css';

/** How wide a picture in a tile is; see the columns in tile.module.css. */
export const TILE_SIZES = '(width < 30rem) 46vw, 13rem';

interface TileProps {
  /** Radio buttons of one name exclude each other. */
  group: string;
  /** Of the item; by which the focus finds it. */
  id: string;
  checked: boolean;
  onChoose: () => void;
  /** Drawn when the tile comes near the window: cloths are the largest part of the page. */
  picture: ReactNode;
  children: ReactNode;
}

/** A choice with a picture: a native radio button that covers its whole tile. */
export function Tile({ group, id, checked, onChoose, picture, children }: TileProps) {
  const [place, isNear] = useNear<HTMLSpanElement>();
  return (
    <label className={styles.tile}>
      <input type="radio" name={group} data-id={id} checked={checked} onChange={onChoose} />
      <span ref={place} className={styles.picture}>
        {isNear && picture}
      </span>
      <span className={styles.words}>{children}</span>
    </label>
  );
}
