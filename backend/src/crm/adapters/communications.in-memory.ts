import { Communications } from '../application/communications.js';
import type { Communication } from '../application/customer-details.js';

export class InMemoryCommunications extends Communications {
  readonly stored: Communication[] = [];
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `00000000-0000-7000-8000-0a${String(this.ids).padStart(10, '0')}`;
  }

  async add(communication: Communication): Promise<void> {
    this.stored.push({ ...communication });
  }
}
