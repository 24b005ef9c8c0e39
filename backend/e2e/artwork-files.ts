import sharp, { type Sharp } from 'sharp';
import { bombFile } from './picture-files.js';

/** 400 × 300 units: two flat shapes in two colours over nothing, and a word in a third. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">' +
  '<circle cx="110" cy="150" r="90" fill="#a3352b"/><rect x="220" y="60" width="150" height="180" fill="#27375e"/>' +
  '<text x="230" y="160" font-size="40" fill="#ffffff">طراز</text></svg>';

/** `#rrggbb`, and a box or the circle in it: left, top, width, height. */
export type Shape = readonly [
  colour: string,
  box: readonly [number, number, number, number],
  round?: 'round',
];

/**
 * Shapes over nothing, later ones above, with soft edges. Made of pixels: what serves pictures keeps this process's sharp from
 * reading drawings.
 */
export function drawn(width: number, height: number, shapes: readonly Shape[]): Sharp {
  const pixels = Buffer.alloc(width * height * 4);
  for (const [colour, [left, top, wide, high], round] of shapes) {
    const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (let y = Math.max(top, 0); y < Math.min(top + high, height); y += 1)
      for (let x = Math.max(left, 0); x < Math.min(left + wide, width); x += 1) {
        const fromMiddle = Math.hypot(x + 0.5 - left - wide / 2, y + 0.5 - top - high / 2);
        const cover = round ? Math.min(Math.max(wide / 2 - fromMiddle + 0.5, 0), 1) : 1;
        const at = (y * width + x) * 4;
        const under = (pixels[at + 3] ?? 0) / 255;
        for (const part of [0, 1, 2])
          pixels[at + part] =
            (rgb[part] ?? 0) * (under > 0 ? cover : 1) +
            (pixels[at + part] ?? 0) * (under > 0 ? 1 - cover : 0);
        pixels[at + 3] = 255 * (cover + under * (1 - cover));
      }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

const logoPicture = (scale = 2) =>
  drawn(400 * scale, 300 * scale, [
    ['#a3352b', [20 * scale, 60 * scale, 180 * scale, 180 * scale], 'round'],
    ['#27375e', [220 * scale, 60 * scale, 150 * scale, 180 * scale]],
  ]);

let logo: Promise<Buffer> | undefined;

/** An honest file of each kind that is looked at. The logo is drawn once: what walks over all routes sends it each time. */
export const HONEST_FILES = {
  'logo.png': () => (logo ??= logoPicture().png().withMetadata({ density: 300 }).toBuffer()),
  'logo.jpg': () => logoPicture(1).flatten({ background: '#fff' }).jpeg({ quality: 60 }).toBuffer(),
  'cmyk.jpg': () => logoPicture().flatten({ background: '#fff' }).toColourspace('cmyk').jpeg().toBuffer(),
  'photo.webp': () => noise(900, 700).webp().toBuffer(),
  'scan.tiff': () => logoPicture().tiff({ bitdepth: 1 }).toBuffer(),
  'شعار.svg': async () => Buffer.from(LOGO),
  'art.pdf': async () => pdfFile([TWO_SHAPES, '', '']),
  'forty.pdf': async () => pdfFile(Array<string>(40).fill(TWO_SHAPES)),
  'art.ai': async () => pdfFile([TWO_SHAPES]),
} as const satisfies Record<string, () => Promise<Buffer>>;

/** Files that would hang, fill, reach out or break. */
export const HOSTILE_FILES = {
  'bomb.png': async () => bombFile(30_000),
  'circles.pdf': async () => pdfFile([transparentCircles(60_000)], 2000),
  'uses.svg': async () => Buffer.from(useBomb()),
  'laughs.svg': async () => Buffer.from(billionLaughs()),
  'entity.svg': async () =>
    svg('<text y="50">&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
  'blur.svg': async () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200000" height="200000" viewBox="0 0 200 200">' +
        '<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter><rect width="200" height="200" filter="url(#f)"/></svg>',
    ),
  'postscript.ai': async () =>
    Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(%stdin) (r) file 65535 string readstring\n'),
  'http.svg': async () =>
    svg('<image width="9" height="9" href="http://127.0.0.1:9/a.png"/><rect width="40" height="40"/>'),
  'file.svg': async () =>
    svg('<image width="9" height="9" href="file:///etc/hostname"/><rect width="40" height="40"/>'),
  'script.svg': async () =>
    svg('<script>fetch("http://127.0.0.1:9/script")</script><rect width="40" height="40"/>'),
  'foreign.svg': async () =>
    svg(
      '<foreignObject width="200" height="200"><body xmlns="http://www.w3.org/1999/xhtml"><img src="http://127.0.0.1:9/b.png"/></body></foreignObject><rect width="40" height="40"/>',
    ),
  'broken.pdf': async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'A')]),
  'cut.png': async () => (await HONEST_FILES['logo.png']()).subarray(0, 900),
} as const satisfies Record<string, () => Promise<Buffer>>;

/** Asks for what lies on the network and on the disk, by every way that SVG has. @param origin of a server that listens */
export function reachingOut(origin: string): Buffer {
  return svg(
    `<style>@import url("${origin}/style.css");rect{fill:red}</style>` +
      `<image width="200" height="100" href="${origin}/a.png"/><image width="9" height="9" href="file:///etc/hostname"/>` +
      `<script>fetch("${origin}/script")</script><foreignObject width="200" height="200">` +
      `<body xmlns="http://www.w3.org/1999/xhtml" onload="fetch('${origin}/body')"><img src="${origin}/b.png"/></body>` +
      '</foreignObject><rect x="80" y="80" width="40" height="40"/>',
  );
}

/** Noise in every pixel: no ink, and hard to compress. */
export function noise(width: number, height: number): Sharp {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: gaussian } });
}

function svg(inside: string, before = ''): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?>${before}<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${inside}</svg>`,
  );
}

function useBomb(): string {
  const groups = Array.from(
    { length: 13 },
    (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}" x="1"/>`.repeat(8)}</g>`,
  );
  const first = '<g id="g0"><rect width="10" height="10"/></g>';
  return svg(`<defs>${first}${groups.join('')}</defs><use href="#g13"/>`).toString();
}

function billionLaughs(): string {
  const entities = [...'bcdefghij'].map((name, index) => {
    const before = 'abcdefghi'[index];
    return `<!ENTITY ${name} "${`&${before};`.repeat(10)}">`;
  });
  const before = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entities.join('')}]>`;
  return svg('<text y="50">&j;</text>', before).toString();
}

const TWO_SHAPES = '0.64 0.2 0.17 rg 40 40 150 150 re f 0.15 0.21 0.37 rg 220 60 120 180 re f';

function transparentCircles(count: number): string {
  const circles = Array.from({ length: count }, (_, index) => {
    const [x, y, r] = [(index * 733) % 2000, (index * 397) % 2000, 50 + ((index * 31) % 400)];
    return `/G gs ${(index % 7) / 7} 0.5 0.2 rg ${x} ${y} m ${x + r} ${y} ${x + r} ${y + r} ${x} ${y + r} c f`;
  });
  return circles.join('\n');
}

/** A PDF whose pages have these contents. @param side of each page, in points; else it is 400 × 300 */
function pdfFile(contents: readonly string[], side?: number): Buffer {
  const box = side === undefined ? '400 300' : `${side} ${side}`;
  const pages = contents.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    `<< /Type /Pages /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /ExtGState << /G << /ca 0.3 >> >> >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Resources 3 0 R /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return Buffer.from(
    `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}
