import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/index.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { CommunicationsController } from './adapters/communications.controller.js';
import { Communications } from './adapters/communications.js';
import { CustomerEdits } from './adapters/customer-edits.js';
import { CustomerReads } from './adapters/customer-reads.js';
import { CustomersController } from './adapters/customers.controller.js';
import { Customers } from './adapters/customers.js';
import { FollowUpsController } from './adapters/follow-ups.controller.js';
import { FollowUps } from './adapters/follow-ups.js';
import { DemoCustomerCare } from './seed/demo-customer-care.js';

@Module({
  imports: [AuthModule],
  controllers: [CustomersController, FollowUpsController, CommunicationsController],
  providers: [
    {
      provide: Customers,
      inject: [DataSource, AuditTrail],
      useFactory: (...needs: ConstructorParameters<typeof Customers>) => new Customers(...needs),
    },
    {
      provide: Communications,
      inject: [DataSource, Transactions, Customers, AuditTrail, Clock],
      useFactory: (...needs: ConstructorParameters<typeof Communications>) => new Communications(...needs),
    },
    {
      provide: FollowUps,
      inject: [DataSource, Transactions, Customers, AuditTrail, Clock],
      useFactory: (...needs: ConstructorParameters<typeof FollowUps>) => new FollowUps(...needs),
    },
    {
      provide: CustomerReads,
      inject: [DataSource, Communications, FollowUps, Clock],
      useFactory: (...needs: ConstructorParameters<typeof CustomerReads>) => new CustomerReads(...needs),
    },
    {
      provide: CustomerEdits,
      inject: [DataSource, Transactions, CustomerReads, AuditTrail, Clock],
      useFactory: (...needs: ConstructorParameters<typeof CustomerEdits>) => new CustomerEdits(...needs),
    },
    {
      provide: DemoCustomerCare,
      inject: [DataSource, Transactions, Customers, AuditTrail, Clock],
      useFactory: (
        source: DataSource,
        transactions: Transactions,
        customers: Customers,
        auditTrail: AuditTrail,
        clock: Clock,
      ) =>
        new DemoCustomerCare(
          source,
          (past) => ({
            communications: new Communications(source, transactions, customers, auditTrail, past),
            followUps: new FollowUps(source, transactions, customers, auditTrail, past),
          }),
          clock,
        ),
    },
  ],
  exports: [Customers, CustomerReads, DemoCustomerCare],
})
export class CrmModule {}
