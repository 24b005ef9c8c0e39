import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Accounts, AuthModule, OwnMails } from '../auth/auth.module.js';
import { Config } from '../config.js';
import { InvitationLinks, Mails, staffInvited } from '../notifications/index.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AuditTrail } from '../shared/domain/audit-trail.js';
import { Clock } from '../shared/domain/clock.js';
import { Transactions } from '../shared/domain/transactions.js';
import { newToken } from '../shared/secrets/tokens.js';
import { provide } from '../shared/provide.js';
import { TypeOrmInvitationStore } from './adapters/invitation-store.typeorm.js';
import { InvitationEntity } from './adapters/invitation.entity.js';
import { InvitationsController } from './adapters/invitations.controller.js';
import { JoiningController } from './adapters/joining.controller.js';
import { InvitationJoining } from './application/invitation-joining.js';
import { InvitationStore } from './application/invitation-store.js';
import { Invitations } from './application/invitations.js';
import { ManageInvitations, type WriteInvitation } from './application/manage-invitations.js';

@Module({
  imports: [AuthModule, NotificationsModule, TypeOrmModule.forFeature([InvitationEntity])],
  controllers: [InvitationsController, JoiningController],
  providers: [
    provide(InvitationStore, TypeOrmInvitationStore, [DataSource]),
    {
      provide: ManageInvitations,
      inject: [Transactions, InvitationStore, Accounts, OwnMails, Mails, AuditTrail, Clock, Config],
      useFactory: (
        transactions: Transactions,
        store: InvitationStore,
        accounts: Accounts,
        ownMails: OwnMails,
        mails: Mails,
        audit: AuditTrail,
        clock: Clock,
        { publicUrl }: Config,
      ) =>
        new ManageInvitations(
          transactions,
          store,
          accounts,
          ownMails,
          written(mails),
          { next: newToken },
          audit,
          clock,
          publicUrl,
        ),
    },
    { provide: Invitations, useExisting: ManageInvitations },
    { provide: InvitationJoining, useExisting: ManageInvitations },
  ],
})
export class InvitationsModule implements OnModuleInit {
  constructor(
    private readonly links: InvitationLinks,
    private readonly invitations: ManageInvitations,
  ) {}

  onModuleInit(): void {
    this.links.issueBy((id) => this.invitations.issue(id));
  }
}

function written(mails: Mails): WriteInvitation {
  return ({ id, email, language, expiresAt }, at) =>
    mails.write({
      ...staffInvited({ language, until: expiresAt }),
      key: `staff-invited:${id}:${at.getTime()}`,
      kind: 'staff-invited',
      to: { name: '', email },
      language,
      about: { inquiryId: null, reference: '', invitationId: id },
      sendBefore: expiresAt,
    });
}
