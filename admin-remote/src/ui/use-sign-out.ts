import { useSignOutMutation, type ApiError } from '@tiraz/api-client/staff';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/shell';
import { useConfirmLeaving, useStay } from '@tiraz/staff-kit/forms';
import { BasePath, useNotify } from '@tiraz/staff-kit/page';
import { use, useRef } from 'react';
import { forgetRecentThings } from './recent-things';

/** Ends the own session, and what this browser remembers of it; asks first where something is unsaved. */
export function useSignOut() {
  const t = useTexts(texts);
  const basePath = use(BasePath);
  const notify = useNotify();
  const confirmLeaving = useConfirmLeaving();
  const stay = useStay();
  const [end, { isLoading: isSigningOut }] = useSignOutMutation();

  // At once, for the second of two quick presses.
  const isUnderWay = useRef(false);

  const leave = async () => {
    if (!(await confirmLeaving())) return;
    const { error } = await end();
    if (error && (error as ApiError).status !== 401) {
      stay();
      console.error((error as ApiError).message);
      notify.error(t.logoutFailed, error as ApiError);
      return;
    }
    forgetRecentThings();
    // Loaded anew: nothing that was fetched for this account stays in the page.
    window.location.assign(`${basePath}/login`);
  };
  const signOut = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await leave().finally(() => (isUnderWay.current = false));
  };
  return { signOut, isSigningOut };
}
