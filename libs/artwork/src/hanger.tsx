import styles from './garment.module.css';

/** A wire hanger's hook; what hangs on it covers the rest. */
export function Hanger() {
  return (
    <svg className={styles.hanger} viewBox="0 0 40 60" aria-hidden="true">
      <path d="M12 12.5A8.5 8.5 0 1 1 24 18.4C21 20.2 20 22 20 25V60" />
    </svg>
  );
}
