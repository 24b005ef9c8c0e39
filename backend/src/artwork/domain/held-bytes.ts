/** What the header of a file says of it. */
export interface PixelHeader {
  format: 'png' | 'jpeg' | 'webp' | 'tiff';
  width: number;
  height: number;
  channels: number;
  /** Whether a channel of a pixel has more than eight bits. */
  isDeep: boolean;
  /** Whether the whole of it becomes sharper and sharper, instead of coming line by line. */
  isProgressive: boolean;
  /** Whether two colour channels have half the width and height. */
  hasHalvedColours: boolean;
  /** Whether its lines are shown in another order than they come in. */
  isTurned: boolean;
}

/** With the process itself and its libraries some 400 MB. */
export const MOST_HELD_BYTES = 300_000_000;

/** The memory that is needed at one moment because a file cannot be read line by line. */
export function heldBytes(header: PixelHeader): number {
  const { format, width, height, channels, isDeep, isProgressive, hasHalvedColours, isTurned } = header;
  const pixels = width * height;
  if (format === 'jpeg') {
    // Its coefficients have two bytes each. A turned one is made small as it is read.
    return isProgressive ? pixels * 2 * (hasHalvedColours ? 1.5 : channels) : 0;
  }
  return isProgressive || isTurned ? pixels * channels * (isDeep ? 2 : 1) : 0;
}
