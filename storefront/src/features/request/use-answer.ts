import type { CustomerQuotation, Problem } from '@tiraz/api-client';
import { useRef, useState } from 'react';
import { askByLink } from './ask-by-link';

export type Answer = 'accept' | 'change' | 'decline' | 'code' | 'seen';

interface Outcome {
  /** As it is now; absent where nothing is answered but that it was taken. */
  quotation?: CustomerQuotation;
  /** Why it was not taken: the code of the problem; empty where no answer came. */
  refusal?: string;
  problem?: Problem;
}

export async function sendAnswer(token: string, answer: Answer, body: object): Promise<Outcome> {
  try {
    const answered = await askByLink(token, `/quotation/${answer}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answered.ok) {
      const problem = (await answered.json()) as Problem;
      return { refusal: problem.code, problem };
    }
    return answered.status === 204 ? {} : { quotation: (await answered.json()) as CustomerQuotation };
  } catch {
    return { refusal: '' };
  }
}

/** Sends one answer at a time, for all who ask meanwhile, and keeps why the last one was not taken. */
export function useAnswer(token: string, answer: Answer) {
  const [state, setState] = useState<Outcome & { isSending: boolean }>({ isSending: false });
  // At once, for the second of two quick presses.
  const underWay = useRef<Promise<Outcome>>(undefined);
  const deliver = async (body: object): Promise<Outcome> => {
    setState({ isSending: true });
    const outcome = await sendAnswer(token, answer, body);
    underWay.current = undefined;
    setState({ isSending: false, ...outcome });
    return outcome;
  };
  const send = (body: object) => (underWay.current ??= deliver(body));
  return { ...state, send };
}
