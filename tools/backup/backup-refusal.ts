/** Why there is no backup, or no restore, in one sentence for the person at the terminal. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}
