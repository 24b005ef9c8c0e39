import type { Type } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock.js';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { CommunicationLog } from '../application/communication-log.js';
import { CustomerImports } from '../application/customer-imports.js';
import { CustomerReads } from '../application/customer-reads.js';
import { FollowUpReads } from '../application/follow-up-reads.js';
import { StaffCustomers } from '../application/staff-customers.js';
import { StaffFollowUps } from '../application/staff-follow-ups.js';
import { customerCareInMemory } from './customer-care.fixture.js';

/** A controller of the module over its fakes. */
export function crmApp(controller: Type, care = customerCareInMemory()): Promise<ControllerApp> {
  return controllerApp({
    controllers: [controller],
    providers: [
      { provide: Clock, useValue: care.clock },
      { provide: CustomerReads, useValue: care.reads },
      { provide: FollowUpReads, useValue: care.followUpReads },
      { provide: CustomerImports, useValue: care.imports },
      { provide: StaffCustomers, useValue: care.manageCustomers },
      { provide: StaffFollowUps, useValue: care.manageFollowUps },
      { provide: CommunicationLog, useValue: care.logCommunications },
    ],
  });
}
