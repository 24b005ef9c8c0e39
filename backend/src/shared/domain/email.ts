/** An e-mail address in the one form in which it is stored and looked up: two that fold alike are one. */
export function foldEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
