export { AuditTrailModule } from './audit-trail.module.js';
