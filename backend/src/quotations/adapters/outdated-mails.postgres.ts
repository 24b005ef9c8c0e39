import { isLost, type InquiryStatus } from '@tiraz/contracts/inquiry-status';
import type { RevisionState } from '@tiraz/contracts/quotation';
import type { DataSource } from 'typeorm';
import type { FindOutdated } from '../../notifications/index.js';
import { rowsOf } from '../../shared/database/rows.js';
import { dayInCairo } from '../../shared/domain/cairo.js';
import type { Clock } from '../../shared/domain/clock.js';
import { revisionInKey } from './written-mails.js';

const REVISIONS = {
  text: `
    SELECT inquiry_id AS "inquiryId", number, state, valid_through AS "validThrough", sent_at AS "codeSentAt",
      status, accepted_at AS "acceptedAt"
    FROM quotation_revisions JOIN quotations ON quotations.id = quotation_id
    JOIN inquiry_activity ON inquiry_activity.id = inquiry_id
    LEFT JOIN quotation_codes ON revision_id = quotation_revisions.id
    WHERE inquiry_id = ANY ($1)`,
};

interface RevisionRow {
  inquiryId: string;
  number: number;
  state: RevisionState;
  validThrough: string;
  /** The last code for it: none before that holds. */
  codeSentAt: Date | null;
  /** The inquiry's. */
  status: InquiryStatus;
  acceptedAt: Date | null;
}

/** Whether mails say that a revision waits for an answer, or is accepted, when it is not; or have a code that is over. */
export const outdatedMails =
  (dataSource: DataSource, clock: Clock): FindOutdated =>
  async (keys) => {
    const told = keys.flatMap((key) => revisionInKey(key) ?? []);
    if (told.length === 0) return [];
    const ids = [...new Set(told.map(({ inquiryId }) => inquiryId))];
    const revisions = await rowsOf<RevisionRow>(dataSource, REVISIONS, [ids]);
    const today = dayInCairo(clock.now());
    const isTrue = ({ inquiryId, number, says, codeSentAt }: (typeof told)[number]) =>
      revisions.some(
        (one) =>
          one.inquiryId === inquiryId &&
          one.number === number &&
          one.state === says &&
          (codeSentAt === undefined || one.codeSentAt?.getTime() === codeSentAt) &&
          (says === 'accepted' || (today <= one.validThrough && !isLost(one))),
      );
    return told.filter((one) => !isTrue(one)).map(({ key }) => key);
  };
