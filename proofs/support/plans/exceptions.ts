// The texts of the document that no screen shows, each with the reason. The proof holds it to that: one that is refused
// has to be for every payload, and one that nobody sees has to be on no screen.

export interface Refusal {
  why: string;
  /** Of an answer that blames no field by name. */
  code?: string;
}

type Texts<Exception> = Readonly<Record<string, Exception>>;
type Exceptions<Exception> = Readonly<Record<string, Texts<Exception>>>;

const refused = (why: string, code?: string): Refusal => ({ why, ...(code !== undefined && { code }) });

const OF_THE_CATALOGUE = refused('names something that the catalogue has');
const SIZES = {
  'sizes.ratio[].size': OF_THE_CATALOGUE,
  'sizes.cells[].color': OF_THE_CATALOGUE,
  'sizes.cells[].size': OF_THE_CATALOGUE,
};
const SELECTION = { 'colors[]': OF_THE_CATALOGUE, ...SIZES };
const EMAIL = refused('is an e-mail address');
const SUBMISSION = { ...SELECTION, customerEmail: EMAIL, 'artwork.placements[].areaId': OF_THE_CATALOGUE };
const ITEM = { imageUrl: refused('is the path of a picture that was uploaded') };
const PRODUCT = {
  ...ITEM,
  'sizes[].label': refused('has 12 characters at most, and no payload has'),
  'sizes[].labelAr': refused('has 12 characters at most, and no payload has'),
};
const CODE = refused('is a code that nobody was given');
const CHALLENGE = refused('is a question that nobody asked', 'challenge.over');
const DAY = { scheduledDate: refused('is a moment') };
const LINE = { 'lines[].key': refused('names a line that was made from the inquiry') };

/** By operation and text: refused whatever payload it is. */
export const REFUSED: Exceptions<Refusal> = {
  'POST /api/admin/login': { email: refused('is that of an account', 'credentials.wrong') },
  'POST /api/admin/me/confirmation': { code: CODE },
  'POST /api/admin/me/confirmation/passkey': { challenge: CHALLENGE },
  'POST /api/admin/me/factor/finish': { code: CODE, challenge: CHALLENGE },
  'POST /api/admin/me/passkeys/finish': {
    challenge: CHALLENGE,
    'credential.transports[]': refused('is one of the words of browsers'),
  },
  'POST /api/admin/login/code': { code: CODE, challenge: CHALLENGE },
  'POST /api/admin/login/passkey': { challenge: CHALLENGE },
  'PUT /api/objects/finalize': {
    imageURL: refused('is an address that was given for an upload', 'upload.unknown'),
  },
  'POST /api/admin/product-types': PRODUCT,
  'PUT /api/admin/product-types/{id}': PRODUCT,
  'POST /api/admin/fabrics': ITEM,
  'PUT /api/admin/fabrics/{id}': ITEM,
  'POST /api/calculate-quote': SELECTION,
  'POST /api/quote-ladder': SELECTION,
  'POST /api/admin/follow-ups': DAY,
  'PUT /api/admin/follow-ups/{id}': DAY,
  'POST /api/inquiries': SUBMISSION,
  'POST /api/admin/inquiries': SUBMISSION,
  'PUT /api/requests/{token}/sizes': SIZES,
  'PUT /api/admin/inquiries/{id}/quotation/draft': LINE,
  'POST /api/admin/inquiries/{id}/quotation/draft/preview': LINE,
  'POST /api/admin/inquiries/{id}/quotation/draft/document': LINE,
  'POST /api/admin/inquiries/{id}/quotation/draft/pages': LINE,
  'POST /api/requests/{token}/quotation/change': {
    artworkDraft: refused('names files that were uploaded', 'artwork.unknown-draft'),
  },
  'POST /api/admin/invitations': { email: EMAIL },
  'POST /api/invitations/open': { token: refused('is of a link that nobody has', 'link.unknown') },
  'POST /api/invitations/accept': { token: refused('is of a link that nobody has', 'link.unknown') },
  'PUT /api/admin/settings': { logoUrl: refused('is the path of a picture that was uploaded') },
};

const UNKNOWN_FILE = 'a placement of a file that did not come along is left out';
const TO_ITS_WRITER = 'is answered to who writes it, and not kept';
const ON_PAPER = 'is printed for who writes it, and not kept';
const OFFER = ['lines[].textEn', 'lines[].textAr', 'lines[].overrideReason', 'place', 'indicative.source'];
const offer = (why: string): Texts<string> =>
  Object.fromEntries([...OFFER, 'termsEn', 'termsAr'].map((field) => [field, why]));

/** By operation and text: taken, and on no screen. */
export const UNSEEN: Exceptions<string> = {
  'POST /api/inquiries': { 'artwork.placements[].artworkId': UNKNOWN_FILE },
  'POST /api/admin/inquiries': { 'artwork.placements[].artworkId': UNKNOWN_FILE },
  'POST /api/admin/inquiries/{id}/links/revoke': { recipient: 'somebody who has no link, and gets none' },
  'POST /api/admin/inquiries/{id}/quotation/draft/preview': offer(TO_ITS_WRITER),
  'POST /api/admin/inquiries/{id}/quotation/draft/document': offer(ON_PAPER),
  'POST /api/admin/inquiries/{id}/quotation/draft/pages': offer(ON_PAPER),
  'POST /api/page-errors': {
    path: 'is logged alone',
    message: 'is logged alone',
    at: 'is logged alone',
  },
};
