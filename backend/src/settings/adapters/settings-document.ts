import type { StoredSettings } from '../domain/settings.js';

const SCHEMA_VERSION = 1;

/** Of a document that was written before there were lead times: the ranges that the trade names until they are set. */
const USUAL_LEAD_TIMES = { sampleDays: 10, productionDays: 15, piecesPerDay: 50, spreadPercent: 50 };

/** Of a document that was written before second factors could be obligatory. */
const NO_FACTOR_ROLES = { factorRoles: [] };

/** Of a document that was written before new inquiries could be assigned in turn. */
const NO_TURN_TAKERS = { turnTakers: [] };

/** As the database keeps them; which version of the form it is stands in it. */
export function printDocument(settings: StoredSettings): object {
  return { schemaVersion: SCHEMA_VERSION, ...settings };
}

/** @throws RangeError for a form that this release does not know */
export function readDocument(document: object): StoredSettings {
  const { schemaVersion, ...settings } = document as StoredSettings & { schemaVersion: unknown };
  if (schemaVersion !== SCHEMA_VERSION)
    throw new RangeError(`settings of an unknown form: ${String(schemaVersion)}`);
  return { ...USUAL_LEAD_TIMES, ...NO_FACTOR_ROLES, ...NO_TURN_TAKERS, ...settings };
}
