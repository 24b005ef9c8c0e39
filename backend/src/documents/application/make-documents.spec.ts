import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { InMemoryDocumentRegister } from '../adapters/document-register.in-memory.js';
import { aQuotation } from '../adapters/printed-documents.fixture.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import { StoredDocumentFiles } from '../adapters/document-files.stored.js';
import { MakeDocuments } from './make-documents.js';
import type { DocumentRequest } from './documents.js';

const NOW = new Date('2026-11-22T10:00:00Z');
const AWAY = new DomainError('unavailable', 'store.unavailable', 'Away.');

function opened() {
  const files = new Map<string, Uint8Array>();
  const state = { printed: 0, away: false, dies: false };
  const store = {
    read: async (key: string) => {
      if (state.away) throw AWAY;
      return files.get(key) ?? ('missing' as const);
    },
    write: async (key: string, file: Uint8Array) => {
      if (state.away) throw AWAY;
      files.set(key, file);
      if (state.dies) throw new Error('the process ended');
    },
  };
  const printer = {
    print: async ({ key }: DocumentRequest) => {
      state.printed += 1;
      return Buffer.from(`the PDF of ${key}`);
    },
    draw: async ({ key }: DocumentRequest) => Buffer.from(`the pages of ${key}`),
  };
  const register = new InMemoryDocumentRegister();
  const stored = new StoredDocumentFiles(store as never);
  /** One for each process on the same database and store. */
  const another = () => new MakeDocuments(register, printer, stored, { now: () => NOW });
  return { documents: another(), another, files, state };
}

describe('documents', () => {
  const request = aQuotation('en');
  const content = `the PDF of ${request.key}`;
  const sha256 = createHash('sha256').update(content).digest('hex');

  it('are printed once, and given back as they were made', async () => {
    const { documents, state } = opened();
    const made = await documents.make(request);
    expect(made).toEqual({ key: request.key, sha256, bytes: content.length, madeAt: NOW });
    expect(await documents.make({ ...request, language: 'ar' } as DocumentRequest)).toEqual(made);
    expect(await documents.find(request.key)).toEqual(made);
    expect(Buffer.from(await documents.read(request.key)).toString()).toBe(content);
    expect(state.printed).toBe(1);
  });

  it('are there after a death between the file and its row, and lie in the store once', async () => {
    const { documents, files, state } = opened();
    state.dies = true;
    await expect(documents.make(request)).rejects.toThrow('the process ended');
    expect(await documents.find(request.key)).toBeUndefined();
    state.dies = false;
    expect(await documents.make(request)).toMatchObject({ sha256 });
    expect([...files.keys()]).toEqual([`documents/${sha256}.pdf`]);
  });

  it('are one though several processes make them at once', async () => {
    const { another, files, state } = opened();
    const made = await Promise.all([another(), another(), another()].map((each) => each.make(request)));
    expect(state.printed).toBe(3);
    expect(made).toEqual([made[0], made[0], made[0]]);
    expect(files.size).toBe(1);
  });

  it('are neither half made nor read while the store is away', async () => {
    const { documents, state } = opened();
    state.away = true;
    await expect(documents.make(request)).rejects.toBe(AWAY);
    expect(await documents.find(request.key)).toBeUndefined();
    state.away = false;
    await documents.make(request);
    state.away = true;
    await expect(documents.read(request.key)).rejects.toBe(AWAY);
  });

  it('are refused when there is none, when the store lost it and when it is another file', async () => {
    const { documents, files } = opened();
    await expect(documents.read('quotations/1/R1.en')).rejects.toMatchObject({ code: 'document.missing' });
    await documents.make(request);
    files.set(`documents/${sha256}.pdf`, Buffer.from('another'));
    await expect(documents.read(request.key)).rejects.toMatchObject({ code: 'document.lost' });
    files.clear();
    await expect(documents.read(request.key)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'document.lost',
    });
  });
});
