import { useState, type ReactNode } from 'react';
import styles from './tile.module.css';

interface TileProps {
  /** Radio buttons of one name exclude each other. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  picture: ReactNode;
  children: ReactNode;
}

/** A choice with a picture: a native radio button that covers its whole tile. */
export function Tile({ group, checked, onChoose, picture, children }: TileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>{children}</span>
    </label>
  );
}

/** An uploaded picture; while there is none, or none that loads, the drawing. */
export function Picture({ address, drawing }: { address: string; drawing: ReactNode }) {
  const [broken, setBroken] = useState<string>();
  if (!address || broken === address) return drawing;
  return <img src={`${address}?w=320`} alt="" loading="lazy" onError={() => setBroken(address)} />;
}
