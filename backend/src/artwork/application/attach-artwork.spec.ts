import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { DomainError } from '../../shared/domain/domain-error.js';
import { artworkInMemory, INQUIRY } from '../adapters/artwork-in-memory.fixture.js';

const DAY_MS = 24 * 3_600_000;

let fakes: Awaited<ReturnType<typeof artworkInMemory>>;
beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  fakes = await artworkInMemory();
});

const attach = (draft: string, ids?: string[]) =>
  fakes.attached
    .attach(INQUIRY, 'shirt', { draft, ...(ids && { ids }) })
    .catch(({ code }: DomainError) => code);
const refusal = (draft: string, ids: string[]) =>
  fakes.attached.attach(INQUIRY, 'shirt', { draft, ids }).catch((error: unknown) => error);
const attached = async () => (await fakes.attached.list(INQUIRY)).map(({ id }) => id);
const uploaded = (draft?: string) => fakes.uploaded(Buffer.from('PK\x03\x04'), draft);

describe('attaching files by name', () => {
  it('takes those alone; the others of the draft go with the sweep', async () => {
    const { draft, id } = await uploaded();
    const other = await uploaded(draft);
    expect(await attach(draft, [id])).toBe(1);
    expect(await attached()).toEqual([id]);
    fakes.laterMs = DAY_MS + 60_000;
    await fakes.uploads.sweep();
    expect(await fakes.keys('artwork')).toEqual([`artwork/${id}`]);
    expect((await fakes.uploads.list(draft)).map((one) => one.id)).not.toContain(other.id);
  });

  it('again changes nothing, and takes what has come since', async () => {
    const { draft, id } = await uploaded();
    const other = await uploaded(draft);
    expect(await attach(draft, [id])).toBe(1);
    expect(await attach(draft, [id])).toBe(0);
    expect(await attach(draft, [id, other.id])).toBe(1);
    expect(await attached()).toEqual([id, other.id]);
  });

  it('refuses one that is gone, has not arrived or is of another inquiry', async () => {
    const { draft, id } = await uploaded();
    const gone = await uploaded(draft);
    await fakes.uploads.remove(draft, gone.id);
    const announced = await fakes.announce(draft);
    const sent = await uploaded(draft);
    await fakes.attached.attach('another', 'shirt', { draft, ids: [sent.id] });
    for (const other of [gone, announced, sent])
      expect(await refusal(draft, [id, other.id])).toMatchObject({
        code: 'artwork.unknown-draft',
        faults: [{ path: 'artwork.ids[1]', code: 'artwork.unknown-draft' }],
      });
    expect(await attached()).toEqual([]);
    expect(await attach(draft, [id])).toBe(1);
  });

  it('names each that is gone, and none that the inquiry has got', async () => {
    const { draft, id } = await uploaded();
    const gone = await uploaded(draft);
    const other = await uploaded(draft);
    await attach(draft, [id]);
    for (const one of [gone, other]) await fakes.uploads.remove(draft, one.id);
    const { faults } = (await refusal(draft, [gone.id, id, other.id])) as DomainError;
    expect(faults.map(({ path }) => path)).toEqual(['artwork.ids[0]', 'artwork.ids[2]']);
  });
});
