import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { texts } from '@tiraz/messages/backend/documents';
import type { DocumentRequest } from '../application/documents.js';
import { TypstDocumentPrinter } from './document-printer.typst.js';
import { anInquiry, aQuotation } from './printed-documents.fixture.js';
import { PdfReader, type PdfBox } from './read-pdf.fixture.js';
import { TypstProcess } from './typst-process.js';

let typst: TypstProcess;
let printer: TypstDocumentPrinter;
let pdfium: PDFiumLibrary;
let reader: PdfReader;
beforeAll(async () => {
  Logger.overrideLogger(false);
  typst = new TypstProcess();
  printer = new TypstDocumentPrinter(typst);
  pdfium = await PDFiumLibrary.init();
  reader = new PdfReader(pdfium);
});
afterAll(() => {
  typst.stop();
  pdfium.destroy();
});

type Quotation = ReturnType<typeof aQuotation>;

function withCredits(quotation: Quotation, count: number, text?: string): Quotation {
  const { data } = quotation;
  const credits = Array.from({ length: count }, () => ({ ...data.credits[0]!, ...(text && { text }) }));
  return { ...quotation, data: { ...data, credits } };
}

function withInstalments(quotation: Quotation, count: number): Quotation {
  const { data } = quotation;
  const instalments = Array.from({ length: count }, () => data.instalments[0]!);
  return { ...quotation, data: { ...data, instalments } };
}

/** Arabic letters of one word reach a little into each other's boxes. */
const TOUCHING = 1;
const A4 = { width: 595, height: 842 };
/** Above the lower edge of the paper no printer reaches. */
const MARGIN = 20;

const lieOnEachOther = (one: PdfBox, other: PdfBox) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCHING &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCHING;
const isOnPaper = ({ left, bottom, right, top }: PdfBox) =>
  left >= MARGIN && bottom >= MARGIN && right <= A4.width - MARGIN && top <= A4.height - MARGIN;

describe.each(['en', 'ar'] as const)('every text has a place of its own, %s:', (language) => {
  const long = { en: 'Taken off for the first order ', ar: 'خصم على الطلب الأول ' }[language]
    .repeat(30)
    .slice(0, 300);
  it.each<[string, DocumentRequest]>([
    ['a quotation', aQuotation(language)],
    ['an inquiry', anInquiry(language)],
    ['with 49 credits', withCredits(aQuotation(language, 1), 49)],
    ['with six credits of 300 letters', withCredits(aQuotation(language), 6, long)],
    ['with more instalments than a page holds', withInstalments(aQuotation(language), 80)],
  ])('%s', async (_, request) => {
    for (const { objects } of reader.read(await printer.print(request)).pages) {
      const boxes = objects.filter(({ kind }) => kind === 'text').map(({ box }) => box);
      expect(boxes.filter((box) => !isOnPaper(box))).toEqual([]);
      const covered = boxes.filter((box, at) =>
        boxes.slice(at + 1).some((other) => lieOnEachOther(box, other)),
      );
      expect(covered).toEqual([]);
    }
  });
});

// The second page has room for some of it, and for less and less.
it.each([59, 60, 61])(
  'the tax, the total and their currency stay on one page, below %d credits',
  async (count) => {
    const request = withCredits(aQuotation('en'), count);
    const document = await pdfium.loadDocument(Buffer.from(await printer.print(request)));
    const pages = [...document.pages()].map((page) => page.getText());
    document.destroy();
    const ends = [request.data.tax.label, texts.en.currency].map((text) =>
      pages.findIndex((page) => page.includes(text)),
    );
    expect(ends).toEqual([2, 2]);
  },
);
