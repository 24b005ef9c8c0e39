/** A signed-in member of staff: who does something. */
export interface Staff {
  id: string;
  /** Folded to lower case. */
  email: string;
}
