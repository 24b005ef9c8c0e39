import { act } from '@testing-library/react';

/** As much of the browser's own as says where one goes. */
const navigation = new EventTarget();

/** jsdom knows of no ways back. @returns takes them away again */
export function giveWaysBack(): () => void {
  Object.assign(window, { navigation });
  return () => void Reflect.deleteProperty(window, 'navigation');
}

/** @returns whether the page is left */
export function goBack({
  cancelable = true,
  navigationType = 'traverse',
  userInitiated = true,
} = {}): boolean {
  const way = { navigationType, userInitiated, destination: { key: 'before' } };
  const event = Object.assign(new Event('navigate', { cancelable }), way);
  let isLeft = true;
  act(() => void (isLeft = navigation.dispatchEvent(event)));
  return isLeft;
}
