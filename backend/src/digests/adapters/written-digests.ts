import type { Language } from '@tiraz/contracts/language';
import type { OwnedInquiries } from '../../inquiries/index.js';
import { dailyDigest, type Mails } from '../../notifications/index.js';
import type { Today } from '../../overview/index.js';
import type { DigestMails, Reader, Waiting } from '../application/neighbours.js';
import type { DueDigest } from '../domain/digest-time.js';

/** A reader as a mail knows them. */
export interface WrittenTo extends Reader {
  /** Empty until somebody has said it. */
  name: string;
  language: Language;
}

type Own = Awaited<ReturnType<OwnedInquiries['named']>>;

export class WrittenDigests implements DigestMails<WrittenTo, Today, Own> {
  constructor(private readonly mails: Pick<Mails, 'write'>) {}

  write(reader: WrittenTo, waiting: Waiting<Today, Own>, { day, until }: DueDigest): Promise<void> {
    const { id, name, email, language } = reader;
    const { inquiries, followUps, quotations, own } = waiting;
    const letter = dailyDigest({
      ...{ language, reader, day, own },
      ...(followUps && { followUps }),
      ...(quotations && { quotations }),
      ...(inquiries && {
        inquiries: {
          ...inquiries,
          items: inquiries.items.map(({ waiting: clock, ...inquiry }) => ({
            ...inquiry,
            state: clock?.state ?? null,
          })),
        },
      }),
    });
    return this.mails.write({
      ...letter,
      key: `daily-digest:${id}:${day}`,
      kind: 'daily-digest',
      to: { name, email },
      language,
      about: { inquiryId: null, reference: '' },
      sendBefore: until,
    });
  }
}
