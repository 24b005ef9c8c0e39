export { CustomerReads } from './adapters/customer-reads.js';
export { Customers } from './adapters/customers.js';
export { CrmModule } from './crm.module.js';
