import type { Item } from './kinds';

/** Whether a name in either language holds what is searched for, however it is spelled. */
export function isFound({ name, nameAr }: Pick<Item, 'name' | 'nameAr'>, search: string): boolean {
  const wanted = folded(search);
  return folded(name).includes(wanted) || folded(nameAr).includes(wanted);
}

/** Without case, accents and diacritics; أ إ آ as ا, ى as ي, ة as ه. */
function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
