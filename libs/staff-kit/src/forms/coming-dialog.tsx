import { useEscape } from './use-escape';

/**
 * Stands for a dialog until it can be painted. It has the page to itself already: no key that is pressed meanwhile is for
 * the page, and Escape calls the dialog off.
 */
export function ComingDialog({ onClose }: { onClose: (() => void) | undefined }) {
  useEscape(() => onClose?.());
  return <dialog open hidden />;
}
