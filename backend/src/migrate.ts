import { parseConfig } from './config.js';
import { innermost } from './shared/database/database-fault.js';
import { migrate } from './shared/database/migrate.js';

// A migration job's command, before instances with MIGRATE_ON_START=false are replaced.
try {
  const done = await migrate(parseConfig(process.env).databaseDirectUrl);
  console.log(done.length > 0 ? `Migrated: ${done.join(', ')}.` : 'Nothing to migrate.');
} catch (error) {
  console.error(error instanceof Error ? innermost(error) : error);
  process.exitCode = 1;
}
