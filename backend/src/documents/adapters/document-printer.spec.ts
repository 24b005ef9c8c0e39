import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import type { DocumentRequest } from '../application/documents.js';
import { PRINTABLE } from '../domain/printable-text.js';
import { TypstDocumentPrinter } from './document-printer.typst.js';
import { anInquiry, aQuotation } from './printed-documents.fixture.js';
import { startTypst, TypstProcess } from './typst-process.js';

const digest = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');
const latin1 = (file: Uint8Array) => Buffer.from(file).toString('latin1');

describe.each(['native', 'wasm'] as const)('a printer of documents, %s', (engine) => {
  let typst: TypstProcess;
  let printer: TypstDocumentPrinter;
  const told: string[] = [];
  beforeAll(() => {
    Logger.overrideLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (line: string) => told.push(line),
    });
    typst = new TypstProcess(() => startTypst(engine));
    printer = new TypstDocumentPrinter(typst);
  });
  afterAll(() => typst.stop());

  it('prints both templates in both languages, tagged, the same bytes in another process', async () => {
    const all = [aQuotation('en'), aQuotation('ar'), anInquiry('en'), anInquiry('ar')];
    // A process of WebAssembly takes its time to start, and the template is the same.
    const requests = engine === 'native' ? all : all.slice(0, 2);
    const files: Uint8Array[] = [];
    for (const request of requests) files.push(await printer.print(request));
    typst.stop();
    for (const [i, request] of [...requests.entries()].reverse()) {
      expect(digest(await printer.print(request))).toBe(digest(files[i]!));
    }
    for (const [i, file] of files.entries()) {
      expect(latin1(file)).toMatch(/^%PDF-1\.7/);
      expect(latin1(file)).toContain('/StructTreeRoot');
      expect(latin1(file)).toContain(i % 2 === 0 ? '/Lang (en-GB)' : '/Lang (ar-EG)');
      if (engine === 'native') expect(latin1(file)).toContain('<pdfuaid:part>1</pdfuaid:part>');
    }
  });

  it('draws the pages of both, where it can', async () => {
    for (const request of [aQuotation('ar', 50), anInquiry('en')]) {
      const drawn = printer.draw(request);
      if (engine === 'wasm') await expect(drawn).rejects.toMatchObject({ code: 'document.unavailable' });
      else expect(latin1(await drawn)).toMatch(/^<svg [^]*<\/svg>\s*$/);
    }
    expect(latin1(await printer.print(anInquiry('en')))).toMatch(/^%PDF/);
  });

  it('prints whatever is written into it, as text', async () => {
    const hostile = [
      '#panic("x") *bold* $x^2$ <label> @ref \\ `code` // c',
      '#read("/etc/passwd")',
      '广州服装 Co. 🧵👨‍👩‍👧‍👦 ←',
      'a\u0000b\u0007c\u202Ed\u2067e\u2069\u2069f',
      'م'.repeat(300),
      'x'.repeat(300),
      'پژوهش گچ ۱۲۳ ڤ',
      PRINTABLE.map(([first, last]) => String.fromCodePoint(first, last)).join(''),
    ];
    const request = aQuotation('ar', 50);
    const { data } = request;
    for (const field of ['name', 'company', 'email', 'phone'] as const)
      data.customer[field] = hostile.join(' ');
    for (const field of ['name', 'address', 'taxNumber', 'phone', 'email'] as const) {
      data.seller[field] = hostile.join(' ');
    }
    const lines = data.lines.map((line, i) => ({
      ...line,
      text: hostile[i % 8] ?? '',
      detail: hostile[(i + 3) % 8] ?? '',
    }));
    told.length = 0;
    const file = await printer.print({
      ...request,
      data: {
        ...data,
        lines,
        notes: hostile,
        terms: hostile.join('\n'),
        tax: { ...data.tax, label: hostile.join() },
      },
    });
    expect(latin1(file)).toMatch(/^%PDF/);
    expect(told).toEqual([expect.stringMatching(/^quotations\/0\/R2\.ar: the font lacks \d+ characters/)]);
  });

  it('prints every character that it says it can', async () => {
    const request = anInquiry('en');
    const all = PRINTABLE.map(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(' '),
    );
    told.length = 0;
    await printer.print({ ...request, data: { ...request.data, notes: all } });
    expect(told).toEqual([]);
  });

  it.each([
    ['png', 40],
    ['webp', 4],
  ] as const)('prints the least that there can be, and a logo: %s', async (format, height) => {
    const { data, ...rest } = aQuotation('en', 1);
    const { discount: _, delivery: __, indicative: ___, garment: ____, ...least } = data;
    const logo = await sharp({ create: { width: 60, height, channels: 3, background: '#27375e' } })
      .toFormat(format)
      .toBuffer();
    const request: DocumentRequest = {
      ...rest,
      data: {
        ...least,
        credits: [],
        seller: { name: 'T', address: '', taxNumber: '', phone: '', email: '', logo },
        customer: { name: '广' },
        instalments: [],
        notes: [],
        terms: '',
      },
    };
    expect(latin1(await printer.print(request))).toContain('/Subtype /Image');
  });
});
