import { useEffect } from 'react';

/**
 * What was chosen in the drawn page before its code was here is chosen again: until then only the browser knows of it.
 */
export function useEarlyChoices(): void {
  useEffect(() => {
    const options = [...document.querySelectorAll<HTMLInputElement>('#main input[data-id]')];
    const early = options.filter(({ type, checked, defaultChecked }) =>
      type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked,
    );
    for (const option of early) {
      option.checked = option.defaultChecked;
      option.click();
    }
  }, []);
}
