interface V8Errors {
  stackTraceLimit?: number;
}

const errors = Error as V8Errors;
const { stackTraceLimit } = errors;

// To say where an error was made V8 reads the script a second time, and React makes a few to throw later: half of what
// the page's start costs. What goes wrong meanwhile the window hears of with its place.
if (stackTraceLimit !== undefined) errors.stackTraceLimit = 0;

/** From here on errors say where they come from. */
export function speakUp(): void {
  if (stackTraceLimit !== undefined) errors.stackTraceLimit = stackTraceLimit;
}
