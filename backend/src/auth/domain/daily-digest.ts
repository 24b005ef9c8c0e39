import type { Role } from '@tiraz/contracts/roles';

/** Who answers customers is told each morning what waits, until they say otherwise; others once they have asked for it. */
const TOLD_BY_ROLE: readonly string[] = ['owner', 'sales'] satisfies Role[];

/** @param dailyDigest what the account's owner has said; null: nothing */
export function wantsDigest({ role, dailyDigest }: { role: string; dailyDigest: boolean | null }): boolean {
  return dailyDigest ?? TOLD_BY_ROLE.includes(role);
}
