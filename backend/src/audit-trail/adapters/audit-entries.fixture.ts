import type { AuditTrail } from '../../shared/domain/audit-trail.js';

export const FABRIC = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e31';
export const FIT = '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e32';
const sara = { id: '01993c00-0000-7000-8000-00000000000a', email: 'sara@tiraz.example' };
const omar = { id: '01993c00-0000-7000-8000-00000000000b', email: 'omar@tiraz.example' };

/** Five entries, which carry their numbers. */
export async function recordEntries(trail: AuditTrail): Promise<void> {
  const [fabric, fit] = [
    { kind: 'fabric', id: FABRIC },
    { kind: 'fit', id: FIT },
  ] as const;
  const account = { kind: 'staffAccount', id: 'unknown' } as const;
  for (const [number, [at, by, action, thing]] of (
    [
      ['2026-01-14T08:00:00Z', sara, 'fabric.created', fabric],
      ['2026-01-14T09:00:00Z', sara, 'fabric.updated', fabric],
      ['2026-01-15T08:00:00Z', omar, 'fit.updated', fit],
      ['2026-01-16T08:00:00Z', null, 'session.refused', account],
      ['2026-01-16T08:00:00Z', sara, 'fit.moved', fit],
    ] as const
  ).entries())
    await trail.record({
      at: new Date(at),
      by,
      action,
      thing,
      before: { entry: null },
      after: { entry: number },
    });
}
