import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/copy.ts';
import { tally } from '../support/figures.ts';
import { proof } from '../proof.ts';

const FLOODING = 60;
const OWNER_SIGNS_IN = 18;
const WITHIN_MS = 5_000;

proof({
  promise: 'A flood of sign-ins under made-up addresses locks nobody out',
  figure: '60 connections that guess without a pause: the owner, in a known browser, gets in 18 times of 18',
  bites:
    'With one queue for everybody it prints “1 of 18 got in, the slowest after 5477 ms; meanwhile guesses 503 × 503, 401 × 130 … NOT HELD”.',

  async prove({ start, signal: over }) {
    const copy = await start();
    const known = await copy.signIn();
    let isOver = false;
    const guessed = Array.from({ length: FLOODING }, async () => {
      const statuses: number[] = [];
      while (!isOver && !over.aborted) {
        const body = { email: `${randomUUID()}@flood.example`, password: 'not the password' };
        statuses.push((await copy.api('/api/admin/login', { body })).status);
      }
      return statuses;
    });
    const answers: Answer[] = [];
    for (let times = 0; times < OWNER_SIGNS_IN && !over.aborted; times += 1)
      answers.push(await copy.api('/api/admin/login', { body: copy.account, headers: known }));
    isOver = true;
    const guesses = (await Promise.all(guessed)).flat();
    const gotIn = answers.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    const isRefused = guesses.every((status) => [401, 429, 503].includes(status));
    return {
      held: gotIn === OWNER_SIGNS_IN && slowest < WITHIN_MS && isRefused && guesses.length > FLOODING,
      measured: `${gotIn} of ${OWNER_SIGNS_IN} got in, the slowest after ${Math.round(slowest)} ms; meanwhile guesses ${tally(guesses)}`,
    };
  },
});
