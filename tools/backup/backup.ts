import { runBackupCommand } from './backup-command.ts';

// `npm run backup`: the database and what the object store keeps, into a folder.
process.exitCode = await runBackupCommand('backup', process.argv.slice(2), process.env);
