import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Language } from '@tiraz/contracts/language';
import sharp from 'sharp';
import type { DocumentRequest } from '../application/documents.js';
import { TypstDocumentPrinter } from './document-printer.typst.js';
import { faultsOf } from './pdf-faults.fixture.js';
import { anInquiry, aQuotation } from './printed-documents.fixture.js';
import { PdfReader } from './read-pdf.fixture.js';
import { TypstProcess } from './typst-process.js';

const REGIONS = { en: 'en-GB', ar: 'ar-EG' } as const;

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

/** With nothing that can be left out, but for a logo. */
async function theLeast(language: Language): Promise<DocumentRequest> {
  const { data, ...rest } = aQuotation(language, 1);
  const { discount: _, delivery: __, indicative: ___, garment: ____, ...least } = data;
  const logo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#27375e' } })
    .png()
    .toBuffer();
  const seller = { name: 'Tiraz', address: '', taxNumber: '', phone: '', email: '', logo };
  return { ...rest, data: { ...least, credits: [], seller, instalments: [], notes: [], terms: '' } };
}

function hostile(language: Language): DocumentRequest {
  const { data, ...rest } = aQuotation(language, 3);
  const text = `#panic("x") 广州 🧵 ${'م'.repeat(300)} ${'x'.repeat(300)} \u202Eabc`;
  return { ...rest, data: { ...data, lines: data.lines.map((line) => ({ ...line, text })), terms: text } };
}

describe.each(['en', 'ar'] as const)(
  'PDFium finds nothing that keeps a screen reader out, %s:',
  (language) => {
    it.each<[string, () => DocumentRequest | Promise<DocumentRequest>]>([
      ['a quotation', () => aQuotation(language)],
      ['one of three pages', () => aQuotation(language, 50)],
      ['a draft', () => ({ ...aQuotation(language), data: { ...aQuotation(language).data, isDraft: true } })],
      ['the least that there can be, and a logo', () => theLeast(language)],
      ['hostile texts', () => hostile(language)],
      ['an inquiry', () => anInquiry(language)],
    ])('%s', async (_, request) => {
      const file = await printer.print(await request());
      expect(faultsOf(reader, file, REGIONS[language])).toEqual([]);
    });
  },
);

describe('a document that somebody has spoilt', () => {
  let file: string;
  beforeAll(async () => {
    file = Buffer.from(await printer.print(aQuotation('en', 50))).toString('latin1');
  });

  // As long as before, so that the file's own table of places stays right.
  it.each([
    ['/MarkInfo', '/MarkInfx', 'it is not tagged'],
    ['/DisplayDocTitle', '/DisplayDocTitlx', 'its window does not show the title'],
    ['/Lang (en-GB)', '/Lang (fr-FR)', 'it is in no language, or another'],
    ['pdfuaid:part>1', 'pdfuaid:part>2', 'its metadata do not claim PDF/UA-1'],
    ['/StructParents', '/StructParentx', 'page 1: text and path outside of the structure'],
    ['/S /H1', '/S /H3', 'its first heading is not of the first level'],
    ['/S /P', '/S /Q', 'elements of no standard type'],
    ['/S /TH\n', '/S /TD\n', 'tables without a header'],
    ['/Scope', '/Scopx', 'a header that belongs to no column or row'],
    ['/Alt', '/Alx', 'a figure without a text'],
    ['/Contents (', '/Contentx (', 'a link says nothing'],
  ])('is found out: %s', (right, wrong, fault) => {
    expect(file).toContain(right);
    const spoilt = Buffer.from(file.replaceAll(right, wrong), 'latin1');
    expect(faultsOf(reader, spoilt, 'en-GB').join('\n')).toContain(fault);
  });
});
