import type { ViewStore } from '../application/saved-views.js';
import type { SavedView } from '../domain/saved-view.js';

export class InMemoryViews implements ViewStore {
  private readonly stored = new Map<string, SavedView & { staffId: string }>();
  private ids = 0;

  nextId(): string {
    this.ids += 1;
    return `01993c00-0000-7000-8000-${String(this.ids).padStart(12, '0')}`;
  }

  async of(staffId: string): Promise<SavedView[]> {
    return [...this.stored.values()]
      .filter((one) => one.staffId === staffId)
      .map(({ id, name, isFirst, filter }) => ({ id, name, isFirst, filter }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  hold(staffId: string): Promise<SavedView[]> {
    return this.of(staffId);
  }

  async save(staffId: string, views: readonly SavedView[]): Promise<void> {
    for (const view of views) this.stored.set(view.id, { ...view, staffId });
  }

  async remove(staffId: string, id: string): Promise<void> {
    if (this.stored.get(id)?.staffId === staffId) this.stored.delete(id);
  }
}
