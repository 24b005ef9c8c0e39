import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    announceArtwork: build.mutation<AnnounceArtworkApiResponse, AnnounceArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/artwork`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listArtwork: build.query<ListArtworkApiResponse, ListArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/artwork`,
        headers: {
          'Artwork-Draft': queryArg,
        },
      }),
    }),
    finishArtwork: build.mutation<FinishArtworkApiResponse, FinishArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/artwork/${encodeURIComponent(String(queryArg.id))}/finish`,
        method: 'PUT',
        headers: {
          'Artwork-Draft': queryArg['Artwork-Draft'],
        },
      }),
    }),
    getArtworkPreview: build.query<GetArtworkPreviewApiResponse, GetArtworkPreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/artwork/${encodeURIComponent(String(queryArg.id))}/preview`,
        headers: {
          'Artwork-Draft': queryArg['Artwork-Draft'],
        },
      }),
    }),
    removeArtwork: build.mutation<RemoveArtworkApiResponse, RemoveArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/artwork/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        headers: {
          'Artwork-Draft': queryArg['Artwork-Draft'],
        },
      }),
    }),
    listCustomerArtwork: build.query<ListCustomerArtworkApiResponse, ListCustomerArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg))}/artwork`,
      }),
    }),
    getCustomerArtworkPreview: build.query<
      GetCustomerArtworkPreviewApiResponse,
      GetCustomerArtworkPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/artwork/${encodeURIComponent(String(queryArg.artworkId))}/preview`,
      }),
    }),
    listProductTypes: build.query<ListProductTypesApiResponse, ListProductTypesApiArg>({
      query: () => ({ url: `/api/product-types` }),
    }),
    listFabrics: build.query<ListFabricsApiResponse, ListFabricsApiArg>({
      query: () => ({ url: `/api/fabrics` }),
    }),
    listFits: build.query<ListFitsApiResponse, ListFitsApiArg>({
      query: () => ({ url: `/api/fits` }),
    }),
    listFinishingQualities: build.query<ListFinishingQualitiesApiResponse, ListFinishingQualitiesApiArg>({
      query: () => ({ url: `/api/finishing-qualities` }),
    }),
    listPrintTypes: build.query<ListPrintTypesApiResponse, ListPrintTypesApiArg>({
      query: () => ({ url: `/api/print-types` }),
    }),
    listColors: build.query<ListColorsApiResponse, ListColorsApiArg>({
      query: () => ({ url: `/api/colors` }),
    }),
    calculateQuote: build.query<CalculateQuoteApiResponse, CalculateQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/calculate-quote`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    quoteLadder: build.query<QuoteLadderApiResponse, QuoteLadderApiArg>({
      query: (queryArg) => ({
        url: `/api/quote-ladder`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getWorkedExample: build.query<GetWorkedExampleApiResponse, GetWorkedExampleApiArg>({
      query: () => ({ url: `/api/worked-example` }),
    }),
    submitInquiry: build.mutation<SubmitInquiryApiResponse, SubmitInquiryApiArg>({
      query: (queryArg) => ({
        url: `/api/inquiries`,
        method: 'POST',
        body: queryArg.inquirySubmission,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getCustomerRequest: build.query<GetCustomerRequestApiResponse, GetCustomerRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    saySizes: build.mutation<SaySizesApiResponse, SaySizesApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/sizes`,
        method: 'PUT',
        body: queryArg.saidSizes,
      }),
    }),
    getCustomerRequestDocument: build.query<
      GetCustomerRequestDocumentApiResponse,
      GetCustomerRequestDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/document`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    getCustomerQuotation: build.query<GetCustomerQuotationApiResponse, GetCustomerQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg))}/quotation`,
      }),
    }),
    seeQuotation: build.mutation<SeeQuotationApiResponse, SeeQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/quotation/seen`,
        method: 'POST',
        body: queryArg.revisionAnswer,
      }),
    }),
    mailAcceptanceCode: build.mutation<MailAcceptanceCodeApiResponse, MailAcceptanceCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/quotation/code`,
        method: 'POST',
        body: queryArg.revisionAnswer,
      }),
    }),
    acceptQuotation: build.mutation<AcceptQuotationApiResponse, AcceptQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/quotation/accept`,
        method: 'POST',
        body: queryArg.acceptingAnswer,
      }),
    }),
    askForQuotationChange: build.mutation<AskForQuotationChangeApiResponse, AskForQuotationChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/quotation/change`,
        method: 'POST',
        body: queryArg.changeAnswer,
      }),
    }),
    declineQuotation: build.mutation<DeclineQuotationApiResponse, DeclineQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/quotation/decline`,
        method: 'POST',
        body: queryArg.decliningAnswer,
      }),
    }),
    getCustomerQuotationDocument: build.query<
      GetCustomerQuotationDocumentApiResponse,
      GetCustomerQuotationDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/requests/${encodeURIComponent(String(queryArg.token))}/quotation/revisions/${encodeURIComponent(String(queryArg.revision))}/document`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    getLeadTime: build.query<GetLeadTimeApiResponse, GetLeadTimeApiArg>({
      query: (queryArg) => ({
        url: `/api/lead-times`,
        params: {
          quantity: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type AnnounceArtworkApiResponse = /** status 201 Good for one file */ ArtworkUploadPlace;
export type AnnounceArtworkApiArg = ArtworkAnnouncement;
export type ListArtworkApiResponse = /** status 200 The files */ Artwork[];
export type ListArtworkApiArg =
  | /** As announceArtwork gave it; without one there are no files. */ string
  | undefined;
export type FinishArtworkApiResponse = /** status 200 It is here */ Artwork;
export type FinishArtworkApiArg = {
  id: string;
  /** As announceArtwork gave it; without one there are no files. */
  'Artwork-Draft'?: string;
};
export type GetArtworkPreviewApiResponse = /** status 200 A PNG */ Blob;
export type GetArtworkPreviewApiArg = {
  id: string;
  /** As announceArtwork gave it; without one there are no files. */
  'Artwork-Draft'?: string;
};
export type RemoveArtworkApiResponse = unknown;
export type RemoveArtworkApiArg = {
  id: string;
  /** As announceArtwork gave it; without one there are no files. */
  'Artwork-Draft'?: string;
};
export type ListCustomerArtworkApiResponse = /** status 200 The oldest first */ Artwork[];
export type ListCustomerArtworkApiArg = string;
export type GetCustomerArtworkPreviewApiResponse = /** status 200 A PNG */ Blob;
export type GetCustomerArtworkPreviewApiArg = {
  token: string;
  artworkId: string;
};
export type ListProductTypesApiResponse = /** status 200 Active product types */ ProductType[];
export type ListProductTypesApiArg = void;
export type ListFabricsApiResponse = /** status 200 Active fabrics */ Fabric[];
export type ListFabricsApiArg = void;
export type ListFitsApiResponse = /** status 200 Active fits */ Fit[];
export type ListFitsApiArg = void;
export type ListFinishingQualitiesApiResponse =
  /** status 200 Active finishing qualities */ FinishingQuality[];
export type ListFinishingQualitiesApiArg = void;
export type ListPrintTypesApiResponse = /** status 200 Active print types */ PrintType[];
export type ListPrintTypesApiArg = void;
export type ListColorsApiResponse = /** status 200 Active garment colors */ Color[];
export type ListColorsApiArg = void;
export type CalculateQuoteApiResponse = /** status 200 The price. */ Quote;
export type CalculateQuoteApiArg = Selection;
export type QuoteLadderApiResponse = /** status 200 The prices and their reasons. */ QuoteLadder;
export type QuoteLadderApiArg = LadderRequest;
export type GetWorkedExampleApiResponse = /** status 200 The order and its price. */ WorkedExample;
export type GetWorkedExampleApiArg = void;
export type SubmitInquiryApiResponse =
  /** status 201 It is stored; the same again for the same Idempotency-Key and body, but for another link. */ InquiryReceipt;
export type SubmitInquiryApiArg = {
  'Idempotency-Key'?: string;
  inquirySubmission: InquirySubmission;
};
export type GetCustomerRequestApiResponse = /** status 200 The inquiry */ CustomerRequest;
export type GetCustomerRequestApiArg = string;
export type SaySizesApiResponse = /** status 200 The inquiry as it is now */ CustomerRequest;
export type SaySizesApiArg = {
  token: string;
  saidSizes: SaidSizes;
};
export type GetCustomerRequestDocumentApiResponse = /** status 200 A PDF */ Blob;
export type GetCustomerRequestDocumentApiArg = {
  token: string;
  language: 'en' | 'ar';
};
export type GetCustomerQuotationApiResponse = /** status 200 The quotation */ CustomerQuotation;
export type GetCustomerQuotationApiArg = string;
export type SeeQuotationApiResponse = unknown;
export type SeeQuotationApiArg = {
  token: string;
  revisionAnswer: RevisionAnswer;
};
export type MailAcceptanceCodeApiResponse = unknown;
export type MailAcceptanceCodeApiArg = {
  token: string;
  revisionAnswer: RevisionAnswer;
};
export type AcceptQuotationApiResponse = /** status 200 As it is now */ CustomerQuotation;
export type AcceptQuotationApiArg = {
  token: string;
  acceptingAnswer: AcceptingAnswer;
};
export type AskForQuotationChangeApiResponse = /** status 200 As it is now */ CustomerQuotation;
export type AskForQuotationChangeApiArg = {
  token: string;
  changeAnswer: ChangeAnswer;
};
export type DeclineQuotationApiResponse = /** status 200 As it is now */ CustomerQuotation;
export type DeclineQuotationApiArg = {
  token: string;
  decliningAnswer: DecliningAnswer;
};
export type GetCustomerQuotationDocumentApiResponse = /** status 200 A PDF */ Blob;
export type GetCustomerQuotationDocumentApiArg = {
  token: string;
  revision: number;
  language: 'en' | 'ar';
};
export type GetLeadTimeApiResponse = /** status 200 The ranges of today. */ LeadTime;
export type GetLeadTimeApiArg = /** Pieces. */ number;
export type ArtworkUploadPlace = {
  id: string;
  /** Whoever has it may see, remove and send its files. It is good for a day. */
  draft: string;
  uploadUrl: string;
  expiresAt: string;
};
export type ChangeBy = {
  id: string;
  email: string;
  /** Empty until they have said it. */
  name: string;
};
export type LastChange = {
  at: string;
  /** Null for a customer, or a job. */
  by: ChangeBy | null;
};
export type Problem = {
  /** Always about:blank: `code` tells problems apart. */
  type: string;
  /** The status code's own phrase. */
  title: string;
  status: number;
  /** One English sentence for a person. */
  detail: string;
  /** Stable; for a program. */
  code: string;
  errors?: {
    path: string;
    code: string;
    message: string;
  }[];
  /** With 412: the thing as reading it would give it now. */
  current?: object;
  /** With 412: who changed it last, and when; absent where the audit trail tells of no change. */
  changed?: LastChange;
  /** Also in the header x-request-id and in every log line. */
  requestId: string;
};
export type ArtworkAnnouncement = {
  fileName: string;
  /** Of the file; 52428800 are the most. */
  bytes: number;
  /** Of files that were announced before. */
  draft?: string;
};
export type Ink = {
  hex: string;
  /** Of what is printed, 0 to 1. */
  share: number;
};
export type ArtworkFacts = {
  pages: number;
  /** Null for a drawing, which has no pixels. */
  widthPx: number | null;
  /** Null for a drawing, which has no pixels. */
  heightPx: number | null;
  /** As the file itself says; null where it says nothing. */
  widthMm: number | null;
  /** As the file itself says; null where it says nothing. */
  heightMm: number | null;
  /** Spot colours, most used first; none for a photograph. */
  inks: Ink[];
  photographic: boolean;
  /** Something shows through it. */
  hasAlpha: boolean;
  /** The one colour of its border. */
  solidGround: string | null;
};
export type ArtworkArea = {
  name: string;
  nameAr: string;
  /** As in listProductTypes. */
  place: string;
  widthMm: number;
  heightMm: number;
};
export type ArtworkPlacement = {
  areaId: string;
  /** As it was when the inquiry was sent. */
  area: ArtworkArea | null;
  widthMm: number;
  /** From the middle of the area, to the right of who looks at it. */
  xMm: number;
  /** From the middle of the area, down. */
  yMm: number;
  /** The one colour of its border is left unprinted. */
  withoutGround: boolean;
};
export type Artwork = {
  id: string;
  fileName: string;
  bytes: number;
  /** `kept`: for staff, without being opened. */
  state: 'uploading' | 'queued' | 'done' | 'refused' | 'kept';
  /** By its first bytes; null until it is here. */
  kind:
    | ('png' | 'jpeg' | 'webp' | 'tiff' | 'svg' | 'pdf' | 'psd' | 'eps' | 'cdr' | 'zip' | null)
    | ('png' | 'jpeg' | 'webp' | 'tiff' | 'svg' | 'pdf' | 'psd' | 'eps' | 'cdr' | 'zip' | null);
  /** Why nothing can be said about it. */
  refusal:
    | ('artwork.broken' | 'artwork.too-many-pixels' | 'artwork.took-too-long' | null)
    | ('artwork.broken' | 'artwork.too-many-pixels' | 'artwork.took-too-long' | null);
  facts: ArtworkFacts | null;
  /** Where it is to be printed. */
  placement: ArtworkPlacement | null;
  createdAt: string;
};
export type QuantityBreak = {
  /** Pieces of the order. */
  from: number;
  /** Hundredths of a percent of the price. Either this or the unit price. */
  basisPointsOff?: number;
  /** EGP. In place of the price. */
  unitPrice?: string;
};
export type Size = {
  /** A short word; inquiries and links know the size by it. */
  id: string;
  /** As it is written in English: `2XL`. */
  label: string;
  /** Empty: as in English. */
  labelAr: string;
  /** EGP. Added for every piece of this size. */
  surcharge: string;
};
export type DrawnBox = {
  /** Its middle, from the left. */
  x: number;
  /** Its middle, from the top. */
  y: number;
  width: number;
  height: number;
  /** Degrees, clockwise. */
  turn: number;
};
export type PrintArea = {
  id: string;
  name: string;
  /** May be empty. */
  nameAr: string;
  /** Left and right are the wearer's. */
  place: 'front' | 'back' | 'left_chest' | 'right_chest' | 'sleeve' | 'hem' | 'pocket' | 'hood' | 'leg';
  box: DrawnBox;
  widthMm: number;
  heightMm: number;
};
export type ProductType = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Always true in the public lists. */
  isActive: boolean;
  /** EGP. Per piece. */
  basePrice: string;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks?: QuantityBreak[];
  /** From small to large; none: it is made without sizes. */
  sizes?: Size[];
  /** What it is drawn as. */
  silhouette:
    | 't-shirt'
    | 'long-sleeve'
    | 'polo'
    | 'sweatshirt'
    | 'hoodie'
    | 'joggers'
    | 'shirt'
    | 'abaya'
    | 'generic';
  /** Where it can be printed, the likeliest place first; each id once. */
  printAreas: PrintArea[];
  description: string;
  descriptionAr: string;
  /** Empty, or the path of the picture. */
  imageUrl: string;
};
export type Fabric = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Always true in the public lists. */
  isActive: boolean;
  /** Grams per square metre. */
  gsm: number;
  composition: string;
  compositionAr: string;
  /** EGP. Added per piece. */
  costMultiplier: string;
  /** What it is drawn as. */
  weave: 'jersey' | 'combed' | 'lycra' | 'pique' | 'terry' | 'fleece' | 'poplin' | 'crepe' | 'generic';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
  description: string;
  descriptionAr: string;
  /** Empty, or the path of the picture. */
  imageUrl: string;
};
export type Fit = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Always true in the public lists. */
  isActive: boolean;
  /** EGP. Added per piece. */
  priceModifier: string;
  /** What it does to the drawing of a garment. */
  cut: 'regular' | 'slim' | 'relaxed' | 'oversized';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
};
export type FinishingQuality = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Always true in the public lists. */
  isActive: boolean;
  /** EGP. Added per piece. */
  priceModifier: string;
  description: string;
  descriptionAr: string;
};
export type PrintType = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Always true in the public lists. */
  isActive: boolean;
  /** EGP. Once per print colour. */
  setupCost: string;
  /** EGP. Per piece, however many colours. */
  perItemCost: string;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks?: QuantityBreak[];
  /** What it looks like on the drawing of a garment. */
  technique: 'screen' | 'puff' | 'dtf' | 'dtg' | 'embroidery' | 'sublimation' | 'generic';
  /** Fabrics that it does not go with. By their ids. */
  unsuitedFabrics?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
  description: string;
  descriptionAr: string;
};
export type Color = {
  /** A word for the first eight colors, else a UUID. */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Always true in the public lists. */
  isActive: boolean;
  hex: string;
};
export type QuoteBreakdown = {
  /** The product type. EGP. */
  baseCost: string;
  /** The fabric. EGP. */
  fabricCost: string;
  /** The fit. EGP. */
  fitCost: string;
  /** The finishing. EGP. */
  finishingCost: string;
  /** Setting the prints up, per colour. EGP. */
  printSetupCost: string;
  /** Printing the pieces. EGP. */
  printCost: string;
  /** What large sizes add; absent where they add nothing. EGP. */
  sizeCost?: string;
};
export type AppliedBreak = {
  part: 'baseCost' | 'printCost';
  /** Of the product type or the print type. */
  id: string;
  /** Pieces from which it holds. */
  from: number;
  /** A piece without it. EGP. */
  listPrice: string;
  /** A piece with it. EGP. */
  price: string;
};
export type PriceRange = {
  /** EGP. The upper end that a visitor is shown beside the total. */
  totalCostUpTo: string;
  /** EGP. The upper end beside the price of a piece. */
  pricePerItemUpTo: string;
};
export type BetterChoice = {
  id: string;
  /** A piece of the order with it; of a sample, of an order of 100. EGP. */
  pricePerItem: string;
  /** EGP by which a piece is dearer with it; negative where it is cheaper. */
  dearerBy: string;
};
export type FittingHint = {
  part: 'fabric' | 'fit' | 'print';
  /** Of the fabric, the fit or the print type. */
  id: string;
  /** Of the product type, or for a print of the fabric. */
  unsuitedTo: string;
  /** An inquiry with both is refused. */
  isRefused: boolean;
  /** The nearest in price; absent where nothing goes with all that is chosen. */
  better?: BetterChoice;
};
export type Quote = {
  /** The whole order. EGP. */
  totalCost: string;
  /** The share of one piece, half up to the piastre; the total is the truth. EGP. */
  pricePerItem: string;
  /** One sample piece. EGP. */
  sampleCost: string;
  /** The quantity is 1. */
  isSample: boolean;
  /** One sentence, in English. */
  message: string;
  /** The same sentence, in Arabic. */
  messageAr: string;
  breakdown: QuoteBreakdown;
  /** The quantity breaks that the price was made with; absent when there are none. */
  breaks?: AppliedBreak[];
  /** The upper ends of the production price: it is an estimate. */
  range: PriceRange;
  /** Only for a sample: one piece of an order of 100. EGP. */
  productionPricePerItem?: string;
  /** Only for a sample: an order of 100 pieces. EGP. */
  productionTotalCost?: string;
  /** Only for a sample: one sample piece. EGP. */
  productionSampleCost?: string;
  productionBreakdown?: QuoteBreakdown;
  /** Only for a sample: of an order of 100 pieces. */
  productionBreaks?: AppliedBreak[];
  /** Print types, by their ids, that are set up for one colour more: white under the others on dark cloth. Of a sample, of the order of 100; absent where there are none. */
  underbases?: string[];
  /** What does not go together; absent where everything does. No price is refused for it. */
  hints?: FittingHint[];
};
export type PrintOption = {
  printTypeId: string;
  /** How many colours the print has, 1 to 12. */
  colors: number;
};
export type SizeParts = {
  /** The id of a size of the product type. */
  size: string;
  parts: number;
};
export type SizeCell = {
  /** One of the chosen colours, where they are colourways; else null. */
  color: string | null;
  /** The id of a size of the product type. */
  size: string;
  pieces: number;
};
export type SizeSelection = {
  mode: 'ratio' | 'exact';
  /** For a ratio: so many parts of each size, by the largest remainder. */
  ratio?: SizeParts[];
  /** For exact pieces: together they are the quantity. */
  cells?: SizeCell[];
};
export type Selection = {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  /** Pieces: 1 for a sample, or 100 to 1000000. */
  quantity: number;
  /** Garment colours by their ids in `GET /api/colors`, each once. They do not change the price. */
  colors: string[];
  /** Each print type once, at most 20. */
  printOptions: PrintOption[];
  /** Of two colours or more: one garment that has them all, or a garment of each. */
  colorUse?: 'one-garment' | 'colourways';
  /** Absent: they are said later, and add nothing to the price. */
  sizes?: SizeSelection;
};
export type LadderStep = {
  /** The whole order. EGP. */
  totalCost: string;
  /** The share of one piece, half up to the piastre; the total is the truth. EGP. */
  pricePerItem: string;
  /** One sample piece. EGP. */
  sampleCost: string;
  /** The quantity is 1. */
  isSample: boolean;
  /** One sentence, in English. */
  message: string;
  /** The same sentence, in Arabic. */
  messageAr: string;
  breakdown: QuoteBreakdown;
  /** The quantity breaks that the price was made with; absent when there are none. */
  breaks?: AppliedBreak[];
  /** The upper ends of the production price: it is an estimate. */
  range: PriceRange;
  /** Only for a sample: one piece of an order of 100. EGP. */
  productionPricePerItem?: string;
  /** Only for a sample: an order of 100 pieces. EGP. */
  productionTotalCost?: string;
  /** Only for a sample: one sample piece. EGP. */
  productionSampleCost?: string;
  productionBreakdown?: QuoteBreakdown;
  /** Only for a sample: of an order of 100 pieces. */
  productionBreaks?: AppliedBreak[];
  /** Print types, by their ids, that are set up for one colour more: white under the others on dark cloth. Of a sample, of the order of 100; absent where there are none. */
  underbases?: string[];
  /** What does not go together; absent where everything does. No price is refused for it. */
  hints?: FittingHint[];
  quantity: number;
  /** Of the price of a piece: its share of the set-up, half up to the piastre. EGP. */
  setupPerItem: string;
};
export type LadderBreak = {
  part: 'baseCost' | 'printCost';
  /** Of the product type or the print type. */
  id: string;
  /** Pieces from which it holds. */
  from: number;
  /** A piece without it. EGP. */
  listPrice: string;
  /** A piece with it. EGP. */
  price: string;
  /** What is cheaper, in English. */
  name: string;
  /** The same in Arabic; empty when there is none. */
  nameAr: string;
};
export type QuoteLadder = {
  /** From few pieces to many: the quantities that were asked for, and those at which a price breaks. */
  steps: LadderStep[];
  /** What setting the prints up costs, once for the whole order. EGP. */
  printSetup: string;
  breaks: LadderBreak[];
};
export type LadderRequest = {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  /** Garment colours by their ids in `GET /api/colors`, each once. They do not change the price. */
  colors: string[];
  /** Each print type once, at most 20. */
  printOptions: PrintOption[];
  /** Of two colours or more: one garment that has them all, or a garment of each. */
  colorUse?: 'one-garment' | 'colourways';
  /** Absent: they are said later, and add nothing to the price. */
  sizes?: SizeSelection;
  /** As the quantity of a quote, in any order. */
  quantities: number[];
};
export type WorkedExampleLine = {
  part: 'baseCost' | 'fabricCost' | 'fitCost' | 'finishingCost' | 'printSetupCost' | 'printCost' | 'sizeCost';
  /** What is paid for, in English. */
  name: string;
  /** The same in Arabic; empty when there is none. */
  nameAr: string;
  /** Pieces; for the set-up of a print its colours. */
  count: number;
  /** For one of them. EGP. */
  price: string;
  /** For all of them. EGP. */
  amount: string;
};
export type WorkedExample = {
  /** As `POST /api/calculate-quote` takes it. */
  selection: Selection;
  /** They add up to the total, exactly. */
  lines: WorkedExampleLine[];
  /** The whole order. EGP. */
  totalCost: string;
  /** The share of one piece, half up to the piastre. EGP. */
  pricePerItem: string;
  /** The upper ends: it is an estimate. */
  range: PriceRange;
  /** One sample piece, whatever is chosen. EGP. */
  sampleCost: string;
};
export type InquiryReceipt = {
  id: string;
  reference: string;
  status: 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  isSampleRequest: boolean;
  /** Pieces. */
  quantity: number;
  /** EGP. The order, at the price of this moment. */
  totalCost: string;
  /** EGP. The share of one piece. */
  pricePerItem: string;
  /** EGP. One sample piece. */
  sampleCost: string;
  /** A total that was sent differs from ours. */
  priceChanged: boolean;
  createdAt: string;
  /** The customer's own page of this inquiry, in its language. Whoever has the address may read it: another one at each answer, and all of them work. */
  link: string;
};
export type SentPlacement = {
  /** One of the files that come along; others are passed over. */
  artworkId: string;
  /** One of the product type's print areas. */
  areaId: string;
  /** Of the print. */
  widthMm: number;
  /** From the middle of the area, to the right of who looks at it. */
  xMm: number;
  /** From the middle of the area, down. */
  yMm: number;
  /** The one colour of its border is left unprinted. */
  withoutGround: boolean;
};
export type SentArtwork = {
  /** Its files that are uploaded come along. */
  draft: string;
  /** These files of it alone; all of them when absent. A refusal names each that is gone. */
  ids?: string[];
  placements?: SentPlacement[];
  /** The sender may have these designs made. */
  mayBeUsed: true;
};
export type InquirySubmission = {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  /** Pieces: 1 for a sample, or 100 to 1000000. */
  quantity: number;
  /** Garment colours by their ids in `GET /api/colors`, each once. They do not change the price. */
  colors: string[];
  /** Each print type once, at most 20. */
  printOptions: PrintOption[];
  /** Of two colours or more: one garment that has them all, or a garment of each. */
  colorUse?: 'one-garment' | 'colourways';
  /** Absent: they are said later, and add nothing to the price. */
  sizes?: SizeSelection;
  /** At most 120 characters after trimming. A single line with something to see in it. */
  customerName: string;
  /** At most 254 characters after trimming. An e-mail address. */
  customerEmail: string;
  /** At most 40 characters after trimming. A single line. */
  customerPhone?: string;
  /** At most 120 characters after trimming. A single line. */
  customerCompany?: string;
  /** At most 4000 characters after trimming. */
  message?: string;
  /** In which the customer is answered; English when absent. */
  language?: 'en' | 'ar';
  /** False when absent, which a quantity of 1 does not allow: one piece is a sample. */
  isSampleRequest?: boolean;
  /** EGP, what the visitor's page showed. Kept beside the server's own figure; never used as the price. */
  totalCost?: string | number;
  /** EGP, what the visitor's page showed. Kept beside the server's own figure; never used as the price. */
  pricePerItem?: string | number;
  /** EGP, what the visitor's page showed. Kept beside the server's own figure; never used as the price. */
  sampleCost?: string | number;
  /** Designs that were uploaded before. */
  artwork?: SentArtwork;
};
export type SeenPrice = {
  price: 'totalCost' | 'pricePerItem' | 'sampleCost';
  /** EGP. */
  ours: string;
  /** EGP. */
  seen: string;
  /** EGP by which ours is higher; negative where it is lower. */
  higherBy: string;
};
export type ChosenProductType = {
  id: string;
  name: string;
  /** Empty when there is none. */
  nameAr: string;
  /** EGP. Per piece. */
  basePrice: string;
};
export type ChosenFabric = {
  id: string;
  name: string;
  /** Empty when there is none. */
  nameAr: string;
  /** EGP. Added per piece. */
  costMultiplier: string;
};
export type ChosenFit = {
  id: string;
  name: string;
  /** Empty when there is none. */
  nameAr: string;
  /** EGP. Added per piece. */
  priceModifier: string;
};
export type ChosenFinishingQuality = {
  id: string;
  name: string;
  /** Empty when there is none. */
  nameAr: string;
  /** EGP. Added per piece. */
  priceModifier: string;
};
export type ChosenPrint = {
  id: string;
  name: string;
  /** Empty when there is none. */
  nameAr: string;
  /** EGP. Once per print colour. */
  setupCost: string;
  /** EGP. Per piece. */
  perItemCost: string;
  colors: number;
  /** White under it, which dark cloth makes it need, set up once as another colour: `all`, in this price; `quoted`, in what staff quote. Absent where it needs none; customers are told of `all` alone. */
  underbase?: 'quoted' | 'all';
};
export type ChosenColor = {
  /** As in `colors` of a selection. */
  id: string;
  name: string;
  /** Empty when there is none. */
  nameAr: string;
  /** #RRGGBB */
  hex: string;
};
export type Unsuited = {
  part: 'fabric' | 'fit' | 'print';
  /** Of the fabric, the fit or the print type. */
  id: string;
  /** Of the product type, or for a print of the fabric. */
  unsuitedTo: string;
};
export type PricedSize = {
  id: string;
  label: string;
  /** Empty: as in English. */
  labelAr: string;
};
export type SizedPieces = {
  /** A colour, where they are colourways; else null. */
  color: string | null;
  size: PricedSize;
  /** EGP. What the size added to a piece. */
  surcharge: string;
  /** Pieces. */
  pieces: number;
};
export type PricedSizes = {
  mode: 'ratio' | 'exact';
  /** As it was asked for, where it was a ratio. */
  ratio?: SizeParts[];
  cells: SizedPieces[];
};
export type InquirySelection = {
  productType: ChosenProductType;
  fabric: ChosenFabric;
  fit: ChosenFit;
  finishingQuality: ChosenFinishingQuality;
  prints: ChosenPrint[];
  /** Garment colours. */
  colors: string[];
  /** The same colours, as they were called and looked. */
  swatches: ChosenColor[];
  /** Pieces. */
  quantity: number;
  /** What did not go together at the submission; absent where everything did. */
  unsuited?: Unsuited[];
  /** Of two colours or more: one garment that has them all, or a garment of each. */
  colorUse?: 'one-garment' | 'colourways';
  /** Absent: they are said later. */
  sizes?: PricedSizes;
};
export type PriceLine = {
  part: 'baseCost' | 'fabricCost' | 'fitCost' | 'finishingCost' | 'printSetupCost' | 'printCost' | 'sizeCost';
  /** For one piece; null for the set-up, which is paid once. EGP. */
  perPiece: string | null;
  /** For all pieces. EGP. */
  amount: string;
  /** The quantity breaks that it was made with; absent when there are none. */
  breaks?: AppliedBreak[];
};
export type InquiryProduction = {
  /** EGP. The whole order. */
  totalCost: string;
  /** EGP. The share of one piece. */
  pricePerItem: string;
  breakdown: QuoteBreakdown;
  /** They add up to the total. */
  lines: PriceLine[];
};
export type InquiryQuote = {
  /** EGP. The whole order. */
  totalCost: string;
  /** EGP. The share of one piece. */
  pricePerItem: string;
  breakdown: QuoteBreakdown;
  /** They add up to the total. */
  lines: PriceLine[];
  /** The quantity is 1. */
  isSample: boolean;
  /** EGP. One sample piece. */
  sampleCost: string;
  range: PriceRange;
  production?: InquiryProduction;
};
export type Seller = {
  nameEn: string;
  nameAr: string;
  /** Empty when there is none. */
  phone: string;
  /** Empty when there is none. */
  email: string;
};
export type CustomerRequest = {
  reference: string;
  customerName: string;
  /** Empty when not given. */
  customerCompany: string;
  isSampleRequest: boolean;
  /** Pieces. */
  quantity: number;
  /** EGP. The share of one piece. */
  pricePerItem: string;
  /** EGP. What the inquiry is worth: the sample for a sample request, the order for an order. */
  totalCost: string;
  status: 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  /** Empty when there is none. */
  message: string;
  /** In which the customer wrote, and is answered. */
  language: 'en' | 'ar';
  /** An amount that the visitor saw differs from ours. */
  priceChanged: boolean;
  createdAt: string;
  /** EGP. One sample piece. */
  sampleCost: string;
  /** EGP. The whole selection as it was priced, for a sample request too. */
  orderTotal: string;
  /** Those that the visitor sent. */
  seenPrices: SeenPrice[];
  selection: InquirySelection;
  quote: InquiryQuote;
  statusSince: string;
  /** What its product type is drawn as, as in listProductTypes. */
  silhouette: string;
  /** Whom to ask. */
  seller: Seller;
  /** Those that may be said, as they are called today, also where its product type is not offered any more. Absent: there are none, or they are settled. */
  offeredSizes?: PricedSize[];
};
export type SaidSizes = {
  /** Of two colours or more: one garment that has them all, or a garment of each. */
  colorUse?: 'one-garment' | 'colourways';
  /** Null: they come later. */
  sizes: SizeSelection | null;
};
export type QuotationInstalment = {
  basisPoints: number;
  due: 'on_acceptance' | 'before_cutting' | 'before_shipping' | 'days_after';
  /** Of `days_after`. */
  days: number;
  /** EGP. All instalments add up to the total. */
  amount: string;
};
export type QuotationIndicative = {
  currency: 'USD' | 'EUR' | 'SAR' | 'AED';
  /** EGP for one of it. */
  rate: string;
  source: string;
  day: string;
  /** The total in this currency, about; EGP binds. */
  amount: string;
};
export type QuotationChange = {
  field:
    | 'line_added'
    | 'line_removed'
    | 'text'
    | 'quantity'
    | 'unit_price'
    | 'discount'
    | 'tax'
    | 'tax_label'
    | 'total'
    | 'payments'
    | 'valid_through'
    | 'delivery'
    | 'indicative'
    | 'terms';
  /** Of the line that it is about; else empty. */
  textEn: string;
  textAr: string;
  /** Amounts are EGP, percentages basis points. */
  before: string | null;
  after: string | null;
  /** The same for who reads Arabic, where it is words. */
  beforeAr: string | null;
  afterAr: string | null;
};
export type CustomerQuotationLine = {
  kind: 'garment' | 'setup' | 'service' | 'shipping' | 'discount' | 'sample_credit';
  textEn: string;
  textAr: string;
  quantity: number;
  /** EGP. */
  unitPrice: string;
  /** EGP; negative for a discount and a sample credit. */
  amount: string;
};
export type CustomerAcceptance = {
  at: string;
  name: string;
};
export type ChangeRequest = {
  at: string;
  text: string;
  /** Designs that came along. */
  files: number;
};
export type CustomerQuotation = {
  /** Revision. */
  number: number;
  state: 'draft' | 'discarded' | 'sent' | 'accepted' | 'declined' | 'superseded' | 'withdrawn';
  /** Sent, not answered, and past its last day. */
  isExpired: boolean;
  /** In Cairo, its end included. */
  validThrough: string;
  discountBasisPoints: number;
  /** As the settings called it. */
  taxTreatment: string;
  taxBasisPoints: number;
  taxLabelEn: string;
  taxLabelAr: string;
  importCountry: ('SA' | 'AE' | null) | ('SA' | 'AE' | null);
  /** EGP. About what customs will ask for; not part of the total. */
  importVat: string | null;
  instalments: QuotationInstalment[];
  incoterm:
    | ('EXW' | 'FCA' | 'FOB' | 'CIF' | 'DAP' | 'DDP' | null)
    | ('EXW' | 'FCA' | 'FOB' | 'CIF' | 'DAP' | 'DDP' | null);
  place: string;
  indicative: QuotationIndicative | null;
  termsEn: string;
  termsAr: string;
  /** EGP. Without the credits. */
  subtotal: string;
  /** EGP. `discountBasisPoints` of the subtotal. */
  percentage: string;
  /** EGP. The percentage and the credits. */
  discount: string;
  /** EGP. Before tax: what it counts for once it is accepted. */
  net: string;
  /** EGP. */
  tax: string;
  /** EGP. subtotal - discount + tax. */
  total: string;
  /** Since the first revision that was sent. */
  changes: QuotationChange[];
  /** The inquiry's. */
  reference: string;
  lines: CustomerQuotationLine[];
  sentAt: string | null;
  /** The PDFs are there; it can be accepted from then on. */
  hasDocuments: boolean;
  /** A code has to be mailed before it can be accepted. */
  needsCode: boolean;
  acceptance: CustomerAcceptance | null;
  /** What was asked to be changed, newest first. */
  requests: ChangeRequest[];
};
export type RevisionAnswer = {
  revision: number;
};
export type AcceptingAnswer = {
  revision: number;
  name: string;
  position?: string;
  /** The revision and its terms are accepted. */
  isAgreed: true;
  /** Of the page. */
  language: 'en' | 'ar';
  /** As it was mailed, where one is needed. */
  code?: string;
};
export type ChangeAnswer = {
  revision: number;
  text: string;
  /** Designs that were uploaded before; sending them says that one may have them made. */
  artworkDraft?: string;
  /** These files of it alone; all of them when absent. */
  artworkIds?: string[];
};
export type DecliningAnswer = {
  revision: number;
  reason: 'price' | 'time' | 'quality' | 'other_supplier' | 'postponed' | 'other';
  note?: string;
};
export type SampleTime = {
  /** Working days, at the earliest. */
  fromDays: number;
  /** Working days, at the latest. */
  toDays: number;
  /** If it is asked for today. */
  from: string;
  /** If it is asked for today. */
  to: string;
};
export type ProductionTime = {
  /** Working days, at the earliest. */
  fromDays: number;
  /** Working days, at the latest. */
  toDays: number;
  /** About how many weeks that is. */
  weeks: number;
};
export type LeadTime = {
  /** Until a sample is ready. */
  sample: SampleTime;
  /** From the approval of the sample; null for an order so large that it is planned by itself. */
  production: ProductionTime | null;
};
export const {
  useAnnounceArtworkMutation,
  useListArtworkQuery,
  useFinishArtworkMutation,
  useGetArtworkPreviewQuery,
  useRemoveArtworkMutation,
  useListCustomerArtworkQuery,
  useGetCustomerArtworkPreviewQuery,
  useListProductTypesQuery,
  useListFabricsQuery,
  useListFitsQuery,
  useListFinishingQualitiesQuery,
  useListPrintTypesQuery,
  useListColorsQuery,
  useCalculateQuoteQuery,
  useQuoteLadderQuery,
  useGetWorkedExampleQuery,
  useSubmitInquiryMutation,
  useGetCustomerRequestQuery,
  useSaySizesMutation,
  useGetCustomerRequestDocumentQuery,
  useGetCustomerQuotationQuery,
  useSeeQuotationMutation,
  useMailAcceptanceCodeMutation,
  useAcceptQuotationMutation,
  useAskForQuotationChangeMutation,
  useDeclineQuotationMutation,
  useGetCustomerQuotationDocumentQuery,
  useGetLeadTimeQuery,
} = injectedRtkApi;
