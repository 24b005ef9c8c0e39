/** An inquiry on its way, from the first try until it has arrived. */
export interface Attempt {
  /** As it went first, in JSON. */
  content: string;
  /** Of this inquiry and no other: by it the server knows a second try. */
  key: string;
}

/** What the page has shown beside the inquiry; by a second try it may show another price. */
const SHOWN = ['totalCost', 'pricePerItem', 'sampleCost'];

/**
 * How an inquiry is to go. The same again goes as it went first, under the same key, whatever it costs by now: an answer
 * that was lost on its way makes no second inquiry.
 */
export function attemptOf(inquiry: object, before: Attempt | undefined): Attempt {
  const isSame = before && askedIn(JSON.parse(before.content) as object) === askedIn(inquiry);
  return isSame ? before : { content: JSON.stringify(inquiry), key: newKey() };
}

/** Answers to a request that did not arrive whole: none of them says what became of it. */
const CUT_OFF = 408;

/**
 * What of an attempt that failed is kept for the next: nothing of one that was refused, which stored nothing, so that
 * it goes with what is shown by then. What a try before may have brought there stays, though this one was refused.
 *
 * @param before what was kept until this try
 * @param status of the answer; undefined where none came
 */
export function attemptAfter(
  attempt: Attempt,
  { before, status = 0 }: { before: Attempt | undefined; status: number | undefined },
): Attempt | undefined {
  const isRefused = status >= 400 && status < 500 && status !== CUT_OFF;
  return isRefused && attempt !== before ? undefined : attempt;
}

function askedIn(inquiry: object): string {
  return JSON.stringify(inquiry, (name, value: unknown) => (SHOWN.includes(name) ? undefined : value));
}

/** 128 random bits; crypto.randomUUID does not exist on a page served over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
