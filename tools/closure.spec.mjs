import { describe, expect, it } from '@jest/globals';
import { closureOf, faultsOf, measured, readImports } from './closure.mjs';

describe('the backend', () => {
  it('has no closure over its limit', async () => {
    const imports = await readImports();
    const all = measured(imports);

    expect(faultsOf(all)).toEqual([]);
    const read = (/** @type {string} */ kind) => all.filter((each) => each.kind === kind);
    expect(read('rule').length).toBeGreaterThan(20);
    expect(read('use case').length).toBeGreaterThan(20);
    expect(read('controller').length).toBeGreaterThanOrEqual(18);
    // A closure of one was not followed: every controller has imports.
    expect(Math.min(...read('controller').map(({ files }) => files))).toBeGreaterThan(1);
  });
});

describe("a type import of another module's contract", () => {
  it('drags along what the contract exports as types, and not what it does', async () => {
    const closure = closureOf('backend/src/inquiries/domain/submission.ts', await readImports());

    expect(closure).toEqual(
      expect.arrayContaining(['backend/src/pricing/index.ts', 'backend/src/pricing/domain/configuration.ts']),
    );
    expect(closure).not.toContain('backend/src/pricing/application/pricing.ts');
  });
});

describe('files with planted imports', () => {
  const RULE = 'backend/src/pricing/domain/quote.ts';
  const USE_CASE = 'backend/src/pricing/application/pricing.ts';
  const CONTROLLER = 'backend/src/pricing/adapters/pricing.controller.ts';
  const graph = (/** @type {string[]} */ ruleImports = []) =>
    new Map([
      [RULE, ruleImports],
      [USE_CASE, [RULE]],
      [CONTROLLER, [USE_CASE]],
      ['backend/src/pricing/domain/quote.spec.ts', [RULE]],
      ...new Map(ruleImports.map((file) => [file, [RULE]])),
    ]);
  const three = ['one', 'two', 'three'].map((name) => `backend/src/shared/${name}.ts`);
  const roomy = 12;

  it('follows imports to the end, and a circle once', () => {
    expect(closureOf(CONTROLLER, graph(three))).toEqual([CONTROLLER, USE_CASE, RULE, ...three].sort());
  });

  it('has a limit for every rule, use case and controller, and for no test', () => {
    expect(measured(graph(), {})).toEqual([
      { kind: 'rule', file: RULE, files: 1, limit: 3 },
      { kind: 'use case', file: USE_CASE, files: 2, limit: 15 },
      { kind: 'controller', file: CONTROLLER, files: 3, limit: 20 },
    ]);
  });

  it('finds the rule that drags along too much', () => {
    expect(faultsOf(measured(graph(three.slice(1)), {}), roomy)).toEqual([]);
    expect(faultsOf(measured(graph(three), {}), roomy)).toEqual([
      `${RULE} drags along 4 files; 3 are the most`,
    ]);
  });

  it('lets an exception be as large as it is, and no larger', () => {
    expect(faultsOf(measured(graph(three), { [RULE]: 4 }), roomy)).toEqual([]);
    expect(faultsOf(measured(graph(three), { [RULE]: 3 }), roomy)).toHaveLength(1);
  });

  it('knows no exception for a controller', () => {
    const twenty = Array.from({ length: 20 }, (_, at) => `backend/src/shared/${at}.ts`);
    const all = measured(graph(twenty), { [RULE]: 21, [USE_CASE]: 22, [CONTROLLER]: 23 });
    expect(faultsOf(all, 23)).toEqual([`${CONTROLLER} drags along 23 files; 20 are the most`]);
  });

  it('finds a median that has grown', () => {
    expect(faultsOf(measured(graph(), {}), 2.5)).toEqual([
      'the median of the controllers is 3; 2.5 is the most',
    ]);
  });
});
