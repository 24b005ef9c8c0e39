import type { Invitation } from './invitations.js';

/** Where invitations are kept, and of their tokens no more than shows that one is right; all joins the running transaction. */
export abstract class InvitationStore {
  abstract nextId(at: Date): string;

  /** The newest first. */
  abstract list(): Promise<Invitation[]>;

  /** @returns whether its e-mail address was new; otherwise nothing is stored */
  abstract add(invitation: Invitation): Promise<boolean>;

  /** Locked until the transaction ends. */
  abstract hold(id: string): Promise<Invitation | undefined>;

  /** Its time runs until then; every token it had is forgotten. */
  abstract renew(id: string, expiresAt: Date): Promise<void>;

  abstract remove(id: string): Promise<void>;

  /** One more token by which it is found; without effect once it is gone. */
  abstract addToken(id: string, token: string): Promise<void>;

  /** Also one whose time is over; locked until the transaction ends. */
  abstract holdByToken(token: string): Promise<Invitation | undefined>;
}
