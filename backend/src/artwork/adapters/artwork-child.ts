// A process of its own that looks at one file of a stranger: `node artwork-child.js KIND`, the file on its standard input. On its
// standard output comes a line of JSON, and after it the preview as PNG. Node can run it as it is written, too.
import { coloursOf } from '../domain/colours.ts';
import { heldBytes, MOST_HELD_BYTES, type PixelHeader } from '../domain/held-bytes.ts';

interface Drawn {
  pages: number;
  /** Null for a drawing, which has no pixels. */
  widthPx: number | null;
  heightPx: number | null;
  widthMm: number | null;
  heightMm: number | null;
  png: Buffer;
}

const LONGEST_PREVIEW = 1600;
/** Colours are counted on so many pixels a side. */
const LONGEST_COUNTED = 400;
const MOST_PIXELS = 100_000_000;
const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;
/** sharp takes no lower one; a higher one is of no use. */
const DENSITIES = { least: 1, most: 2400 };
const LOADERS = { png: 'Png', jpeg: 'Jpeg', webp: 'Webp', tiff: 'Tiff', svg: 'Svg' } as const;

class TooManyPixels extends Error {}
class TooMuchMemory extends Error {}

const [kind = ''] = process.argv.slice(2);
const { default: sharp } = await import('sharp');
sharp.cache(false);
sharp.concurrency(1);

async function fileOf(input: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Loaders of other formats stay shut, whatever the file says of itself. */
function openLoader(format: keyof typeof LOADERS): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [`VipsForeignLoad${LOADERS[format]}Buffer`] });
}

async function drawPixels(file: Buffer, format: PixelHeader['format']): Promise<Drawn> {
  openLoader(format);
  const header = await sharp(file, { limitInputPixels: false }).metadata();
  const { width, height, density, pages, autoOrient } = header;
  if (width * height > MOST_PIXELS) throw new TooManyPixels();
  const held = heldBytes({
    ...{ format, width, height, channels: header.channels, isProgressive: header.isProgressive },
    isDeep: header.depth !== 'uchar',
    hasHalvedColours: header.chromaSubsampling === '4:2:0',
    isTurned: (header.orientation ?? 1) > 1,
  });
  if (held > MOST_HELD_BYTES) throw new TooMuchMemory();
  const png = await preview(
    sharp(file, { limitInputPixels: MOST_PIXELS, autoOrient: true, sequentialRead: true }),
  );
  const inMm = (pixels: number) => (density ? millimetres(pixels / density) : null);
  return {
    pages: format === 'tiff' ? (pages ?? 1) : 1,
    widthPx: autoOrient.width,
    heightPx: autoOrient.height,
    widthMm: inMm(autoOrient.width),
    heightMm: inMm(autoOrient.height),
    png,
  };
}

/** A unit of an SVG is a point, as Illustrator has it: only millimetres and the like are sure. */
async function drawSvg(file: Buffer): Promise<Drawn> {
  openLoader('svg');
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  const wanted = (POINTS_PER_INCH * LONGEST_PREVIEW) / Math.max(width, height, 1);
  const density = Math.min(Math.max(wanted, DENSITIES.least), DENSITIES.most);
  const png = await preview(sharp(file, { density, limitInputPixels: MOST_PIXELS }));
  const inMm = (points: number) => millimetres(points / POINTS_PER_INCH);
  return { pages: 1, widthPx: null, heightPx: null, widthMm: inMm(width), heightMm: inMm(height), png };
}

/** The first page. A PDF whose pages have no size is broken. */
async function drawPdf(file: Buffer): Promise<Drawn> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const longest = Math.max(originalWidth, originalHeight);
  if (!(Math.min(originalWidth, originalHeight) > 0)) throw new Error('a page without a size');
  const { data } = await page.render({
    scale: LONGEST_PREVIEW / longest,
    transparent: true,
    render: ({ data: pixels, width, height }) =>
      sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  });
  return {
    pages: document.getPageCount(),
    widthPx: null,
    heightPx: null,
    widthMm: millimetres(originalWidth / POINTS_PER_INCH),
    heightMm: millimetres(originalHeight / POINTS_PER_INCH),
    png: Buffer.from(data),
  };
}

function preview(picture: import('sharp').Sharp): Promise<Buffer> {
  return picture
    .resize({ width: LONGEST_PREVIEW, height: LONGEST_PREVIEW, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

function millimetres(inches: number): number {
  return Math.round(inches * MM_PER_INCH * 10) / 10;
}

async function draw(file: Buffer): Promise<Drawn> {
  if (kind === 'pdf') return drawPdf(file);
  return kind === 'svg' ? drawSvg(file) : drawPixels(file, kind as PixelHeader['format']);
}

async function look(): Promise<{ answer: object; png?: Buffer }> {
  const file = await fileOf(process.stdin);
  try {
    const { png, ...drawn } = await draw(file);
    sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
    const { data, info } = await sharp(png)
      .resize({
        width: LONGEST_COUNTED,
        height: LONGEST_COUNTED,
        fit: 'inside',
        kernel: 'nearest',
        withoutEnlargement: true,
      })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = coloursOf({ width: info.width, height: info.height, pixels: data });
    return { answer: { facts: { ...drawn, ...colours } }, png };
  } catch (error) {
    return { answer: { refusal: refusalFor(error) } };
  }
}

function refusalFor(error: unknown): string {
  if (error instanceof TooManyPixels) return 'artwork.too-many-pixels';
  return error instanceof TooMuchMemory ? 'artwork.took-too-long' : 'artwork.broken';
}

const { answer, png = Buffer.alloc(0) } = await look();
const line = Buffer.from(`${JSON.stringify(answer)}\n`);
process.stdout.write(Buffer.concat([line, png]), () => process.exit());
