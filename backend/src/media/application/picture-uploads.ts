import type { Staff } from '../../shared/domain/staff.js';

/** How staff bring a picture in. */
export abstract class PictureUploads {
  /**
   * Allows this session one upload, within ten minutes.
   *
   * @param session stands for the session, without being its id
   * @param origin under which the caller reached this server
   * @returns where the file is to be PUT
   * @throws DomainError `store.unavailable`
   */
  abstract requestUpload(session: string, origin: string): Promise<string>;

  /**
   * Makes a picture of what was uploaded. A refusal leaves the upload open: another file may be PUT until it expires.
   *
   * @param uploadUrl as `requestUpload` gave it, with or without its query; never asked, only compared
   * @returns the path under which the picture is served
   * @throws DomainError `upload.unknown`, `upload.finalized`, `upload.missing`, `picture.…` for what cannot be a
   *   picture here, `store.unavailable`
   */
  abstract finalize(uploadUrl: string, session: string, by: Staff): Promise<string>;
}
