import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { Logger } from '@nestjs/common';
import { createRequire } from 'node:module';
import type { Language } from '@tiraz/contracts/language';
import type { DocumentRequest } from '../application/documents.js';
import { TypstDocumentPrinter } from './document-printer.typst.js';
import { sheetOf } from './document-sheet.js';
import { anInquiry, aQuotation } from './printed-documents.fixture.js';
import type { Sheet } from './sheet.js';
import { TypstProcess } from './typst-process.js';

/** Without marks of direction and vowels; PDF readers turn لا round in anybody's documents. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u064B-\u0652\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[لاأإآ]+/g, (run) => [...run].sort().join(''));
const wordsOf = (text: string, letters: RegExp) => plain(text).match(letters) ?? [];
const LETTERS = { en: /[A-Za-zÀ-ÿ]+/g, ar: /[\u0620-\u065F\u066E-\u06D3]+/g };

/** What is printed of a sheet. */
function textsOf({ language: _, author: __, garment: ___, link, swatches, ...printed }: Sheet): string[] {
  const all = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(all)
        : [];
  return all([printed, link?.call, link?.address, swatches.map(({ name }) => name)]);
}

/** The share of the words that are there, each as often as it is asked for. */
function share(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  const back = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return back.length / wanted.length;
}

/** Every amount of the data, in pounds. */
function amountsOf({ template, data }: DocumentRequest): string[] {
  const piastres =
    template === 'inquiry'
      ? [...data.priceLines.map(({ amount }) => amount), data.total]
      : [
          ...data.lines.flatMap(({ unit, amount }) => [unit, amount]),
          ...data.credits.map(({ amount }) => amount),
          ...[data.subtotal, data.discount?.amount ?? 0n, data.tax.amount, data.total],
          ...data.instalments.map(({ amount }) => amount),
        ];
  return piastres.map((amount) => (Number(amount) / 100).toFixed(2));
}

const FIGURE = /\d[\d,]*\.\d\d/g;
const figuresIn = (text: string) =>
  (
    plain(text)
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
      .match(FIGURE) ?? []
  ).map((figure) => figure.replaceAll(',', ''));

/** Its types speak of an ES module; it is none. */
const decode = createRequire(import.meta.url)('jsqr') as (typeof import('jsqr'))['default'];

/** What a telephone reads in it. */
async function scan(page: PDFiumPage): Promise<string | undefined> {
  const { data, width, height } = await page.render({ scale: 2 });
  return decode(new Uint8ClampedArray(data), width, height)?.data;
}

describe('the text of a printed document', () => {
  let typst: TypstProcess;
  let printer: TypstDocumentPrinter;
  let pdfium: PDFiumLibrary;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    typst = new TypstProcess();
    printer = new TypstDocumentPrinter(typst);
    pdfium = await PDFiumLibrary.init();
  });
  afterAll(() => {
    typst.stop();
    pdfium.destroy();
  });

  async function readBack(
    request: DocumentRequest,
  ): Promise<{ text: string; pages: number; link: string | undefined }> {
    const document = await pdfium.loadDocument(Buffer.from(await printer.print(request)));
    const pages = [...document.pages()];
    const text = pages.map((page) => page.getText()).join('\n');
    const link = await scan(pages.at(-1)!);
    document.destroy();
    return { text, pages: pages.length, link };
  }

  it.each<[string, DocumentRequest, number]>([
    ['an English quotation', aQuotation('en'), 1],
    ['an Arabic quotation', aQuotation('ar'), 1],
    ['an English quotation of fifty lines', aQuotation('en', 50), 3],
    ['an Arabic quotation of fifty lines', aQuotation('ar', 50), 3],
    ['an English inquiry', anInquiry('en'), 1],
    ['an Arabic inquiry', anInquiry('ar'), 1],
  ])(
    'of %s comes back: its words, every amount, and the link from its QR code',
    async (_, request, pages) => {
      const back = await readBack(request);
      expect(back.pages).toBe(pages);
      expect(back.link).toBe(request.data.link);
      const sheet = textsOf(sheetOf(request)).join('\n');
      for (const [language, least] of [
        ['en', 0.97],
        ['ar', 0.95],
      ] as [Language, number][]) {
        const letters = LETTERS[language];
        const wanted = wordsOf(sheet, letters);
        if (wanted.length > 20)
          expect(share(wanted, wordsOf(back.text, letters))).toBeGreaterThanOrEqual(least);
      }
      expect(share(amountsOf(request), figuresIn(back.text))).toBe(1);
    },
  );
});
