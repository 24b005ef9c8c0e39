import {
  useGetQuotationQuery,
  useListAuditTrailQuery,
  useListCommunicationsQuery,
  useListMailsQuery,
  type AuditTrailEntry,
  type Communication,
  type InquiryDetails,
  type Mail,
  type Quotation,
} from '@tiraz/api-client/staff';
import { DECLINE_REASONS } from '@tiraz/contracts/quotation';
import { useTexts } from '@tiraz/locale';
import { texts } from '@tiraz/messages/admin-remote/inquiry-details';
import { texts as declineReasons } from '@tiraz/messages/inquiry/decline-reasons';
import { Isolated, isUnknown, StaffLink, useMay, UserText } from '@tiraz/staff-kit/page';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { LostReason } from '../../ui/lost-reason';
import { StaffName } from '../../ui/staff-name';
import { InquiryStatusTag } from '../../ui/status-tag';

/** More than an inquiry has. */
const ALL = 1000;
/** What one request writes is written within it. */
const SAME_MOMENT_MS = 5000;

interface Entry {
  id: string;
  at: string;
  /** What kind of thing it is. */
  mark: ReactNode;
  title: ReactNode;
  /** Who did it, or what became of it. */
  aside?: ReactNode;
  /** What was said. */
  said?: string;
}

interface Timeline {
  /** The newest first. */
  entries: Entry[];
  /** Some of it did not load. */
  isPartial: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** What stands nowhere else, by its action in the audit trail. */
const OTHER_CHANGES = {
  'inquiry.notes-saved': 'notesSaved',
  'inquiry.owner-changed': 'ownerChanged',
  'inquiry.given-in-turn': 'givenInTurn',
  'inquiry.sizes-said': 'sizesSaid',
  'inquiry.links-revoked': 'linksRevoked',
} as const;

type OtherChange = AuditTrailEntry & { action: keyof typeof OTHER_CHANGES };

/** All that happened to an inquiry, as far as whoever looks may know of it. */
export function useTimeline(inquiry: InquiryDetails): Timeline {
  const t = useTexts(texts);
  const reasons = useTexts(declineReasons);
  const about = { inquiryId: inquiry.id, limit: ALL };
  const quotation = useGetQuotationQuery(inquiry.id, { skip: !useMay('quotations.read') });
  const mails = useListMailsQuery(about, { skip: !useMay('mail.read') });
  const communications = useListCommunicationsQuery(about, { skip: !useMay('customers.read') });
  const changes = useListAuditTrailQuery({ thing: inquiry.id, limit: ALL }, { skip: !useMay('audit.read') });
  const sources = [quotation, mails, communications, changes];
  const failed = sources.filter(
    ({ isError, error, currentData }) => isError && !currentData && !(error && isUnknown(error)),
  );

  const by = (email: string | null, somebody: string) => (email ? <StaffName email={email} /> : somebody);
  const ofStatus = (entry: InquiryDetails['history'][number]): Entry => {
    const { from, to, changedBy, changedAt, isUndo, lost } = entry;
    const isCustomers = to === 'accepted' && isAcceptedOnPage(quotation.currentData, changedAt);
    const beginning = from ? undefined : changedBy ? t.entered : t.arrived;
    return {
      id: `status ${changedAt} ${to}`,
      at: changedAt,
      mark: <InquiryStatusTag status={to} />,
      title: (
        <>
          {isUndo && `${t.undone} · `}
          {beginning ?? by(changedBy, isCustomers ? t.customer : t.somebody)}
        </>
      ),
      aside: beginning && changedBy ? by(changedBy, t.somebody) : lost && <LostReason lost={lost} />,
    };
  };
  const whyDeclined = (data: Record<string, unknown>) => {
    const reason = DECLINE_REASONS.find((one) => one === data.reason);
    return reason && ` · ${reasons[reason]}`;
  };
  const ofQuotation = ({ kind, at, revision, by: email, data }: Quotation['events'][number]): Entry => ({
    id: `quotation ${at} ${kind}`,
    at,
    mark: <Tag>{t.revision(revision)}</Tag>,
    title: t.quotationEvents[kind],
    aside: (
      <>
        {by(email, t.customer)}
        {kind === 'declined' && whyDeclined(data)}
        {Number(data.files ?? 0) > 0 && ` · ${t.withDesigns(Number(data.files))}`}
      </>
    ),
    said:
      textIn(data, 'text') || textIn(data, 'note') || textIn(data, 'reason', kind === 'acceptance_undone'),
  });
  const ofMail = ({ id, subject, state, sentAt, createdAt, email }: Mail): Entry => ({
    id: `mail ${id}`,
    at: sentAt ?? createdAt,
    mark: <Tag color={state === 'failed' ? 'error' : 'default'}>{`${t.mail}: ${t.mailStates[state]}`}</Tag>,
    title: (
      <StaffLink to={`/mail/${id}`}>
        <UserText>{subject}</UserText>
      </StaffLink>
    ),
    aside: <Isolated>{email}</Isolated>,
  });
  const ofCommunication = ({ id, type, subject, content, loggedBy, createdAt }: Communication): Entry => ({
    id: `communication ${id}`,
    at: createdAt,
    mark: <Tag>{t.communications[type]}</Tag>,
    title: <UserText>{subject}</UserText>,
    aside: by(loggedBy, t.somebody),
    said: content,
  });
  const ofChange = ({ id, at, action, by: email, after }: OtherChange): Entry => ({
    id: `change ${id}`,
    at,
    mark: <Tag>{t.changed}</Tag>,
    title: t.otherChanges[OTHER_CHANGES[action]],
    // Nobody gave it: to whom it went.
    aside: by(action === 'inquiry.given-in-turn' ? textIn(after ?? {}, 'owner') : email, t.customer),
  });

  return {
    entries: [
      ...inquiry.history.map(ofStatus),
      ...(quotation.currentData?.events ?? []).map(ofQuotation),
      ...(mails.currentData?.items ?? []).map(ofMail),
      ...(communications.currentData?.items ?? []).map(ofCommunication),
      ...(changes.currentData?.items ?? []).filter(isOtherChange).map(ofChange),
    ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    isPartial: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** Whether the customer accepted the quotation then, which accepted the inquiry with it. */
function isAcceptedOnPage(quotation: Quotation | undefined, changedAt: string): boolean {
  return Boolean(
    quotation?.events.some(
      ({ kind, at, by }) =>
        kind === 'accepted' &&
        by === null &&
        Math.abs(Date.parse(at) - Date.parse(changedAt)) < SAME_MOMENT_MS,
    ),
  );
}

function isOtherChange(entry: AuditTrailEntry): entry is OtherChange {
  return Object.hasOwn(OTHER_CHANGES, entry.action);
}

function textIn(data: Record<string, unknown>, field: string, isShown = true): string {
  const { [field]: text } = data;
  return isShown && typeof text === 'string' ? text : '';
}
