export { CustomerReads } from './adapters/customer-reads.js';
export { Customers } from './adapters/customers.js';
export { CrmModule } from './crm.module.js';
export { DemoCustomerCare } from './seed/demo-customer-care.js';
