/** Issues the link of an invitation, joining the running transaction. @returns the whole address; undefined once it is over */
export type IssueInvitation = (invitationId: string) => Promise<string | undefined>;

/** What mails need of the invitations, whose module says how: it needs mails itself. */
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
