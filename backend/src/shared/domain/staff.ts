/** A signed-in member of staff: who does something. */
export interface Staff {
  id: string;
  /** Folded to lower case. */
  email: string;
}

/** Who did what the demo data tells of; the account itself is not part of it. */
export const DEMO_STAFF: Staff = {
  id: '01993c00-0000-7000-8000-000000000000',
  email: 'demo@tiraz.example',
};
