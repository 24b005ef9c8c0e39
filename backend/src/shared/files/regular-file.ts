import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** Not there by that number on every system, so it has its own words. */
const NOT_A_FILE = 'EFTYPE';

/**
 * Opens what must be a file itself: a pipe would be waited for, a device has no end, a link leads elsewhere.
 *
 * @throws Error as the file system reports it; `isNotAFile` tells of everything that is there and no file
 */
export async function openRegularFile(path: string): Promise<FileHandle> {
  // Nothing is waited for: a pipe without a writer is opened at once, and closed again.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW).catch(
    (error: NodeJS.ErrnoException) => {
      // A link, or a socket.
      throw error.code === 'ELOOP' || error.code === 'ENXIO' ? notAFile(path) : error;
    },
  );
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  throw notAFile(path);
}

export function isNotAFile(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === NOT_A_FILE;
}

function notAFile(path: string): NodeJS.ErrnoException {
  const error = new Error(`${NOT_A_FILE}: not an ordinary file, open '${path}'`);
  return Object.assign(error, { code: NOT_A_FILE, syscall: 'open', path });
}
