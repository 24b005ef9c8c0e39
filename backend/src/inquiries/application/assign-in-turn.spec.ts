import { describe, expect, it } from '@jest/globals';
import { omar, openInquiries, salma } from '../adapters/manage-inquiries.fixture.js';
import { AssignInTurn } from './assign-in-turn.js';
import { Rota } from './rota.js';

class InMemoryRota extends Rota {
  readonly taken: string[] = [];

  constructor(private readonly members: readonly string[]) {
    super();
  }

  async named(): Promise<string[]> {
    return [...this.members];
  }

  async take(among: readonly string[]): Promise<string> {
    const [next = ''] = among.toSorted(
      (one, other) => this.taken.lastIndexOf(one) - this.taken.lastIndexOf(other),
    );
    this.taken.push(next);
    return next;
  }
}

const mona = { id: '01993c00-0000-7000-8000-0000000000dd', email: 'mona@tiraz.example' };
const basma = { id: '01993c00-0000-7000-8000-0000000000ee', email: 'basma@tiraz.example' };
const away = (isNow: boolean) => ({ isNow });

/** @param staff whether they take turns and may answer, and when they are away */
function opened(
  staff: { id: string; email: string; isNamed?: boolean; may?: boolean; absence?: { isNow: boolean } }[],
) {
  const kept = openInquiries();
  const rota = new InMemoryRota(staff.filter(({ isNamed }) => isNamed ?? true).map(({ id }) => id));
  const colleagues = async () =>
    staff.map((one) => ({ ...one, mayAnswerInquiries: one.may ?? true, absence: one.absence ?? null }));
  const inTurn = new AssignInTurn(rota, { colleagues }, kept.store, kept.audit, {
    now: () => kept.later(0),
  });
  const ownerOfNext = async () => {
    const id = await kept.received();
    await kept.transactions.run(() => inTurn.assign(id));
    return (await kept.store.find(id))?.ownerId ?? null;
  };
  return { ...kept, rota, ownerOfNext };
}

describe('new inquiries', () => {
  it('go to one after the other, each with its record', async () => {
    const { ownerOfNext, audit, store } = opened([salma, omar]);
    const owners = [];
    for (let index = 0; index < 5; index += 1) owners.push(await ownerOfNext());
    expect(owners).toEqual([salma.id, omar.id, salma.id, omar.id, salma.id]);
    expect(audit.records).toHaveLength(5);
    expect(audit.records[1]).toEqual({
      at: expect.any(Date),
      ...{ by: null, action: 'inquiry.given-in-turn' },
      thing: { kind: 'inquiry', id: store.all[1]?.id },
      ...{ before: { owner: null }, after: { owner: omar.email } },
    });
  });

  it('pass by whoever takes no turns, is away or may not answer, without a turn', async () => {
    const { ownerOfNext, rota } = opened([
      { ...salma, absence: away(true) },
      { ...omar, may: false },
      { ...basma, isNamed: false },
      { ...mona, absence: away(false) },
    ]);
    expect([await ownerOfNext(), await ownerOfNext()]).toEqual([mona.id, mona.id]);
    expect(rota.taken).toEqual([mona.id, mona.id]);
  });

  it.each<[string, Parameters<typeof opened>[0]]>([
    ['nobody is named', []],
    ['nobody is there', [{ ...salma, absence: away(true) }]],
  ])('are nobody’s where %s', async (_, staff) => {
    const { ownerOfNext, audit } = opened(staff);
    expect(await ownerOfNext()).toBeNull();
    expect(audit.records).toEqual([]);
  });
});
