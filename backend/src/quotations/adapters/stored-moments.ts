/** JSON keeps moments as text: those called `at` or `…At` are read as moments again. */
export const MOMENTS = {
  to: (value: unknown) => value,
  from: (stored: object | null) =>
    stored &&
    Object.fromEntries(
      Object.entries(stored).map(([key, value]) => [
        key,
        /^at$|At$/.test(key) && typeof value === 'string' ? new Date(value) : value,
      ]),
    ),
};
