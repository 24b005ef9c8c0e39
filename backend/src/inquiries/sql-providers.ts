import type { Provider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { provide } from '../shared/provide.js';
import { PostgresInquiryOptions } from './adapters/inquiry-options.postgres.js';
import { PostgresInquirySums } from './adapters/inquiry-sums.postgres.js';
import { PostgresItemUsages } from './adapters/item-usages.postgres.js';
import { PostgresNewArrivals } from './adapters/new-arrivals.postgres.js';
import { PostgresOwnedInquiries } from './adapters/owned-inquiries.postgres.js';
import { PostgresRota } from './adapters/rota.postgres.js';
import { InquirySums } from './application/inquiry-sums.js';
import { ItemUsages } from './application/item-usages.js';
import { InquiryOptions } from './application/option-counts.js';
import { OwnedInquiries } from './application/owned-inquiries.js';
import { Rota } from './application/rota.js';
import { NewArrivals } from './application/waiting-inquiries.js';

/** What needs nothing but the data source: reads in SQL, and the rota. */
export const SQL_PROVIDERS: Provider[] = [
  provide(InquirySums, PostgresInquirySums, [DataSource]),
  provide(InquiryOptions, PostgresInquiryOptions, [DataSource]),
  provide(NewArrivals, PostgresNewArrivals, [DataSource]),
  provide(OwnedInquiries, PostgresOwnedInquiries, [DataSource]),
  provide(ItemUsages, PostgresItemUsages, [DataSource]),
  provide(Rota, PostgresRota, [DataSource]),
];
