import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { DocumentPrinter } from '../application/document-printer.js';
import type { DocumentRequest } from '../application/documents.js';
import { printable } from '../domain/printable-text.js';
import { sheetOf } from './document-sheet.js';
import type { TypstProcess } from './typst-process.js';

export class TypstDocumentPrinter extends DocumentPrinter {
  private readonly log = new Logger('Documents');

  constructor(private readonly typst: TypstProcess) {
    super();
  }

  print(request: DocumentRequest): Promise<Uint8Array> {
    return this.compile(request, 'pdf');
  }

  draw(request: DocumentRequest): Promise<Uint8Array> {
    return this.compile(request, 'svg');
  }

  private async compile(request: DocumentRequest, form: 'pdf' | 'svg'): Promise<Uint8Array> {
    const { logo } = request.data.seller;
    const sheet = sheetOf(request, logo && (await asPrinted(logo)));
    let lost = 0;
    const data = JSON.stringify(sheet, (name, value: unknown) => {
      if (typeof value !== 'string' || AS_THEY_ARE.includes(name)) return value;
      const text = printable(value);
      lost += text.lost;
      return text.text;
    });
    if (lost > 0)
      this.log.warn(`${request.key}: the font lacks ${lost} characters, printed as question marks`);
    return this.typst.compile({
      data,
      form,
      createdAt: Date.UTC(sheet.date[0], sheet.date[1] - 1, sheet.date[2]) / 1000,
    });
  }
}

/** Drawings, and what a link leads to. */
const AS_THEY_ARE = ['svg', 'code', 'address'];

/** At 200 dots per inch of where it stands: Typst keeps every pixel, and a photograph would make megabytes. */
function asPrinted(logo: Uint8Array): Promise<Uint8Array> {
  return sharp(logo)
    .resize({ width: 560, height: 112, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
