import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { Clock } from '../shared/domain/clock.js';
import { LinkTokenEntity } from './adapters/link-token.entity.js';
import { TypeOrmLinkRegister } from './adapters/link-register.typeorm.js';
import { CustomerLinks } from './application/customer-links.js';
import { IssueLinks } from './application/issue-links.js';
import { LinkRegister } from './application/link-register.js';

// For demo data, which is of the past.
export { IssueLinks } from './application/issue-links.js';
export { LinkRegister } from './application/link-register.js';

@Module({
  imports: [TypeOrmModule.forFeature([LinkTokenEntity])],
  providers: [
    {
      provide: LinkRegister,
      inject: [DataSource],
      useFactory: (source: DataSource) => new TypeOrmLinkRegister(source),
    },
    {
      provide: CustomerLinks,
      inject: [LinkRegister, Clock, Config],
      useFactory: (register: LinkRegister, clock: Clock, { publicUrl }: Config) =>
        new IssueLinks(register, clock, publicUrl),
    },
  ],
  exports: [CustomerLinks, LinkRegister],
})
export class CustomerLinksModule {}
