interface Placed {
  id: string;
  name: string;
  sortOrder: number;
}

/**
 * The one order of every list of the catalogue: by position, then by the Unicode numbers of the name's characters,
 * then by id. Staff's lists ask the database for the same: see STAFF_ORDER.
 */
export function inListOrder(one: Placed, other: Placed): number {
  return (
    one.sortOrder - other.sortOrder || byCharacters(one.name, other.name) || byCharacters(one.id, other.id)
  );
}

function byCharacters(one: string, other: string): number {
  const [ours, theirs] = [[...one], [...other]];
  const index = ours.findIndex((character, at) => character !== theirs[at]);
  if (index < 0) return ours.length - theirs.length;
  return (ours[index]?.codePointAt(0) ?? 0) - (theirs[index]?.codePointAt(0) ?? -1);
}
