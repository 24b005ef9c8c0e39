import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Copy } from './copy.ts';
import { inParallel } from './figures.ts';
import { payload, PAYLOADS } from './payloads.ts';
import { PLANS } from './plans/all.ts';
import { REFUSED, UNSEEN } from './plans/exceptions.ts';
import type { Plan } from './plans/plan.ts';
import { Site, type Things } from './plans/site.ts';
import { textFieldsOf, withText, type TextField } from './text-fields.ts';

const INDICES = Array.from({ length: PAYLOADS }, (_, index) => index);
/** Where the document leaves it to the rules. */
const LONGEST: Record<string, number> = { customerPhone: 40 };
const LONGEST_ELSEWHERE = 120;
const OPERATIONS_AT_ONCE = 3;
const MOST_FAULTS = 5;

/** What has to become of a text: refused for its own sake, taken but on no screen, or shown. */
export type Fate = 'refused' | 'unseen' | 'shown';

export interface PlantedField extends TextField {
  mark: string;
  fate: Fate;
  /** So many payloads. */
  kept: number;
  refused: number;
  /** What became of it that must not have, the first few. */
  faults: string[];
}

/** What is wrong with an answer, undefined where it is as it has to be. */
type Judge = (answer: Answer) => string | undefined;

/** Stores every payload in every text of the document, or has it refused. */
export async function plantEverywhere(
  copy: Copy,
  headers: Record<string, string>,
  say: (line: string) => void,
): Promise<{ fields: PlantedField[]; things: Things }> {
  const { body: document } = await copy.api('/api/openapi.json');
  const site = new Site(copy, headers);
  const fields = textFieldsOf(document).map((field, index): PlantedField => ({
    ...field,
    mark: String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26)),
    fate: fateOf(field),
    ...{ kept: 0, refused: 0, faults: [] },
  }));
  await inParallel(
    Map.groupBy(fields, ({ operation }) => operation),
    OPERATIONS_AT_ONCE,
    async ([operation, texts]) => {
      const began = performance.now();
      await plant(site, await planOf(site, operation), texts);
      say(`${operation}: ${texts.length} texts in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    },
  );
  await site.finish();
  return { fields, things: site.things };
}

function fateOf({ operation, field }: TextField): Fate {
  if (REFUSED[operation]?.[field]) return 'refused';
  return UNSEEN[operation]?.[field] ? 'unseen' : 'shown';
}

async function planOf(site: Site, operation: string): Promise<Plan> {
  const make = PLANS[operation];
  if (!make) throw new Error(`${operation} takes a text, and nobody looks at it`);
  return make(site);
}

/** Those that are kept, together; those that are refused, each by itself, so that it is for its own sake. */
async function plant(site: Site, plan: Plan, texts: PlantedField[]): Promise<void> {
  const together = (['shown', 'unseen'] as const).map((fate) => texts.filter((text) => text.fate === fate));
  for (const kept of together.flatMap((some) => (plan.isApart ? some.map((text) => [text]) : [some])))
    for (const index of kept.length > 0 ? INDICES : []) await keep(site, plan, kept, index);
  for (const text of texts.filter(({ fate }) => fate === 'refused'))
    for (const index of INDICES) await refuse(site, plan, text, index);
}

/** A payload that is too long for a text of them is left out there, and has to be refused by itself. */
async function keep(site: Site, plan: Plan, texts: PlantedField[], index: number): Promise<void> {
  const isFitting = (text: PlantedField) => [...payload(text.mark, index)].length <= longestOf(text);
  const fitting = texts.filter(isFitting);
  if (fitting.length > 0) {
    const answer = await send(site, plan, fitting, index);
    if (answer.status < 300) await plan.stored?.(answer.body, index);
    for (const text of fitting) note(text, 'kept', answer, wasTaken);
  }
  for (const text of texts.filter((one) => !isFitting(one)))
    note(text, 'refused', await send(site, plan, [text], index), wasRefusedFor({ field: text.field }));
}

async function refuse(site: Site, plan: Plan, text: PlantedField, index: number): Promise<void> {
  const isFitting = [...payload(text.mark, index)].length <= longestOf(text);
  const refusal = isFitting ? REFUSED[text.operation]?.[text.field] : undefined;
  const answer = await send(site, plan, [text], index);
  note(text, 'refused', answer, wasRefusedFor({ field: text.field, ...refusal }));
}

function note(text: PlantedField, count: 'kept' | 'refused', answer: Answer, faultIn: Judge): void {
  const fault = faultIn(answer);
  if (fault === undefined) text[count] += 1;
  else if (text.faults.length < MOST_FAULTS) text.faults.push(fault);
}

/** Comes back when it is told to: what is throttled nobody has looked at. */
async function send(site: Site, plan: Plan, texts: PlantedField[], index: number): Promise<Answer> {
  const [{ path: template, method }] = texts as [PlantedField];
  for (;;) {
    const fields = texts.map(({ field }) => field);
    const { path = template, headers = site.headers, body = {} } = await plan.request(index, fields);
    const full = texts.reduce((made, { field, mark }) => withText(made, field, payload(mark, index)), body);
    const answer = await site.copy.api(path, { method, headers, body: full });
    if (answer.status !== 429) return answer;
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}

const told = ({ status, text }: Answer) => `${status} ${text.slice(0, 200)}`;

const wasTaken: Judge = (answer) => (answer.status < 300 ? undefined : told(answer));

/** A refusal blames the text by its name, or has the code that tells as much. */
function wasRefusedFor({ field, code }: { field: string; code?: string }): Judge {
  return (answer) => {
    const { status, body } = answer;
    const paths: string[] = (body?.errors ?? []).map(({ path }: { path: string }) =>
      path.replaceAll(/\[\d+\]/g, '[]'),
    );
    const isBlamed = paths.some((path) => path !== '' && (field.startsWith(path) || path.startsWith(field)));
    const isRefusal = status >= 400 && status < 500;
    return isRefusal && (isBlamed || (code !== undefined && body?.code === code)) ? undefined : told(answer);
  };
}

function longestOf({ field, longest }: TextField): number {
  return longest ?? LONGEST[field] ?? LONGEST_ELSEWHERE;
}
