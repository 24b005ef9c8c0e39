export { Documents, type DocumentRequest, type StoredDocument } from './application/documents.js';
export { addresseeOf } from './domain/addressee.js';
export { dressedGarment } from './domain/dressed-garment.js';
export { objectKeyOf } from './domain/object-key.js';
export type {
  Addressee,
  DressedGarment,
  IndicativeTotal,
  InquiryDocument,
  QuotationDocument,
  QuotationLine,
  Seller,
} from './domain/document-data.js';
