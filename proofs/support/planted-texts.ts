import type { Copy } from './copy.ts';
import { inParallel } from './figures.ts';
import { payload, PAYLOADS } from './payloads.ts';
import { textFieldsOf, type TextField } from './text-fields.ts';

const INDICES = Array.from({ length: PAYLOADS }, (_, index) => index);
/** Where the document leaves it to the rules. */
const LONGEST: Record<string, number> = { customerPhone: 40 };
const LONGEST_ELSEWHERE = 120;
const PRICES_OF = {
  'product-types': { basePrice: '1.00' },
  fabrics: { costMultiplier: '1.00', gsm: 100, composition: 'Cotton' },
  fits: { priceModifier: '1.00' },
  'finishing-qualities': { priceModifier: '1.00' },
  'print-types': { setupCost: '1.00', perItemCost: '1.00' },
};

type Headers = Record<string, string>;
type Plan = ((
  index: number,
) => { path?: string; body?: object } | Promise<{ path?: string; body?: object }>) & {
  stored?: (answer: any) => void;
};

export interface PlantedField extends TextField {
  mark: string;
  /** So many payloads. */
  kept: number;
  refused: number;
  /** Answers that are neither. */
  faults: string[];
}

/** Ids to look at. */
interface Things {
  customers: string[];
  inquiries: string[];
  items: Record<string, string>;
  edited: Record<string, string>;
}

/** Stores every payload in every text of the document, or has it refused. */
export async function plantEverywhere(
  copy: Copy,
  headers: Headers,
): Promise<{ fields: PlantedField[]; things: Things }> {
  const { body: document } = await copy.api('/api/openapi.json');
  const fields = textFieldsOf(document).map((field, index): PlantedField => ({
    ...field,
    mark: String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26)),
    kept: 0,
    refused: 0,
    faults: [],
  }));
  const things: Things = { customers: [], inquiries: [], items: {}, edited: {} };
  const plans = await plansOf(copy, headers, things);
  for (const [operation, texts] of Map.groupBy(fields, (field) => field.operation)) {
    const plan = plans[operation];
    if (!plan)
      throw new Error(`${operation} takes ${texts.map(({ field }) => field)}, and nobody looks at it`);
    await plant(copy, headers, plan, texts);
  }
  return { fields, things };
}

/** First each text by itself, to learn which are kept at all; then those that are, together. */
async function plant(copy: Copy, headers: Headers, plan: Plan, texts: PlantedField[]): Promise<void> {
  const keeping: PlantedField[] = [];
  const send = async (index: number, chosen: PlantedField[]) => {
    const marked = chosen.map((text) => [text, payload(text.mark, index)] as const);
    const fitting = marked.filter(([text, value]) => [...value].length <= longestOf(text));
    if (fitting.length === 0) return undefined;
    const changes = fitting.map(([{ field }, value]) =>
      field.endsWith('[]') ? [field.slice(0, -2), [value]] : [field, value],
    );
    const { path = texts[0].path, body = {} } = await plan(index);
    const answer = await copy.api(path, {
      method: texts[0].method,
      headers,
      body: { ...body, ...Object.fromEntries(changes) },
    });
    const isKept = answer.status < 300;
    const isRefused = answer.status >= 400 && answer.status < 500;
    for (const [text] of fitting) {
      if (isKept) text.kept += 1;
      else if (isRefused) text.refused += 1;
      else text.faults.push(`${answer.status} ${answer.text.slice(0, 100)}`);
    }
    return { ...answer, isKept };
  };
  for (const text of texts) {
    const [shortest] = INDICES.filter((index) => [...payload(text.mark, index)].length <= longestOf(text));
    const answer = await send(shortest, [text]);
    if (answer?.isKept) keeping.push(text);
    else for (const index of INDICES.filter((other) => other !== shortest)) await send(index, [text]);
  }
  for (const index of keeping.length > 0 ? INDICES : []) {
    const answer = await send(index, keeping);
    if (answer && !answer.isKept) keeping[0].faults.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    else plan.stored?.(answer?.body);
  }
}

function longestOf({ field, longest }: TextField): number {
  return longest ?? LONGEST[field] ?? LONGEST_ELSEWHERE;
}

/** For each operation that takes a text: where it is sent, and what else has to be in the body. */
async function plansOf(copy: Copy, headers: Headers, things: Things): Promise<Record<string, Plan>> {
  const made = async (path: string, body: object) => {
    const answer = await copy.api(path, { headers, body });
    if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  const selection = await copy.selection();
  const inquiries: { id: string }[] = [];
  await inParallel(INDICES, 4, async (index) => {
    const customerEmail = `payload-${index}@tiraz.example`;
    inquiries[index] = await made('/api/inquiries', await copy.inquiry({ customerEmail }));
  });
  const customerOf = async (index: number): Promise<string> =>
    (await copy.api(`/api/admin/customers?q=payload-${index}@`, { headers })).body[0].id;
  const [customer, edited] = [await customerOf(0), await customerOf(1)];
  const followUp = { customerId: customer, scheduledDate: '2026-12-01', subject: 'Call' };
  const { id: followUpId } = await made('/api/admin/follow-ups', followUp);
  Object.assign(things, {
    customers: [customer, edited],
    inquiries: [inquiries[0]?.id],
  });
  let visitors = 0;
  const submitted = () => {
    visitors += 1;
    return { body: { ...selection, customerName: 'x', customerEmail: `visitor-${visitors}@tiraz.example` } };
  };
  const plans: Record<string, Plan> = {
    'POST /api/admin/login': () => ({ body: { email: 'x', password: 'not the password' } }),
    'PUT /api/objects/finalize': () => ({}),
    'POST /api/calculate-quote': () => ({ body: selection }),
    'POST /api/inquiries': Object.assign(submitted, {
      stored: (receipt) => receipt && things.inquiries.push(receipt.id),
    }),
    'PUT /api/admin/inquiries/{id}': (index) => ({ path: `/api/admin/inquiries/${inquiries[index].id}` }),
    'PUT /api/admin/customers/{id}': () => ({ path: `/api/admin/customers/${edited}` }),
    'POST /api/admin/follow-ups': () => ({ body: followUp }),
    'PUT /api/admin/follow-ups/{id}': () => ({ path: `/api/admin/follow-ups/${followUpId}` }),
    'POST /api/admin/communications': () => ({ body: { customerId: customer, content: 'x' } }),
  };
  for (const [kind, prices] of Object.entries(PRICES_OF)) {
    const path = `/api/admin/${kind}`;
    const body = { name: 'Plain', ...prices };
    const { id } = await made(path, body);
    things.edited[kind] = id;
    plans[`POST ${path}`] = Object.assign(() => ({ body }), {
      stored: (item) => item && (things.items[kind] = item.id),
    });
    plans[`PUT ${path}/{id}`] = () => ({ path: `${path}/${id}` });
  }
  return plans;
}
