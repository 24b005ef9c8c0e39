import { clientOf } from '@tiraz/observability/client-address';
import type { FastifyInstance } from 'fastify';
import { throttledClient } from '../domain/domain-error.js';
import { limitsOf } from './route-limits.js';

const MINUTE_MS = 60_000;
/** So many clients are remembered, in about 2 MB; of more, those that were away longest are forgotten. */
const MOST_CLIENTS = 10_000;

/** How often each client does something: so many at once, and as many again spread over each minute. */
export class ClientRate {
  /** When, in milliseconds, all that a client did would be done if it were spread evenly; the longest away first. */
  private readonly doneAt = new Map<string, number>();
  private readonly eachMs: number;

  constructor(
    perMinute: number,
    private readonly mostClients = MOST_CLIENTS,
  ) {
    this.eachMs = MINUTE_MS / perMinute;
  }

  /**
   * Counts once more what a client does.
   *
   * @param nowMs of any clock that never goes back
   * @returns 0, or after how many seconds it may; then it does not count
   */
  take(client: string, nowMs: number): number {
    const doneAt = Math.max(this.doneAt.get(client) ?? 0, nowMs) + this.eachMs;
    const earlyMs = doneAt - nowMs - MINUTE_MS;
    if (earlyMs > 0.001) return Math.ceil(earlyMs / 1000);
    this.doneAt.delete(client);
    this.doneAt.set(client, doneAt);
    const [longestAway] = this.doneAt.keys();
    if (this.doneAt.size > this.mostClients && longestAway !== undefined) this.doneAt.delete(longestAway);
    return 0;
  }
}

/**
 * The turns of clients, by an address each, at something that they may do so often a minute.
 *
 * @param perMinute 0: as often as they want
 * @returns 0 for a turn, which is counted, or after how many seconds there may be one
 */
export function turnsOf(perMinute: number): (address: string) => number {
  if (perMinute === 0) return () => 0;
  const rate = new ClientRate(perMinute);
  return (address) => {
    const client = clientOf(address);
    return client === undefined ? 0 : rate.take(client, performance.now());
  };
}

/** @param perMinute of each thing that is bounded; 0: no bound */
export function boundClients(server: FastifyInstance, perMinute: number): void {
  const turns = new Map<string, ReturnType<typeof turnsOf>>();
  server.addHook('onRoute', (route) => {
    const { boundPerClient } = limitsOf(route);
    if (boundPerClient === undefined) return;
    const turn = turns.get(boundPerClient) ?? turnsOf(perMinute);
    turns.set(boundPerClient, turn);
    route.onRequest = [route.onRequest ?? []].flat().concat((request, _reply, done) => {
      const seconds = turn(request.ip);
      if (seconds > 0) throw throttledClient(seconds);
      done();
    });
  });
}
