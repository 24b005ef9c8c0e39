import { runBackupCommand } from './backup-command.ts';

// `npm run restore`: out of such a folder.
process.exitCode = await runBackupCommand('restore', process.argv.slice(2), process.env);
