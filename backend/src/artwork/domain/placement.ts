import type { PlacedArea, Placement, SentPlacement } from '@tiraz/contracts/artwork';
import { DomainError, invalidField } from '../../shared/domain/domain-error.js';

/** Room for what lies at the very edge of its area. */
const TOLERANCE_MM = 0.5;

export interface PrintedArea extends PlacedArea {
  id: string;
}

/**
 * A design's width has to lie inside its area, in millimetres, and so does its centre. Its height is not known here.
 *
 * @param areas of the product type; undefined for an archived one
 * @throws DomainError `artwork.unknown-area`, `artwork.outside-area`
 */
export function placedOn(
  areas: readonly PrintedArea[] | undefined,
  { artworkId: _, ...sent }: SentPlacement,
  path: string,
): Placement {
  if (!areas) return { ...sent, area: null };
  const area = areas.find(({ id }) => id === sent.areaId);
  if (!area) throw misplaced(`${path}.areaId`, 'unknown-area', 'The garment has no such print area.');
  const { widthMm, xMm, yMm } = sent;
  const isInside =
    Math.abs(xMm) + widthMm / 2 <= area.widthMm / 2 + TOLERANCE_MM &&
    Math.abs(yMm) <= area.heightMm / 2 + TOLERANCE_MM;
  if (!isInside) throw misplaced(path, 'outside-area', 'The print leaves its print area.');
  const { name, nameAr, place, heightMm } = area;
  return { ...sent, area: { name, nameAr, place, widthMm: area.widthMm, heightMm } };
}

function misplaced(path: string, reason: string, message: string): DomainError {
  return invalidField(path, `artwork.${reason}`, message);
}
