import { folded } from '../../ui/folded';
import type { Item } from './kinds';

/** Whether a name in either language holds what is searched for, however it is spelled. */
export function isFound({ name, nameAr }: Pick<Item, 'name' | 'nameAr'>, search: string): boolean {
  const wanted = folded(search);
  return folded(name).includes(wanted) || folded(nameAr).includes(wanted);
}
