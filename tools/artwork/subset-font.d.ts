/** What this folder uses of it; the package has no types of its own. */
declare module 'subset-font' {
  interface Cut {
    targetFormat: 'sfnt' | 'woff2';
    noLayoutClosure?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, letters: string, cut: Cut): Promise<Buffer>;
}
