export { KEPT_TABLES } from '../../../../tools/backup/contents.js';
