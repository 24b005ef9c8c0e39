// Whether a dashboard is what Grafana calls one: required fields, types, and no field that does not exist. The types are
// those that Grafana publishes of its schema; what a Prometheus is asked for is said here, since they leave it open.
import { faultsOfTypes } from './virtual-module.ts';

const HEAD = `
import type * as grafana from '@grafana/schema';
import type * as stat from '@grafana/schema/dist/esm/raw/composable/stat/panelcfg/x/StatPanelCfg_types.gen';
import type * as timeseries from '@grafana/schema/dist/esm/raw/composable/timeseries/panelcfg/x/TimeSeriesPanelCfg_types.gen';
/** As JSON has it, in which a name of an enumeration is its text. */
type Json<T> = T extends string ? \`\${T}\` : T extends (infer One)[] ? Json<One>[]
  : T extends object ? { [Key in keyof T]: Json<T[Key]> } : T;
type Some<T> = T extends (infer One)[] ? Some<One>[] : T extends object ? { [Key in keyof T]?: Some<T[Key]> } : T;
interface Asked { refId: string; expr: string; legendFormat: string; datasource: grafana.DataSourceRef }
interface Configured<Custom> { defaults: Omit<grafana.FieldConfig, 'custom'> & { custom?: Some<Custom> }; overrides: never[] }
interface Shown<Options, Custom> extends Omit<grafana.Panel, 'options' | 'fieldConfig' | 'targets'> {
  options?: Some<Options>; fieldConfig: Configured<Custom>; targets: Asked[];
}
interface Annotation extends Omit<grafana.AnnotationQuery, 'target' | 'snapshotData'> { expr: string; titleFormat: string }
type Panels = {
  row: Json<grafana.RowPanel>;
  stat: Json<Shown<stat.Options, never>>;
  timeseries: Json<Shown<timeseries.Options, timeseries.FieldConfig>>;
};
type Board = Json<Omit<grafana.Dashboard, 'panels' | 'annotations'> & { annotations: { list: Annotation[] } }>;`;

/** @returns what is wrong, by the title of the panel */
export function faultsOfDashboard({
  panels,
  ...board
}: {
  panels: { title: string; type: string }[];
}): string[] {
  return faultsOfTypes(
    [
      { name: 'the dashboard', type: 'Board', value: board },
      ...panels.map((panel) => ({
        name: panel.title,
        type: `Panels[${JSON.stringify(panel.type)}]`,
        value: panel,
      })),
    ],
    HEAD,
  );
}
