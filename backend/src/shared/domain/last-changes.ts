import type { EditedThing, LastChange } from './domain-error.js';

/** Who changed a thing last: said to whoever was too late to change it. */
export abstract class LastChanges {
  /** What raised its version last; undefined where the audit trail tells of nothing, as of what came with the demo data. */
  abstract of(thing: EditedThing): Promise<LastChange | undefined>;
}
