import type { PDFiumLibrary } from '@hyzyla/pdfium';

/** An element of the structure that a screen reader walks. */
export interface PdfElement {
  /** After the document's own map of roles: `P`, `TH`. */
  type: string;
  alt: string;
  /** Of a header cell: `Column`. */
  scope: string;
  /** Of marked content on this page that is its own. */
  contents: number[];
  children: PdfElement[];
}

/** Something drawn. */
interface PdfObject {
  kind: 'text' | 'path' | 'image' | 'shading' | 'form';
  /** Of the marked content that it stands in; -1 where it stands in none. */
  content: number;
  /** Marked as decoration. */
  isArtifact: boolean;
  /** Of text: whether its font comes along. */
  isEmbedded: boolean;
  box: PdfBox;
}

/** In points from the lower left corner of the page. */
export interface PdfBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export interface PdfPage {
  elements: PdfElement[];
  objects: PdfObject[];
  /** Characters that stand for no letter when they are copied. */
  unreadable: number;
  /** What is said of each link. */
  links: string[];
}

export interface PdfFile {
  isTagged: boolean;
  title: string;
  pages: PdfPage[];
}

type Handle = number;
/** The part of Emscripten's module that its own types leave out. */
interface Engine {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  _malloc: (bytes: number) => Handle;
  _free: (at: Handle) => void;
}

const KINDS = ['', 'text', 'path', 'image', 'shading', 'form'] as const;
const LINK = 2;

/** Reads files with PDFium, the engine of Chrome, below what its JavaScript wrapper offers. */
export class PdfReader {
  private readonly engine: Engine;

  constructor(library: PDFiumLibrary) {
    this.engine = Reflect.get(library, 'module') as Engine;
  }

  read(file: Uint8Array): PdfFile {
    const at = this.engine._malloc(file.length);
    this.engine.HEAPU8.set(file, at);
    const document = this.call('FPDF_LoadMemDocument', at, file.length, 0);
    if (document === 0) throw new Error('PDFium does not open the file.');
    const count = this.call('FPDF_GetPageCount', document);
    const read: PdfFile = {
      isTagged: this.call('FPDFCatalog_IsTagged', document) === 1,
      title: this.text((...room) => this.call('FPDF_GetMetaText', document, 'Title', ...room)),
      pages: upTo(count).map((page) => this.page(document, page)),
    };
    this.call('FPDF_CloseDocument', document);
    this.engine._free(at);
    return read;
  }

  private page(document: Handle, number: number): PdfPage {
    const page = this.call('FPDF_LoadPage', document, number);
    const tree = this.call('FPDF_StructTree_GetForPage', page);
    const text = this.call('FPDFText_LoadPage', page);
    const count = (name: string, of: Handle) => upTo(Math.max(0, this.call(name, of)));
    const read: PdfPage = {
      elements: count('FPDF_StructTree_CountChildren', tree).map((at) =>
        this.element(this.call('FPDF_StructTree_GetChildAtIndex', tree, at)),
      ),
      objects: count('FPDFPage_CountObjects', page).map((at) =>
        this.object(this.call('FPDFPage_GetObject', page, at)),
      ),
      unreadable: count('FPDFText_CountChars', text).filter(
        (at) => this.call('FPDFText_HasUnicodeMapError', text, at) === 1,
      ).length,
      links: count('FPDFPage_GetAnnotCount', page).flatMap((at) => this.link(page, at)),
    };
    this.call('FPDFText_ClosePage', text);
    this.call('FPDF_StructTree_Close', tree);
    this.call('FPDF_ClosePage', page);
    return read;
  }

  private element(element: Handle): PdfElement {
    const kids = upTo(this.call('FPDF_StructElement_CountChildren', element));
    return {
      type: this.text((...room) => this.call('FPDF_StructElement_GetType', element, ...room)),
      alt: this.text((...room) => this.call('FPDF_StructElement_GetAltText', element, ...room)),
      scope: this.text((...room) =>
        this.call('FPDF_StructElement_GetStringAttribute', element, 'Scope', ...room),
      ),
      contents: kids
        .map((kid) => this.call('FPDF_StructElement_GetChildMarkedContentID', element, kid))
        .filter((content) => content >= 0),
      children: kids
        .map((kid) => this.call('FPDF_StructElement_GetChildAtIndex', element, kid))
        .filter((child) => child !== 0)
        .map((child) => this.element(child)),
    };
  }

  private object(object: Handle): PdfObject {
    const kind = KINDS[this.call('FPDFPageObj_GetType', object)] || 'form';
    const marks = upTo(this.call('FPDFPageObj_CountMarks', object)).map((at) => {
      const mark = this.call('FPDFPageObj_GetMark', object, at);
      return this.counted((...room) => this.call('FPDFPageObjMark_GetName', mark, ...room));
    });
    const isEmbedded = () =>
      this.call('FPDFFont_GetIsEmbedded', this.call('FPDFTextObj_GetFont', object)) === 1;
    return {
      kind,
      content: this.call('FPDFPageObj_GetMarkedContentID', object),
      isArtifact: marks.includes('Artifact'),
      isEmbedded: kind !== 'text' || isEmbedded(),
      box: this.box(object),
    };
  }

  private box(object: Handle): PdfBox {
    const room = this.engine._malloc(16);
    this.call('FPDFPageObj_GetBounds', object, room, room + 4, room + 8, room + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = this.engine.HEAPF32.slice(room / 4, room / 4 + 4);
    this.engine._free(room);
    return { left, bottom, right, top };
  }

  private link(page: Handle, at: number): string[] {
    const annotation = this.call('FPDFPage_GetAnnot', page, at);
    const isLink = this.call('FPDFAnnot_GetSubtype', annotation) === LINK;
    const said = this.text((...room) =>
      this.call('FPDFAnnot_GetStringValue', annotation, 'Contents', ...room),
    );
    this.call('FPDFPage_CloseAnnot', annotation);
    return isLink ? [said] : [];
  }

  /** @param ask tells how many bytes the text takes, and fills as much room as it is given */
  private text(ask: (room: Handle, bytes: number) => number): string {
    const bytes = ask(0, 0);
    return bytes <= 2 ? '' : this.filled(bytes, (room) => ask(room, bytes));
  }

  /** The same for what tells its length elsewhere. */
  private counted(ask: (room: Handle, bytes: number, length: Handle) => number): string {
    const length = this.engine._malloc(4);
    ask(0, 0, length);
    const bytes = this.engine.HEAPU32[length / 4] ?? 0;
    const text = bytes <= 2 ? '' : this.filled(bytes, (room) => ask(room, bytes, length));
    this.engine._free(length);
    return text;
  }

  /** UTF-16, and a zero. */
  private filled(bytes: number, fill: (room: Handle) => void): string {
    const room = this.engine._malloc(bytes);
    fill(room);
    const text = Buffer.from(this.engine.HEAPU8.slice(room, room + bytes - 2)).toString('utf16le');
    this.engine._free(room);
    return text;
  }

  /** @param name of a function of PDFium's public interface */
  private call(name: string, ...given: (Handle | string)[]): Handle {
    const called: unknown = Reflect.get(this.engine, `_${name}`);
    if (typeof called !== 'function') throw new Error(`PDFium was built without ${name}.`);
    const texts: Handle[] = [];
    const handles = given.map((one) => {
      if (typeof one === 'number') return one;
      const at = this.engine._malloc(one.length + 1);
      this.engine.HEAPU8.set(Buffer.from(`${one}\0`), at);
      texts.push(at);
      return at;
    });
    const result = Number(called(...handles));
    for (const at of texts) this.engine._free(at);
    return result;
  }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
