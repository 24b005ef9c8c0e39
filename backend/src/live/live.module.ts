import {
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { AuthModule, StaffSessions } from '../auth/auth.module.js';
import { DataSource } from 'typeorm';
import { DatabaseListener } from '../shared/database/listener.js';
import { provide } from '../shared/provide.js';
import { LiveChangesController } from './adapters/live-changes.controller.js';
import { LooksController } from './adapters/looks.controller.js';
import { PostgresLooks, StaffLooks } from './adapters/looks.postgres.js';
import { StaffChanges } from './adapters/staff-changes.js';
import { Admission, LiveChanges } from './application/live-changes.js';
import { Looks } from './application/looks.js';

const SILENT_FOR_MS = 15_000;
const ADMITTED_FOR_MS = 60_000;

@Module({
  imports: [AuthModule],
  controllers: [LiveChangesController, LooksController],
  providers: [
    {
      provide: Admission,
      inject: [StaffSessions],
      useFactory: (sessions: StaffSessions): Admission => ({
        of: async (token) => {
          const { permissions, lacksFactor } = await sessions.look(token);
          if (lacksFactor) throw new Error('A second factor is set up before anything is told');
          return permissions;
        },
      }),
    },
    provide(LiveChanges, LiveChanges, [Admission]),
    provide(Looks, PostgresLooks, [DataSource]),
  ],
})
export class LiveModule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly changes: LiveChanges,
    private readonly listener: DatabaseListener,
  ) {}

  onModuleInit(): void {
    this.listener.add(new StaffChanges(this.changes));
    this.listener.add(new StaffLooks(this.changes));
  }

  onApplicationBootstrap(): void {
    this.timers.push(
      setInterval(() => this.changes.breakSilence(), SILENT_FOR_MS).unref(),
      setInterval(() => void this.changes.readmit(), ADMITTED_FOR_MS).unref(),
    );
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.changes.end();
  }
}
