import { StaffLink } from '../page/places';
import styles from './neighbour-link.module.css';

interface NeighbourLinkProps {
  /** Its page; absent at either end of the list. */
  to: string | undefined;
  label: string;
  isBack?: boolean;
}

/** Leads to what stands before or after this in its list. */
export function NeighbourLink({ to, label, isBack }: NeighbourLinkProps) {
  const arrow = (
    <svg viewBox="0 0 8 12" aria-hidden="true">
      <path d="M2 1L7 6L2 11" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
  const content = (
    <>
      {isBack && arrow}
      {label}
      {!isBack && arrow}
    </>
  );
  const given = { className: styles.neighbour, 'data-back': isBack };
  if (to === undefined) {
    return (
      <span {...given} role="link" aria-disabled="true">
        {content}
      </span>
    );
  }
  return (
    <StaffLink {...given} to={to}>
      {content}
    </StaffLink>
  );
}
