import { startTransition, useEffect, useState } from 'react';
import { useAgainWhenBack } from '../../ui/use-connection';

const AGAIN_AFTER_MS = 10_000;

/**
 * What the API answers to a GET of the path; undefined until it has. A failure is followed by another try. The store's
 * own way to ask comes with the calculator: this page is not to wait for it.
 */
export function useAnswer<Answer>(path: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useAgainWhenBack(error, () => setAttempt((last) => last + 1), AGAIN_AFTER_MS);

  useEffect(() => {
    const aborting = new AbortController();
    read<Answer>(path, aborting.signal).then(
      (read) =>
        // What it changes is drawn in steps: much of the page may not be hydrated yet.
        startTransition(() => {
          setAnswer(read);
          setError(undefined);
        }),
      (cause: unknown) => {
        if (!aborting.signal.aborted) setError(cause);
      },
    );
    return () => aborting.abort();
  }, [path, attempt]);
  return answer;
}

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(new Request(new URL(path, window.location.origin), { signal }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}
