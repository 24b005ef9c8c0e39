import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from '@tiraz/router';
import { useState } from 'react';
import { show } from '../testing/show';
import { StaffLink, useGo } from '../page/places';
import { useConfirmLeaving, useStay, useUnsavedGuard } from './unsaved-guard';

function Form() {
  const [text, setText] = useState('');
  useUnsavedGuard(text !== '');
  const go = useGo();
  const confirmLeaving = useConfirmLeaving();
  const stay = useStay();
  return (
    <>
      <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setText('')}>Save</button>
      <StaffLink to="/crm">CRM</StaffLink>
      <button onClick={() => go('/crm')}>To the CRM</button>
      <button onClick={() => go('/crm', { isSaved: true })}>Save and go</button>
      <button onClick={() => void confirmLeaving().then((leaves) => leaves && stay())}>
        Log out in vain
      </button>
      <a href="#main">Skip</a>
      <p data-testid="path">{useLocation().pathname}</p>
    </>
  );
}

const path = () => screen.getByTestId('path').textContent;
const notes = () => screen.getByRole('textbox', { name: 'Notes' });
const link = () => screen.getByRole('link', { name: 'CRM' });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('unsaved work', () => {
  it('is not left by a link without a question', async () => {
    const user = show(<Form />);
    await user.type(notes(), 'Call on Sunday');
    await user.click(link());
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/admin');
    expect(notes()).toHaveValue('Call on Sunday');

    await user.click(link());
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/admin/crm'));
    // This form stays on the page, and is guarded there.
    await waitFor(() =>
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false),
    );
  });

  it('is not left by what moves without a link either, unless that has saved it', async () => {
    const user = show(<Form />);
    await user.type(notes(), 'Call on Sunday');
    await user.click(screen.getByRole('button', { name: 'To the CRM' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/admin');

    await user.click(screen.getByRole('button', { name: 'Save and go' }));
    expect(path()).toBe('/admin/crm');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not left by the way back either', async () => {
    const user = show(<Form />);
    await user.click(link());
    expect(path()).toBe('/admin/crm');
    await user.type(notes(), 'Call on Sunday');
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(path()).toBe('/admin/crm');
    expect(window.location.pathname).toBe('/admin/crm');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    window.history.back();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/admin'));
  });

  it('is not left by a way back that the browser lets one call off', async () => {
    const navigation = Object.assign(new EventTarget(), { traverseTo: jest.fn() });
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    try {
      const user = show(<Form />);
      const goBack = (how: object = {}) => {
        const event = new Event('navigate', { cancelable: true });
        navigation.dispatchEvent(
          Object.assign(event, { navigationType: 'traverse', destination: { key: 'before' }, ...how }),
        );
        return event.defaultPrevented;
      };
      expect(goBack()).toBe(false);
      await user.type(notes(), 'Call on Sunday');
      expect(goBack({ navigationType: 'push' })).toBe(false);
      expect(goBack()).toBe(true);
      await user.click(await screen.findByRole('button', { name: 'Stay here' }));
      expect(navigation.traverseTo).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      expect(goBack()).toBe(true);
      await user.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(navigation.traverseTo).toHaveBeenCalledWith('before'));
      expect(goBack()).toBe(false);
    } finally {
      Reflect.deleteProperty(window, 'navigation');
    }
  });

  it('is asked about again where one could not leave after all', async () => {
    const user = show(<Form />);
    await user.type(notes(), 'Call on Sunday');
    await user.click(screen.getByRole('button', { name: 'Log out in vain' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(link());
    expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible();
    expect(path()).toBe('/admin');
  });

  it('makes the browser ask before a reload', async () => {
    const user = show(<Form />);
    await user.type(notes(), 'Call');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});

it('a link within the page leaves nothing, and asks nothing', async () => {
  const user = show(<Form />);
  await user.type(notes(), 'Call');
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.hash).toBe('#main');
});

it('saved work is left without a question', async () => {
  const user = show(<Form />);
  await user.type(notes(), 'Call');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(link());
  expect(path()).toBe('/admin/crm');
});
