import { DomainError } from '../../shared/domain/domain-error.js';
import type { Transactions } from '../../shared/domain/transactions.js';
import { sameView, withView, type SavedView, type View } from '../domain/saved-view.js';
import { SavedViews, type ViewStore } from './saved-views.js';

export class ManageViews extends SavedViews {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: ViewStore,
  ) {
    super();
  }

  list(staffId: string): Promise<SavedView[]> {
    return this.store.of(staffId);
  }

  add(staffId: string, view: View): Promise<SavedView> {
    return this.transactions.run(async () => {
      const views = await this.store.hold(staffId);
      return sameView(views, view) ?? this.save(staffId, views, { ...view, id: this.store.nextId() });
    });
  }

  change(staffId: string, view: SavedView): Promise<SavedView> {
    return this.transactions.run(async () => {
      const views = await this.store.hold(staffId);
      if (!views.some(({ id }) => id === view.id))
        throw new DomainError('missing', 'view.unknown', 'There is no such view.');
      return this.save(staffId, views, view);
    });
  }

  remove(staffId: string, id: string): Promise<void> {
    return this.transactions.run(async () => {
      // A change that has read it already would store it anew.
      await this.store.hold(staffId);
      await this.store.remove(staffId, id);
    });
  }

  private async save(staffId: string, views: readonly SavedView[], view: SavedView): Promise<SavedView> {
    await this.store.save(staffId, withView(views, view));
    return view;
  }
}
