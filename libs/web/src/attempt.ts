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

function askedIn(inquiry: object): string {
  return JSON.stringify(inquiry, (name, value: unknown) => (SHOWN.includes(name) ? undefined : value));
}

/** 128 random bits; crypto.randomUUID does not exist on a page served over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
