/** Selects everything that a migration can make as text, `line`, in a fixed order. */
export const SCHEMA_LINES = `
  SELECT 'column ' || concat_ws(' ', table_name, ordinal_position, column_name, data_type, character_maximum_length,
         numeric_precision, numeric_scale, is_nullable, column_default) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'view ' || concat_ws(' ', viewname, obj_description(viewname::regclass), definition)
    FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'sequence ' || concat_ws(' ', sequencename, data_type, start_value, increment_by)
    FROM pg_sequences WHERE schemaname = 'public'
  UNION ALL SELECT 'type ' || typname || ' ' || typtype::text FROM pg_type
    WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd')
  UNION ALL SELECT 'extension ' || extname FROM pg_extension
  ORDER BY line`;
