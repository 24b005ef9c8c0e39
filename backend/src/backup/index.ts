export { runBackupCommand } from './adapters/backup-command.js';
