import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Customers } from './adapters/customers.js';

@Module({
  providers: [
    { provide: Customers, inject: [DataSource], useFactory: (source: DataSource) => new Customers(source) },
  ],
  exports: [Customers],
})
export class CrmModule {}
