import { SweepTurns } from './sweep-turns.js';

export class InMemorySweepTurns extends SweepTurns {
  private readonly dueAt = new Map<string, Date>();

  take(what: string, now: Date, again: Date): Promise<boolean> {
    const due = this.dueAt.get(what);
    const isDue = due === undefined || due <= now;
    if (isDue) this.dueAt.set(what, again);
    return Promise.resolve(isDue);
  }

  settle(what: string, again: Date): Promise<void> {
    this.dueAt.set(what, again);
    return Promise.resolve();
  }
}
