/** Issues the link of an invitation, joining the running transaction. @returns the whole address; undefined once it is over */
export type IssueInvitation = (invitationId: string) => Promise<string | undefined>;

/** Mails' port to the invitations. That module binds it, because it depends on this one and not the other way round. */
export class InvitationLinks {
  private issuing: IssueInvitation | undefined;

  issueBy(issuing: IssueInvitation): void {
    this.issuing = issuing;
  }

  issue(invitationId: string): Promise<string | undefined> {
    if (!this.issuing) throw new Error('Nobody issues links of invitations');
    return this.issuing(invitationId);
  }
}
