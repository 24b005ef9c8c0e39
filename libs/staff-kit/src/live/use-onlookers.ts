import { staffApi, useGetMeQuery } from '@tiraz/api-client/staff';
import { use, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { HappeningsContext } from './happenings';

type StaffState = Parameters<typeof meOf>[0];
const meOf = staffApi.endpoints.getMe.select();

const ADDRESS = '/api/admin/live/looks';
/** A page says again that it is there; one that has not for so long is there no longer. */
const AGAIN_MS = 20_000;
const GONE_MS = 60_000;
/** By which the pages of a browser hear which inquiry one of them has left: the server tells nobody of their own looks. */
const LEFT = 'tiraz.looks';

/**
 * Who else has an inquiry before them, as long as the part is there: the ids of staff accounts, whoever came first before the
 * others. Tells them of the reader.
 */
export function useOnlookers(inquiryId: string): readonly string[] {
  const happenings = use(HappeningsContext);
  const store = useStore<StaffState>();
  const isSignedIn = useGetMeQuery().data !== undefined;
  const [there, setThere] = useState<readonly string[]>([]);

  useEffect(() => {
    // Tests have none, and without one nobody is heard.
    if (!isSignedIn || typeof EventSource === 'undefined') return undefined;
    const channel = new BroadcastChannel(LEFT);
    const heardAt = new Map<string, number>();
    const show = () => {
      for (const [who, at] of heardAt) if (performance.now() - at > GONE_MS) heardAt.delete(who);
      setThere((before) => (String(before) === String([...heardAt.keys()]) ? before : [...heardAt.keys()]));
    };
    const say = (isOver = document.hidden) => {
      tellLook({ inquiryId, isOver });
      if (isOver) channel.postMessage(inquiryId);
    };
    const sayAgain = () => {
      if (!document.hidden) say();
      show();
    };
    const leave = () => say(true);
    const turn = () => say();

    // Whoever has left it on another page has it before them here.
    channel.addEventListener('message', ({ data }) => {
      if (data === inquiryId && !document.hidden) say();
    });
    const stopHearing = happenings.subscribe((happening) => {
      if (happening.by !== 'onlooker' || happening.look.inquiryId !== inquiryId) return;
      const { by, isOver } = happening.look;
      // Whoever has come does not know yet who is there.
      if (!isOver && !heardAt.has(by) && !document.hidden) say();
      if (isOver) heardAt.delete(by);
      else heardAt.set(by, performance.now());
      show();
    });
    if (!document.hidden) say();
    const timer = setInterval(sayAgain, AGAIN_MS);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', leave);
    return () => {
      stopHearing();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      setThere([]);
      // Whoever has signed out is heard no longer.
      if (meOf(store.getState()).data) leave();
      channel.close();
    };
  }, [happenings, inquiryId, isSignedIn, store]);

  return there;
}

/** Nobody waits for it, and nobody is told when it fails: it is said again. */
function tellLook(look: { inquiryId: string; isOver: boolean }): void {
  const told = fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(look),
    keepalive: true,
  });
  told.catch(() => undefined);
}
