import { DocumentRegister } from '../application/document-register.js';
import type { StoredDocument } from '../application/documents.js';

export class InMemoryDocumentRegister extends DocumentRegister {
  private readonly documents = new Map<string, StoredDocument>();

  find(key: string): Promise<StoredDocument | undefined> {
    return Promise.resolve(this.documents.get(key));
  }

  add(document: StoredDocument): Promise<StoredDocument> {
    const first = this.documents.get(document.key) ?? document;
    this.documents.set(first.key, first);
    return Promise.resolve(first);
  }
}
