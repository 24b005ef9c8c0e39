import { useState, type ReactNode } from 'react';
import styles from './picture.module.css';

const WIDTHS = [320, 640, 1280];

interface PictureProps {
  /** As the catalogue gives it: the path of an uploaded picture, or empty. */
  address: string;
  /** How wide it is shown, as `sizes` of an image. */
  sizes: string;
  drawing: ReactNode;
}

/** An uploaded picture, cut to a box of 4 by 3 so that nothing moves when it comes; without one, or when it does not
 * come, the drawing. */
export function Picture({ address, sizes, drawing }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!address || broken === address) return drawing;
  return (
    <img
      className={styles.picture}
      src={`${address}?w=640`}
      srcSet={WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      width={320}
      height={240}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
