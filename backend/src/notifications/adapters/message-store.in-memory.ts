import { MessageStore, type Message, type MessageCounts } from '../application/message-store.js';
import type { Delivery } from '../domain/delivery.js';

export class InMemoryMessageStore extends MessageStore {
  readonly messages: Message[] = [];

  nextId(at: Date): string {
    const time = at.getTime().toString(16).padStart(12, '0');
    const last = String(this.messages.length + 1).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${last}`;
  }

  async add(message: Message): Promise<boolean> {
    if (this.messages.some(({ key }) => key === message.key)) return false;
    this.messages.push(message);
    return true;
  }

  async has(key: string): Promise<boolean> {
    return this.messages.some((message) => message.key === key);
  }

  async find(id: string): Promise<Message | undefined> {
    return this.messages.find((message) => message.id === id);
  }

  hold(id: string): Promise<Message | undefined> {
    return this.find(id);
  }

  async saveDelivery(id: string, delivery: Delivery): Promise<void> {
    const { sendBefore } = delivery;
    for (const [at, message] of this.messages.entries())
      if (message.id === id) this.messages[at] = { ...message, sendBefore, delivery };
  }

  async forgotten(before: Date): Promise<string[]> {
    const forgotten = this.messages.filter(({ delivery: { state, heldFor, dueAt, takenUntil } }) =>
      state === 'due' ? dueAt < before && !(takenUntil && takenUntil >= before) : heldFor === 'no-server',
    );
    return forgotten.map(({ id }) => id);
  }

  async count(): Promise<MessageCounts> {
    const of = (wanted: string) => this.messages.filter(({ delivery: { state } }) => state === wanted).length;
    return { held: of('held'), failed: of('failed') };
  }
}
