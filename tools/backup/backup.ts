import { runBackupCommand } from './backup-command.ts';

// `npm run backup`: the database and the pictures, into a folder.
process.exitCode = await runBackupCommand('backup', process.argv.slice(2), process.env);
