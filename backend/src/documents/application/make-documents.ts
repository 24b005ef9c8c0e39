import type { Clock } from '../../shared/domain/clock.js';
import { DomainError } from '../../shared/domain/domain-error.js';
import type { DocumentFiles } from './document-files.js';
import type { DocumentPrinter } from './document-printer.js';
import type { DocumentRegister } from './document-register.js';
import { Documents, type DocumentRequest, type StoredDocument } from './documents.js';

export class MakeDocuments extends Documents {
  constructor(
    private readonly register: DocumentRegister,
    private readonly printer: DocumentPrinter,
    private readonly files: DocumentFiles,
    private readonly clock: Clock,
  ) {
    super();
  }

  async make(request: DocumentRequest): Promise<StoredDocument> {
    const made = await this.register.find(request.key);
    if (made) return made;
    const file = await this.printer.print(request);
    // The file comes first, so that no row names one that is not there. It lies under its digest: whoever prints the same
    // at the same moment writes the same file. Of a death in between a file can stay that no row names.
    const sha256 = await this.files.write(file);
    return this.register.add({
      key: request.key,
      sha256,
      bytes: file.length,
      madeAt: this.clock.now(),
    });
  }

  print(request: DocumentRequest): Promise<Uint8Array> {
    return this.printer.print(request);
  }

  draw(request: DocumentRequest): Promise<Uint8Array> {
    return this.printer.draw(request);
  }

  find(key: string): Promise<StoredDocument | undefined> {
    return this.register.find(key);
  }

  async read(key: string): Promise<Uint8Array> {
    const document = await this.register.find(key);
    if (!document) throw new DomainError('missing', 'document.missing', 'There is no such document.');
    const file = await this.files.read(document.sha256);
    if (!file) {
      throw new DomainError(
        'unavailable',
        'document.lost',
        'The store does not have the document as it was made.',
      );
    }
    return file;
  }
}
