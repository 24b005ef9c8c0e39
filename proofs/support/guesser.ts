// Who guesses links of customers, and what they are answered.
import type { Attacks } from './attacks.ts';
import type { Answer, Copy } from './copy.ts';
import { inParallel, quantile, rankDifference, tally } from './figures.ts';
import { looksLike, malformedToken, Subscribers, unknownToken } from './guesses.ts';
import { operationsOf } from './operations.ts';
import type { Followed } from './quotations.ts';

const AT_ONCE = 8;
const EACH_FROM = 25;
const A_MINUTE = 30;
/** Standard deviations; chance alone does this once in 16,000 times. */
const NO_DIFFERENCE = 4;

/** Somebody who has many addresses, and no link. */
export class Guesser {
  readonly #from = new Subscribers();
  readonly #copy: Copy;
  readonly #attacks: Attacks;
  #alike: string | undefined;
  #guessed = 0;
  #addresses = 0;

  constructor(copy: Copy, attacks: Attacks) {
    this.#copy = copy;
    this.#attacks = attacks;
  }

  get told(): string {
    return `${this.#guessed} guesses from ${this.#addresses} addresses`;
  }

  async guess(tokens: string[]): Promise<void> {
    const groups = Array.from({ length: Math.ceil(tokens.length / EACH_FROM) }, (_, n) =>
      tokens.slice(n * EACH_FROM, (n + 1) * EACH_FROM),
    );
    await inParallel(groups, AT_ONCE, async (group) => {
      const headers = this.#from.next();
      this.#addresses += 1;
      for (const token of group) {
        const answer = await this.#copy.api(`/api/requests/${token}`, { headers });
        this.#guessed += 1;
        this.#alike ??= looksLike(answer);
        const isAlike = answer.status === 404 && looksLike(answer) === this.#alike;
        this.#attacks.note(`a guess at ${token}`, isAlike, answer.text);
      }
    });
  }

  /** At the pages, and at every other operation below a link. */
  async guessElsewhere(times: number): Promise<void> {
    const routes = (await operationsOf(this.#copy, { token: 'TOKEN', revision: '1' }))
      .filter(({ path }) => path.includes('/TOKEN/'))
      .map(({ method, path, body }) => ({ method, path: withLanguage(path), body }));
    const pages = ['/t/TOKEN', '/ar/t/TOKEN'].map((path) => ({ method: 'GET', path, body: undefined }));
    await inParallel([...routes, ...pages], AT_ONCE, async ({ method, path, body }) => {
      let alike: string | undefined;
      for (let n = 0; n < times; n += 1) {
        const token = unknownToken();
        const answer = await this.#copy.api(path.replace('TOKEN', token), {
          method,
          body,
          headers: { accept: '*/*', ...this.#from.next() },
        });
        const shown = looksLike(answer, path.startsWith('/api/') ? [] : [token]);
        alike ??= shown;
        this.#attacks.note(`${method} ${path}`, answer.status === 404 && shown === alike, answer.text);
      }
    });
  }

  /** From one address, from one subscriber's many, and from one that claims to ask for others. */
  async flood(times: number, { token }: Followed): Promise<string> {
    const address = () => this.#from.next()['x-forwarded-for'];
    const [one, other, third] = [address(), address(), address()];
    const floods = {
      'one address': () => one,
      'one subscriber': (n: number) => other.replace('::1', `:${n.toString(16)}:0:0:7`),
      'one that names others': (n: number) => `198.51.100.${n % 250}, ${third}`,
    };
    const counts: string[] = [];
    for (const [name, addressOf] of Object.entries(floods)) {
      const answers: Answer[] = [];
      const began = performance.now();
      const ask = async (n: number, guess = unknownToken()) =>
        answers.push(
          await this.#copy.api(`/api/requests/${guess}`, { headers: { 'x-forwarded-for': addressOf(n) } }),
        );
      for (let n = 0; n < times; n += 1) await ask(n);
      // Whoever has a link gets no other answer from here.
      await ask(times, token);
      const more = Math.ceil((performance.now() - began) / (60_000 / A_MINUTE)) + 1;
      const unknown = answers.filter(({ status }) => status === 404);
      const refused = answers.filter(({ status }) => status === 429);
      const isBounded = unknown.length >= A_MINUTE && unknown.length <= A_MINUTE + more;
      this.#attacks.note(`a flood from ${name}`, isBounded && unknown.length + refused.length > times);
      this.#attacks.note(
        `a refusal of ${name} that tells more`,
        new Set(refused.map((answer) => looksLike(answer))).size === 1,
      );
      const isTold = ({ headers }: Answer) => /^[1-9]\d?$/.test(headers.get('retry-after') ?? '');
      this.#attacks.note(`a refusal of ${name} without Retry-After`, refused.every(isTold));
      counts.push(`${name} ${tally(answers.map(({ status }) => status))}`);
    }
    return counts.join(', ');
  }

  /** In turns that nobody can foresee. */
  async time(each: number, revoked: string[]): Promise<string> {
    const kinds = {
      revoked: (n: number) => revoked[n % revoked.length] ?? '',
      unknown: unknownToken,
      malformed: malformedToken,
    };
    const names = ['revoked', 'unknown', 'malformed'] as const;
    const taken: Record<(typeof names)[number], number[]> = { revoked: [], unknown: [], malformed: [] };
    for (let n = 0; n < each; n += 1) {
      const turns = names.map((kind) => ({ kind, token: kinds[kind], by: Math.random() }));
      for (const { kind, token } of turns.toSorted((a, b) => a.by - b.by)) {
        const answer = await this.#copy.api(`/api/requests/${token(n)}`, { headers: this.#from.next() });
        taken[kind].push(answer.ms);
        this.#attacks.note(`a ${kind} token`, looksLike(answer) === this.#alike, answer.text);
      }
    }
    const pairs = (
      [
        ['revoked', 'unknown'],
        ['unknown', 'malformed'],
        ['malformed', 'revoked'],
      ] as const
    ).map(([one, other]) => {
      const apart = rankDifference(taken[one], taken[other]);
      this.#attacks.note(
        `time tells ${one} from ${other}`,
        Math.abs(apart) < NO_DIFFERENCE,
        apart.toFixed(1),
      );
      return `${one} and ${other} ${apart.toFixed(1)} σ apart`;
    });
    const medians = Object.entries(taken).map(([kind, ms]) => `${kind} ${quantile(ms, 0.5).toFixed(2)} ms`);
    return `medians of ${each}: ${medians.join(', ')}; by rank ${pairs.join(', ')}`;
  }
}

/** A PDF is asked for in one. */
export function withLanguage(path: string): string {
  return path.endsWith('/document') ? `${path}?language=en` : path;
}
