/** A text as it is searched: without case, accents and diacritics; أ إ آ as ا, ى as ي, ة as ه, ٣ and ۳ as 3. */
export function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ـ/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
