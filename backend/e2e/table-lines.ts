import { query } from './databases.js';

/**
 * Everything that a table has and everything that refers to it, as text: its columns, constraints, indexes and triggers;
 * foreign keys of others, views, functions, policies and publications. A partition has what its table has.
 */
const TABLE_LINES = `
  WITH it AS (SELECT $1::regclass AS id), lines AS (
    SELECT 'column ' || concat_ws(' ', attname, format_type(atttypid, atttypmod), collname, attnotnull, attidentity,
           pg_get_serial_sequence(attrelid::regclass::text, attname),
           attgenerated, attstorage, attcompression, pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)) AS line
      FROM it JOIN pg_attribute ON attrelid = it.id AND attnum > 0 AND NOT attisdropped
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    UNION ALL SELECT 'constraint ' || pg_get_constraintdef(oid)
      FROM pg_constraint, it WHERE conrelid = it.id AND contype IN ('c', 'f', 'p', 'u', 'x')
    UNION ALL SELECT 'index ' || regexp_replace(pg_get_indexdef(indexrelid), ' \\S+ ON (ONLY )?', ' ON ')
           || CASE WHEN indisvalid THEN '' ELSE ' INVALID' END
      FROM pg_index, it WHERE indrelid = it.id
    UNION ALL SELECT concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid, true))
      FROM pg_trigger, it WHERE tgrelid = it.id AND NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', 'foreign key', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint, it WHERE confrelid = it.id AND conparentid = 0
    UNION ALL SELECT concat_ws(' ', 'view', ev_class::regclass, obj_description(ev_class), pg_get_viewdef(ev_class))
      FROM pg_rewrite WHERE oid IN (SELECT objid FROM pg_depend, it WHERE classid = 'pg_rewrite'::regclass AND refobjid = it.id)
    UNION ALL SELECT 'dependent ' || pg_describe_object(classid, objid, 0)
      FROM pg_depend, it JOIN pg_class ON pg_class.oid = it.id
      WHERE refobjid IN (it.id, reltype) AND deptype = 'n'
        AND classid NOT IN ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_rewrite'::regclass, 'pg_trigger'::regclass)
    UNION ALL SELECT 'granted ' || relacl::text FROM pg_class, it WHERE oid = it.id AND relacl IS NOT NULL
  )
  SELECT DISTINCT line FROM lines`;

export async function tableLines(databaseUrl: string, table: string): Promise<string[]> {
  return (await query<{ line: string }>(databaseUrl, TABLE_LINES, [table])).map(({ line }) => line).sort();
}
