/** What the sizes of a product type may be; see the glossary. */
export const SIZE_LIMITS = {
  sizes: 12,
  /** Characters. */
  label: 12,
  id: /^[a-z0-9-]{1,12}$/,
  /** Of one size in a ratio. */
  parts: 99,
  /** Of one size and colour. */
  pieces: 100_000,
} as const;
