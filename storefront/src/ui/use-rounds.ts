import { useCallback, useState } from 'react';
import { useAgainWhenBack } from './use-connection';

const AGAIN_AFTER_MS = 5_000;
/** From then on only when the network is back. */
const MOST_ROUNDS = 12;

/** Of what is read: the count rises a few seconds after a failure that is told, and when the network is back. */
export function useRounds(): [round: number, failed: () => void] {
  const [round, setRound] = useState(0);
  const [failure, setFailure] = useState<object>();
  const again = () => setRound((rounds) => rounds + 1);
  useAgainWhenBack(failure, again, round < MOST_ROUNDS ? AGAIN_AFTER_MS : undefined);
  const failed = useCallback(() => setFailure({}), []);
  return [round, failed];
}
