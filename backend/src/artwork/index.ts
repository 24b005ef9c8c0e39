export { artworkKeys } from './application/artwork-files.js';
export { InquiryArtwork } from './application/inquiry-artwork.js';
