import type { QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';

interface Step {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}

/** What a statement reads as the database carries it out. */
export interface Reads {
  /** Of the step that has the most. */
  mostRows: number;
  relations: string[];
}

export async function readsOf(source: DataSource, { text, values }: QueryConfig): Promise<Reads> {
  const [{ 'QUERY PLAN': plans }] = (await source.query(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  )) as [{ 'QUERY PLAN': { Plan: Step }[] }];
  const steps = plans.flatMap(({ Plan }) => stepsOf(Plan));
  return {
    mostRows: Math.max(
      ...steps.map(({ 'Actual Rows': rows, 'Rows Removed by Filter': others = 0 }) => rows + others),
    ),
    relations: [...new Set(steps.flatMap((step) => step['Relation Name'] ?? []))],
  };
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
