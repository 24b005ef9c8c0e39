export interface ArtworkFile {
  fileName: string;
  bytes: number;
  file: AsyncIterable<Uint8Array>;
}

/** The files that came with an inquiry. */
export abstract class InquiryFiles {
  /** @throws DomainError `missing` for what the inquiry does not have; also while there is none */
  abstract preview(inquiryId: string, id: string): Promise<Uint8Array>;

  /** As it was uploaded. @throws DomainError `missing` as above */
  abstract open(inquiryId: string, id: string): Promise<ArtworkFile>;
}
