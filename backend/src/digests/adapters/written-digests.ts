import { dailyDigest, type Mails } from '../../notifications/index.js';
import { DigestMails, type Reader, type Waiting } from '../application/neighbours.js';

export class WrittenDigests extends DigestMails {
  constructor(private readonly mails: Pick<Mails, 'write'>) {
    super();
  }

  write(reader: Reader, waiting: Waiting, { day, until }: { day: string; until: Date }): Promise<void> {
    const { id, name, email, language } = reader;
    const { inquiries, ...others } = waiting;
    const letter = dailyDigest({
      ...{ language, reader, day },
      ...others,
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
