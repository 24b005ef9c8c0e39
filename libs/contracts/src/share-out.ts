/**
 * A whole number shared out by parts, by the largest remainder; of equal remainders the earlier part has it.
 *
 * @param parts whole and not negative; with none above zero everything stays at zero
 */
export function shareOut(total: number, parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all === 0) return parts.map(() => 0);
  const shares = parts.map((part) => Math.floor((total * part) / all));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const first = parts
    .map((part, index) => ({ index, remainder: (total * part) % all }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index)
    .slice(0, left);
  for (const { index } of first) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
