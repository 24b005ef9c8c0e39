export { Customers } from './adapters/customers.js';
export { CrmModule } from './crm.module.js';
