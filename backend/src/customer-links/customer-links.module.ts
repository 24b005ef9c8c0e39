import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { Config } from '../config.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { provide } from '../shared/provide.js';
import { LinkTokenEntity } from './adapters/link-token.entity.js';
import { TypeOrmLinkRegister } from './adapters/link-register.typeorm.js';
import { StaffLinksController } from './adapters/staff-links.controller.js';
import { CustomerLinks } from './application/customer-links.js';
import { IssueLinks } from './application/issue-links.js';
import { ManageLinks } from './application/manage-links.js';
import { StaffLinks } from './application/staff-links.js';
import { LinkRegister } from './application/link-register.js';

// For demo data, which is of the past.
export { IssueLinks } from './application/issue-links.js';
export { LinkRegister } from './application/link-register.js';

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([LinkTokenEntity])],
  controllers: [StaffLinksController],
  providers: [
    provide(LinkRegister, TypeOrmLinkRegister, [DataSource]),
    {
      provide: CustomerLinks,
      inject: [LinkRegister, Clock, Config],
      useFactory: (register: LinkRegister, clock: Clock, { publicUrl }: Config) =>
        new IssueLinks(register, clock, publicUrl),
    },
    provide(StaffLinks, ManageLinks, [Transactions, LinkRegister, AuditTrail, Clock]),
  ],
  exports: [CustomerLinks, LinkRegister],
})
export class CustomerLinksModule {}
