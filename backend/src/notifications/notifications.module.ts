import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../shared/domain/clock.js';
import { Jobs } from '../shared/domain/jobs.js';
import { TypeOrmMessageStore } from './adapters/message-store.typeorm.js';
import { MessageEntity } from './adapters/message.entity.js';
import { Mails } from './index.js';
import { MessageStore } from './application/message-store.js';
import { WriteMails } from './application/write-mails.js';

@Module({
  imports: [TypeOrmModule.forFeature([MessageEntity])],
  providers: [
    {
      provide: MessageStore,
      inject: [DataSource],
      useFactory: (source: DataSource) => new TypeOrmMessageStore(source),
    },
    {
      provide: Mails,
      inject: [MessageStore, Jobs, Clock],
      useFactory: (...needs: ConstructorParameters<typeof WriteMails>) => new WriteMails(...needs),
    },
  ],
  exports: [Mails],
})
export class NotificationsModule {}
