import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    calculateQuote: build.query<CalculateQuoteApiResponse, CalculateQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/calculate-quote`,
        method: 'POST',
        body: queryArg,
      }),
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type ListProductTypesApiResponse = /** status 200 ok */ ProductType[];
export type ListProductTypesApiArg = void;
export type ListFabricsApiResponse = /** status 200 ok */ Fabric[];
export type ListFabricsApiArg = void;
export type ListFitsApiResponse = /** status 200 ok */ Fit[];
export type ListFitsApiArg = void;
export type ListFinishingQualitiesApiResponse = /** status 200 ok */ FinishingQuality[];
export type ListFinishingQualitiesApiArg = void;
export type ListPrintTypesApiResponse = /** status 200 ok */ PrintType[];
export type ListPrintTypesApiArg = void;
export type CalculateQuoteApiResponse = /** status 200 ok */ Quote;
export type CalculateQuoteApiArg = Selection;
export type SubmitInquiryApiResponse = /** status 201 ok */ InquiryReceipt;
export type SubmitInquiryApiArg = {
  'Idempotency-Key'?: string;
  inquirySubmission: InquirySubmission;
};
export type ProductType = {
  id: string;
  name: string;
  nameAr: string;
  basePrice: string;
  description: string;
  descriptionAr: string;
  imageUrl: string;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors?: {
    path: string;
    code: string;
    message: string;
  }[];
  requestId: string;
};
export type Fabric = {
  id: string;
  name: string;
  nameAr: string;
  gsm: number;
  composition: string;
  compositionAr: string;
  costMultiplier: string;
  imageUrl: string;
  description: string;
  descriptionAr: string;
};
export type Fit = {
  id: string;
  name: string;
  nameAr: string;
  priceModifier: string;
};
export type FinishingQuality = {
  id: string;
  name: string;
  nameAr: string;
  priceModifier: string;
  description: string;
  descriptionAr: string;
};
export type PrintType = {
  id: string;
  name: string;
  nameAr: string;
  setupCost: string;
  perItemCost: string;
  description: string;
  descriptionAr: string;
};
export type QuoteBreakdown = {
  baseCost: string;
  fabricCost: string;
  fitCost: string;
  finishingCost: string;
  printSetupCost: string;
  printCost: string;
};
export type Quote = {
  totalCost: string;
  pricePerItem: string;
  sampleCost: string;
  isSample: boolean;
  message: string;
  messageAr: string;
  breakdown: QuoteBreakdown;
  productionPricePerItem?: string;
  productionTotalCost?: string;
  productionSampleCost?: string;
  productionBreakdown?: QuoteBreakdown;
};
export type PrintOption = {
  printTypeId: string;
  colors: number;
};
export type Selection = {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  quantity: number;
  colors: ('white' | 'black' | 'gray' | 'red' | 'blue' | 'green' | 'yellow' | 'purple')[];
  printOptions: PrintOption[];
};
export type InquiryReceipt = {
  id: string;
  reference: string;
  status: string;
  isSampleRequest: boolean;
  quantity: number;
  totalCost: string;
  pricePerItem: string;
  sampleCost: string;
  priceChanged: boolean;
  createdAt: string;
};
export type InquirySubmission = {
  productTypeId: string;
  fabricId: string;
  fitId: string;
  finishingQualityId: string;
  quantity: number;
  colors: ('white' | 'black' | 'gray' | 'red' | 'blue' | 'green' | 'yellow' | 'purple')[];
  printOptions: PrintOption[];
  customerName: string;
  customerEmail: string;
  customerPhone?: string;
  customerCompany?: string;
  message?: string;
  isSampleRequest?: boolean;
  totalCost?: string;
  pricePerItem?: string;
  sampleCost?: string;
};
export const {
  useListProductTypesQuery,
  useListFabricsQuery,
  useListFitsQuery,
  useListFinishingQualitiesQuery,
  useListPrintTypesQuery,
  useCalculateQuoteQuery,
  useSubmitInquiryMutation,
} = injectedRtkApi;
