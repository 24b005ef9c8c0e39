import type { ArtworkFacts } from '@tiraz/api-client';
import { ARTWORK_LIMITS, type SentPlacement } from '@tiraz/contracts/artwork';

/** Of a product type, as much as placing needs. */
export interface Area {
  id: string;
  widthMm: number;
  heightMm: number;
}

/** Where a design lies in an area, in whole millimetres. */
export type Placing = Omit<SentPlacement, 'artworkId'>;

/** What of an area a design takes at first. */
const FIRST_SHARE = 0.7;

/** Height by width of what a file shows. */
export function aspectOf({ widthPx, heightPx, widthMm, heightMm }: ArtworkFacts): number {
  const [width, height] = [widthPx ?? widthMm, heightPx ?? heightMm];
  return width && height ? height / width : 1;
}

/** The narrowest and the widest that a design can be printed in an area. */
export function widthsIn(area: Area, aspect: number): { least: number; most: number } {
  const { least, most } = ARTWORK_LIMITS.widthMm;
  const widest = Math.floor(Math.min(area.widthMm, area.heightMm / aspect, most));
  return { least, most: Math.max(widest, least) };
}

/** How far from the middle it may lie, either way. */
export function roomIn(area: Area, aspect: number, widthMm: number): { xMm: number; yMm: number } {
  const half = (all: number, taken: number) => Math.max(Math.floor((all - taken) / 2), 0);
  return { xMm: half(area.widthMm, widthMm), yMm: half(area.heightMm, widthMm * aspect) };
}

/** What is wanted, as far as the area has room for it. */
export function settledIn(area: Area, aspect: number, wanted: Placing): Placing {
  const { least, most } = widthsIn(area, aspect);
  const widthMm = within(Math.round(wanted.widthMm), least, most);
  const room = roomIn(area, aspect, widthMm);
  return {
    areaId: area.id,
    widthMm,
    xMm: within(Math.round(wanted.xMm), -room.xMm, room.xMm),
    yMm: within(Math.round(wanted.yMm), -room.yMm, room.yMm),
    withoutGround: wanted.withoutGround,
  };
}

/** In the middle of an area, with some room around. */
export function firstIn(area: Area, aspect: number): Placing {
  const widthMm = widthsIn(area, aspect).most * FIRST_SHARE;
  return settledIn(area, aspect, { areaId: area.id, widthMm, xMm: 0, yMm: 0, withoutGround: false });
}

/** Where it was put, if the garment still has that area; else in its likeliest one; nowhere on a garment without any. */
export function placedOn(
  areas: readonly Area[],
  aspect: number,
  wanted: Placing | undefined,
): Placing | undefined {
  const area = areas.find(({ id }) => id === wanted?.areaId);
  if (area && wanted) return settledIn(area, aspect, wanted);
  const [likeliest] = areas;
  return likeliest && firstIn(likeliest, aspect);
}

function within(value: number, least: number, most: number): number {
  // No -0, which would be sent as such.
  return Math.min(Math.max(value, least), most) + 0;
}
