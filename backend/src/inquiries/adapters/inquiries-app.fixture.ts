import type { Type } from '@nestjs/common';
import { controllerApp, type ControllerApp } from '../../test-support/controller-app.js';
import { InquiryLists } from '../application/inquiry-lists.js';
import { InquiryOwners } from '../application/inquiry-owners.js';
import { InquiryStatusChanges } from '../application/inquiry-status-changes.js';
import { StaffInquiries } from '../application/staff-inquiries.js';
import { InquiryOptions } from '../application/option-counts.js';
import { InMemoryInquiryLists } from './inquiry-lists.in-memory.js';
import { InMemoryInquiryOptions } from './inquiry-options.in-memory.js';
import { openInquiries } from './manage-inquiries.fixture.js';

/** A controller of staff's over the module's fakes. */
export function inquiriesApp(controller: Type, kept = openInquiries()): Promise<ControllerApp> {
  const lists = new InMemoryInquiryLists(kept.store);
  return controllerApp({
    controllers: [controller],
    providers: [
      { provide: StaffInquiries, useValue: kept.inquiries },
      { provide: InquiryStatusChanges, useValue: kept.inquiries },
      { provide: InquiryOwners, useValue: kept.owners },
      { provide: InquiryLists, useValue: lists },
      { provide: InquiryOptions, useValue: new InMemoryInquiryOptions(lists) },
    ],
  });
}
