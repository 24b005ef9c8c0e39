import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

interface ZippedFile {
  name: string;
  data?: Buffer;
  /** In place of `data`: deflated already, and of what size it says that it is. */
  packed?: Buffer;
  size?: number;
}

/** An archive, honest or not. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data = Buffer.alloc(0), packed = deflateRawSync(data), size = data.length } of files) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    common.copy(head, 4);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    common.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += head.length + Buffer.byteLength(name) + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, entries, end]);
}

/** What lies in an honest archive, unpacked, by its name. */
export function unzipped(archive: Uint8Array): ReadonlyMap<string, Buffer> {
  const zip = Buffer.from(archive);
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let entry = zip.readUInt32LE(end + 16);
  while (entry < end) {
    const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28);
    const name = zip.toString('utf8', entry + 46, nameEnd);
    const head = zip.readUInt32LE(entry + 42);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(begin, begin + zip.readUInt32LE(entry + 20));
    files.set(name, zip.readUInt16LE(entry + 10) === 0 ? packed : inflateRawSync(packed));
    entry = nameEnd + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return files;
}
