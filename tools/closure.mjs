// Holds the closures of the backend: how many of the repository's own files a file drags along to read or to test it,
// itself and type imports included. `npm run closure -w tools` shows every rule, use case and controller beside its limit, and
// fails when one is over it; `npm run closure -w tools -- FILE …` shows what a file drags along.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruiseThrough } from './cruise.mjs';

const REPOSITORY = dirname(dirname(fileURLToPath(import.meta.url)));
const OWN = /^(backend|storefront|[a-z]+-remote|host-shell|libs)\//;
const CONTRACT = /^backend\/src\/[^/]+\/index\.ts$/;
/** Marks a contract of which types are imported: it leads to what it says in `export type`, not to the rest. */
const TYPES_ALONE = ' (types)';
const TESTS = /\.(spec|fixture|in-memory)\.ts$/;

const KINDS = [
  { kind: 'rule', files: /^backend\/src\/[^/]+\/domain\//, most: 3 },
  { kind: 'use case', files: /^backend\/src\/[^/]+\/application\//, most: 15 },
  { kind: 'controller', files: /^backend\/src\/.*\.controller\.ts$/, most: 20 },
];

/**
 * What is over its limit today may not grow. Whoever brings it down lowers the figure, or takes it out. No controller has
 * one.
 * @type {Record<string, number>} files, by the file
 */
export const EXCEPTIONS = {
  'backend/src/inquiries/domain/new-inquiry.ts': 16,
  'backend/src/pricing/domain/price-preview.ts': 15,
  'backend/src/pricing/domain/fitting.ts': 14,
  'backend/src/pricing/domain/selection.ts': 11,
  'backend/src/inquiries/domain/submission.ts': 10,
  'backend/src/crm/domain/customer-sheet.ts': 12,
  'backend/src/price-changes/domain/moves.ts': 11,
  'backend/src/price-changes/domain/new-price-change.ts': 10,
  'backend/src/pricing/domain/quote.ts': 12,
  'backend/src/quotations/domain/quotation.ts': 9,
  'backend/src/pricing/domain/price-book.ts': 8,
  'backend/src/pricing/domain/said-sizes.ts': 8,
  'backend/src/inquiries/domain/submitted-inquiry.ts': 5,
  'backend/src/pricing/domain/priced-configuration.ts': 10,
  'backend/src/quotations/domain/prepared-lines.ts': 7,
  'backend/src/price-changes/domain/item-prices.ts': 7,
  'backend/src/price-changes/domain/price-change.ts': 7,
  'backend/src/price-changes/domain/price-sheet.ts': 7,
  'backend/src/pricing/domain/sizes.ts': 6,
  'backend/src/quotations/domain/revision.ts': 6,
  'backend/src/catalogue/domain/stored-item.ts': 6,
  'backend/src/quotations/domain/offer-rules.ts': 5,
  'backend/src/calendar/domain/response-clock.ts': 5,
  'backend/src/catalogue/domain/catalogue-items.ts': 5,
  'backend/src/catalogue/domain/quantity-breaks.ts': 5,
  'backend/src/quotations/domain/offer-changes.ts': 4,
  'backend/src/auth/domain/password.ts': 4,
  'backend/src/crm/domain/merge.ts': 4,
  'backend/src/crm/domain/scheduled-date.ts': 4,
  'backend/src/inquiries/domain/inquiry.ts': 5,
  'backend/src/price-changes/domain/effective-moment.ts': 4,
  'backend/src/price-changes/domain/wanted-change.ts': 4,
  'backend/src/quotations/application/resume-quotations.ts': 27,
  'backend/src/quotations/application/read-quotation-files.ts': 25,
  'backend/src/auth/application/manage-absences.ts': 16,
  'backend/src/notifications/application/read-mails.ts': 17,
  'backend/src/quotations/application/manage-quotations.ts': 37,
  'backend/src/quotations/application/answer-quotation.ts': 33,
  'backend/src/quotations/application/preview-quotation.ts': 30,
  'backend/src/price-changes/application/manage-price-changes.ts': 27,
  'backend/src/quotations/application/quotation-acceptance.ts': 26,
  'backend/src/quotations/application/send-quotation.ts': 26,
  'backend/src/quotations/application/offer-writing.ts': 25,
  'backend/src/auth/application/manage-own-passkeys.ts': 26,
  'backend/src/inquiries/application/submit-inquiry.ts': 23,
  'backend/src/auth/application/manage-own-factor.ts': 24,
  'backend/src/auth/application/accounts.ts': 22,
  'backend/src/crm/application/manage-follow-ups.ts': 21,
  'backend/src/inquiries/application/manage-inquiries.ts': 24,
  'backend/src/pricing/application/pricing.ts': 22,
  'backend/src/inquiries/application/assign-inquiries.ts': 20,
  'backend/src/price-changes/application/preview-price-change.ts': 20,
  'backend/src/quotations/application/neighbours.ts': 20,
  'backend/src/catalogue/application/manage-catalogue.ts': 20,
  'backend/src/crm/application/import-customers.ts': 21,
  'backend/src/inquiries/application/say-sizes.ts': 21,
  'backend/src/overview/application/read-today.ts': 20,
  'backend/src/auth/application/manage-own-account.ts': 19,
  'backend/src/auth/application/confirm-session.ts': 20,
  'backend/src/auth/application/check-codes.ts': 20,
  'backend/src/auth/application/sign-in.ts': 18,
  'backend/src/catalogue/application/change-prices.ts': 18,
  'backend/src/crm/application/manage-customers.ts': 19,
  'backend/src/inquiries/application/new-inquiries.ts': 17,
  'backend/src/pricing/application/ladder.ts': 18,
  'backend/src/crm/application/log-communications.ts': 16,
  'backend/src/inquiries/application/open-requests.ts': 16,
  'backend/src/pricing/application/preview-prices.ts': 17,
  'backend/src/pricing/application/compare-prices.ts': 16,
};

/** Of the controllers. */
const MOST_MEDIAN = 12;

/** @returns {Promise<Map<string, string[]>>} what each file imports: the backend's, and those that they reach */
export async function readImports() {
  const { modules } = await cruiseThrough(['backend/src'], REPOSITORY);
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const own = dependencies.filter(({ resolved }) => OWN.test(resolved));
    /** @param {import('dependency-cruiser').IDependency} dependency */
    const edge = ({ resolved, dependencyTypes }) =>
      dependencyTypes.includes('type-only') && CONTRACT.test(resolved) ? resolved + TYPES_ALONE : resolved;
    imports.set(source, own.map(edge));
    if (CONTRACT.test(source)) {
      const types = own.filter(({ dependencyTypes }) => dependencyTypes.includes('type-only'));
      imports.set(source + TYPES_ALONE, types.map(edge));
    }
  }
  return imports;
}

/**
 * @param {string} file relative to the repository
 * @param {Map<string, string[]>} imports
 * @returns {string[]} the files of the closure, the file itself among them
 */
export function closureOf(file, imports) {
  const closure = new Set([file]);
  // A set hands out what is added while it is walked.
  for (const member of closure) for (const imported of imports.get(member) ?? []) closure.add(imported);
  return [...new Set([...closure].map((member) => member.replace(TYPES_ALONE, '')))].sort();
}

/**
 * Every file that has a limit, the largest closure of each kind first.
 *
 * @param {Map<string, string[]>} imports
 * @param {Record<string, number>} exceptions
 * @returns {{ kind: string, file: string, files: number, limit: number }[]}
 */
export function measured(imports, exceptions = EXCEPTIONS) {
  return KINDS.flatMap(({ kind, files, most }) =>
    [...imports.keys()]
      .filter((file) => files.test(file) && !TESTS.test(file))
      .map((file) => ({
        kind,
        file,
        files: closureOf(file, imports).length,
        limit: (kind !== 'controller' && exceptions[file]) || most,
      }))
      .sort((a, b) => b.files - a.files || a.file.localeCompare(b.file)),
  );
}

/** @param {ReturnType<typeof measured>} all */
export function medianOf(all) {
  const sizes = all.filter(({ kind }) => kind === 'controller').map(({ files }) => files);
  const middle = sizes.sort((a, b) => a - b).slice((sizes.length - 1) >> 1, (sizes.length >> 1) + 1);
  return middle.reduce((sum, size) => sum + size, 0) / middle.length;
}

/**
 * @param {ReturnType<typeof measured>} all
 * @returns {string[]} a sentence for each limit that is broken
 */
export function faultsOf(all, most = MOST_MEDIAN) {
  const reached = medianOf(all);
  return [
    ...all
      .filter(({ files, limit }) => files > limit)
      .map(({ file, files, limit }) => `${file} drags along ${files} files; ${limit} are the most`),
    ...(reached > most ? [`the median of the controllers is ${reached}; ${most} is the most`] : []),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const imports = await readImports();
  const asked = process.argv.slice(2);
  for (const file of asked) {
    if (!imports.has(file)) throw new Error(`${file} is no file of the backend`);
    const closure = closureOf(file, imports);
    console.log(`${file}: ${closure.length} files\n${closure.map((member) => `  ${member}`).join('\n')}`);
  }
  if (asked.length === 0) {
    const all = measured(imports);
    for (const { kind, file, files, limit } of all) {
      const isException = file in EXCEPTIONS;
      const note = isException ? (files < limit ? '  exception, can be lowered' : '  exception') : '';
      console.log(
        `${kind.padEnd(10)} ${String(files).padStart(3)} of ${String(limit).padStart(2)}  ${file}${note}`,
      );
    }
    console.log(`median of the controllers: ${medianOf(all)}, ${MOST_MEDIAN} at most`);
    const faults = faultsOf(all);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length > 0 ? 1 : 0;
  }
}
