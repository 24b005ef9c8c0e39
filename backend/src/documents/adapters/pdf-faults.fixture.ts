import type { PdfElement, PdfFile, PdfPage, PdfReader } from './read-pdf.fixture.js';

/** Those of ISO 32000-1, 14.8.4. */
const TYPES = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private H H1 H2 H3 H4 H5 H6 P L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Figure Formula Form'.split(
    ' ',
  ),
);

/** What may hold what is of no use elsewhere. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
};

/**
 * What keeps a PDF from being read by a screen reader, as far as a program can tell: the Matterhorn Protocol's conditions
 * about metadata (06, 07), language of the document (11), tagging of all that is drawn (01), standard types (02),
 * headings (14), tables (09, 15), figures (13), links (28) and fonts (10, 31). Whether an order, an alternative text or a
 * heading makes sense, and colours, it cannot tell.
 *
 * @param language of the document: `ar-EG`
 * @returns what is wrong, in words
 */
export function faultsOf(reader: PdfReader, bytes: Uint8Array, language: string): string[] {
  const file = reader.read(bytes);
  return [
    ...catalogFaults(file, Buffer.from(bytes).toString('latin1'), language),
    ...file.pages.flatMap((page, at) => pageFaults(page).map((fault) => `page ${at + 1}: ${fault}`)),
    ...structureFaults(file),
  ];
}

function catalogFaults({ isTagged, title }: PdfFile, text: string, language: string): string[] {
  return told({
    'it is not tagged': !isTagged,
    'tags are suspect': /\/Suspects\s+true/.test(text),
    'it has no title': title.trim() === '',
    'its window does not show the title': !/\/DisplayDocTitle\s+true/.test(text),
    'its metadata have no title': !/<dc:title>/.test(text),
    'its metadata do not claim PDF/UA-1': !/<pdfuaid:part>1<\/pdfuaid:part>/.test(text),
    'it is in no language, or another': !text.includes(`/Lang (${language})`),
  });
}

function pageFaults({ elements, objects, unreadable, links }: PdfPage): string[] {
  const all = elements.flatMap(withChildren);
  const claimed = all.flatMap(({ contents }) => contents);
  const known = new Set(claimed);
  const drawn = objects.filter(({ isArtifact }) => !isArtifact);
  const outside = drawn.filter(({ content }) => !known.has(content)).map(({ kind }) => kind);
  return told({
    [`${[...new Set(outside)].join(' and ')} outside of the structure`]: outside.length > 0,
    'content of two elements': known.size < claimed.length,
    'decoration within the structure': objects.some(
      ({ isArtifact, content }) => isArtifact && known.has(content),
    ),
    'a font does not come along': objects.some(({ isEmbedded }) => !isEmbedded),
    [`${unreadable} characters stand for no letter`]: unreadable > 0,
    'a link says nothing': links.some((said) => said.trim() === ''),
    'a link outside of the structure': links.length > all.filter(({ type }) => type === 'Link').length,
  });
}

function structureFaults({ pages }: PdfFile): string[] {
  const all = pages.flatMap(({ elements }) => elements.flatMap(withChildren));
  const unknown = all.filter(({ type }) => !TYPES.has(type)).map(({ type }) => type);
  const lost = all.flatMap(({ type: holder, children }) =>
    children.filter(({ type }) => !(HOLDERS[type]?.includes(holder) ?? true)),
  );
  const levels = all.flatMap(({ type }) => /^H([1-6])$/.exec(type)?.[1] ?? []).map(Number);
  const tables = all.filter(({ type }) => type === 'Table');
  return told({
    [`elements of no standard type: ${unknown.join()}`]: unknown.length > 0,
    [`elements in the wrong place: ${lost.map(({ type }) => type).join()}`]: lost.length > 0,
    'its first heading is not of the first level': levels[0] !== 1,
    'a level of headings is left out': levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1),
    'a figure without a text': all.some(({ type, alt }) => type === 'Figure' && alt.trim() === ''),
    // One that goes on over pages is found on each, and its header on the first alone.
    'tables without a header':
      tables.length > 0 && tables.every((table) => cellsOf(table, 'TH').length === 0),
    'a header that belongs to no column or row': all.some(({ type, scope }) => type === 'TH' && !scope),
    'rows of different lengths': tables.some((table) => new Set(rowLengths(table)).size > 1),
  });
}

function withChildren(element: PdfElement): PdfElement[] {
  return [element, ...element.children.flatMap(withChildren)];
}

function cellsOf(element: PdfElement, ...types: string[]): PdfElement[] {
  return withChildren(element).filter(({ type }) => types.includes(type));
}

function rowLengths(table: PdfElement): number[] {
  return cellsOf(table, 'TR').map((row) => cellsOf(row, 'TH', 'TD').length);
}

function told(faults: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(faults).filter((fault) => faults[fault]);
}
