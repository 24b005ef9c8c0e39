export { BackupFolder, UnfinishedBackup } from './adapters/backup-folder.js';
export { restoreBackup } from './adapters/restore-backup.js';
export { takeBackup } from './adapters/take-backup.js';
export { BackupRefusal } from './domain/backup-refusal.js';
