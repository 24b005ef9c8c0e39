import { LONGEST_WORK_MS } from '@tiraz/contracts/answer-time';
import { ANSWERED_WITHIN_MS } from './patience';
import {
  staffEndpoints,
  type Me,
  type OwnDigest,
  type OwnLanguage,
  type PreviewQuotationDocumentApiArg,
  type Quotation,
} from './staff-generated';
import { changes, showsAll, showsOne, TAG_TYPES, tagsOf } from './tags';

export type { ApiError } from './base-query';
export type { Page } from './page';
export { problemOf } from './problem';
export type { StaffSession } from './staff-base-query';
export * from './staff-generated';
export { changedOf, currentOf, ifMatch } from './versions';

/** For a write that answers with the quotation: it is shown as answered, without a moment in which it is older. */
const showsQuotation = {
  onQueryStarted: async (argument: string | { id: string }, { dispatch, queryFulfilled }: QuotationWrite) => {
    const id = typeof argument === 'string' ? argument : argument.id;
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer) dispatch(staffEndpoints.util.upsertQueryData('getQuotation', id, answer.data));
  },
};

interface QuotationWrite {
  dispatch: (action: ReturnType<typeof staffEndpoints.util.upsertQueryData<'getQuotation'>>) => unknown;
  queryFulfilled: Promise<{ data: Quotation }>;
}

/** For what somebody says about their own account: it is shown once it is saved. */
const showsInMe = <Said>(toMe: (said: Said) => Partial<Me>) => ({
  onQueryStarted: async (said: Said, { dispatch, queryFulfilled }: OwnWrite) => {
    const isSaved = await queryFulfilled.then(
      () => true,
      () => false,
    );
    if (isSaved)
      dispatch(
        staffEndpoints.util.updateQueryData('getMe', undefined, (me) => void Object.assign(me, toMe(said))),
      );
  },
});

interface OwnWrite {
  dispatch: (action: ReturnType<typeof staffEndpoints.util.updateQueryData<'getMe'>>) => unknown;
  queryFulfilled: Promise<unknown>;
}

/** Its answer is no JSON: kept is an address under which the browser has the file. */
const askForFile =
  (file: 'document' | 'pages', addressOf: (response: Response) => Promise<string>) =>
  ({ id, language, quotationOffer }: PreviewQuotationDocumentApiArg) => ({
    url: `/api/admin/inquiries/${encodeURIComponent(id)}/quotation/draft/${file}`,
    method: 'POST',
    params: { language },
    body: quotationOffer,
    responseHandler: (response: Response) => (response.ok ? addressOf(response) : response.text()),
  });

/** Gone with the answer: nobody has to give it back. */
async function asDataUrl(response: Response): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
}

/** For a call with a file: it takes its time on the way, and the server takes more over it than over anything else. */
const WORKS_ON_A_FILE = { extraOptions: { answeredWithinMs: ANSWERED_WITHIN_MS + LONGEST_WORK_MS } };

/** What has prices. */
const PRICED = ['ProductType', 'Fabric', 'Fit', 'FinishingQuality', 'PrintType'] as const;

/** Who shows what, and what a write makes stale: an answer that shows a changed thing is asked for again. */
export const staffApi = staffEndpoints.enhanceEndpoints({
  addTagTypes: TAG_TYPES,
  endpoints: {
    getMe: showsAll('Me'),
    signIn: changes('Me'),
    listOwnSessions: { ...showsAll('Session'), keepUnusedDataFor: 0 },
    endOwnSession: changes('Session'),
    endOtherSessions: changes('Session'),
    changePassword: changes('Session'),
    // After a sign-in, 'Me': whoever gave a code is signed in.
    giveCode: changes('Me'),
    givePasskey: changes('Me'),
    listOwnPasskeys: { ...showsAll('Factor'), keepUnusedDataFor: 0 },
    finishPasskey: changes('Factor', 'Person'),
    renamePasskey: changes('Factor'),
    removePasskey: changes('Factor', 'Person'),
    getOwnFactor: { ...showsAll('Factor'), keepUnusedDataFor: 0 },
    finishFactor: changes('Factor', 'Person'),
    renewRecoveryCodes: changes('Factor'),
    removeFactor: changes('Factor', 'Person'),
    resetFactor: changes('Person'),
    renameMe: changes('Me', 'Person'),
    sayLanguage: showsInMe(({ language }: OwnLanguage) => ({ language })),
    sayDigest: showsInMe(({ isWanted }: OwnDigest) => ({ wantsDigest: isWanted })),
    sayOwnAbsence: changes('Person'),
    endOwnAbsence: changes('Person'),
    sayAbsence: changes('Person'),
    endAbsence: changes('Person'),
    listPeople: { ...showsAll('Person'), keepUnusedDataFor: 0 },
    changePerson: changes('Person', 'Me'),
    listColleagues: showsAll('Person'),
    listInvitations: { ...showsAll('Invitation'), keepUnusedDataFor: 0 },
    invite: changes('Invitation'),
    repeatInvitation: changes('Invitation'),
    revokeInvitation: changes('Invitation'),

    getStats: showsAll('Stats'),
    // What it tells comes by itself, too.
    getToday: {
      ...showsAll('Inquiry', 'FollowUp', 'Customer', 'Quotation', 'Mail', 'Job', 'Person'),
      keepUnusedDataFor: 0,
    },
    // Whatever is done leaves a row: asked for anew each time somebody looks. What is told of one inquiry stands on its
    // page, beside what changes it.
    listAuditTrail: {
      providesTags: (_, __, { thing }) =>
        thing ? [...tagsOf('Inquiry', thing), { type: 'Mail', id: thing }] : [],
      keepUnusedDataFor: 0,
    },
    listAuditedPeople: { keepUnusedDataFor: 0 },
    // They come by themselves, too.
    listJobs: { ...showsAll('Job'), keepUnusedDataFor: 0 },
    retryJob: changes('Job'),
    getSettings: showsAll('Settings'),
    // Hours, holidays and the target decide by when an inquiry is to be answered.
    updateSettings: changes('Settings', 'Inquiry'),
    listHolidays: showsAll('Holiday'),
    addHoliday: changes('Holiday', 'Inquiry'),
    decideHoliday: changes('Holiday', 'Inquiry'),
    listMails: { ...showsAll('Mail'), keepUnusedDataFor: 0 },
    getMail: { ...showsOne('Mail'), keepUnusedDataFor: 0 },
    getMailDelivery: showsAll('Mail'),
    retryMail: changes('Mail'),
    // A mail brings a link.
    listCustomerLinks: { ...showsAll('Mail'), keepUnusedDataFor: 0 },
    revokeCustomerLinks: changes('Mail'),

    // They come with requests for a change, too, and are looked at by a job.
    listInquiryArtwork: { ...showsAll('Inquiry'), keepUnusedDataFor: 0 },
    listInquiries: showsAll('Inquiry'),
    getItemUsage: showsAll('Inquiry'),
    countInquiries: showsAll('Inquiry'),
    countInquiryOptions: { ...showsAll('Inquiry'), keepUnusedDataFor: 0 },
    sumInquiries: showsAll('Inquiry'),
    getInquiry: showsOne('Inquiry'),
    enterInquiry: changes('Inquiry', 'Customer', 'Stats', 'Mail'),
    listInquiryViews: showsAll('InquiryView'),
    saveInquiryView: changes('InquiryView'),
    changeInquiryView: changes('InquiryView'),
    removeInquiryView: changes('InquiryView'),
    updateInquiry: changes('Inquiry', 'Customer', 'Stats'),
    assignInquiry: changes('Inquiry'),
    assignInquiries: changes('Inquiry'),
    undoInquiryOwners: changes('Inquiry'),
    undoInquiryStatus: changes('Inquiry', 'Customer', 'Stats'),
    changeInquiryStatuses: changes('Inquiry', 'Customer', 'Stats'),
    undoInquiryStatuses: changes('Inquiry', 'Customer', 'Stats'),

    // A draft warns of newer prices.
    getQuotation: showsOne('Quotation', ...PRICED),
    previewQuotation: { keepUnusedDataFor: 0 },
    previewQuotationDocument: {
      query: askForFile('document', async (response) => URL.createObjectURL(await response.blob())),
    },
    previewQuotationPages: { query: askForFile('pages', asDataUrl), keepUnusedDataFor: 0 },
    // Without a tag: once the draft is sent there is nothing to ask for again.
    previewQuotationMail: { keepUnusedDataFor: 0 },
    prepareQuotation: { ...changes('Quotation'), ...showsQuotation },
    editQuotation: { ...changes('Quotation'), ...showsQuotation },
    repriceQuotation: { ...changes('Quotation'), ...showsQuotation },
    discardQuotationDraft: { ...changes('Quotation'), ...showsQuotation },
    sendQuotation: { ...changes('Quotation', 'Inquiry', 'Stats', 'Mail'), ...showsQuotation },
    acceptQuotationAsHeard: {
      ...changes('Quotation', 'Inquiry', 'Customer', 'Stats', 'Mail'),
      ...showsQuotation,
    },
    undoQuotationAcceptance: {
      ...changes('Quotation', 'Inquiry', 'Customer', 'Stats', 'Mail'),
      ...showsQuotation,
    },
    withdrawQuotation: { ...changes('Quotation'), ...showsQuotation },

    finalizeUpload: WORKS_ON_A_FILE,
    listStaffProductTypes: showsAll('ProductType'),
    getProductTypeHistory: showsAll('ProductType'),
    createProductType: changes('ProductType'),
    updateProductType: changes('ProductType'),
    orderProductTypes: changes('ProductType'),
    archiveProductType: changes('ProductType'),
    restoreProductType: changes('ProductType'),
    listStaffFabrics: showsAll('Fabric'),
    getFabricHistory: showsAll('Fabric'),
    createFabric: changes('Fabric'),
    updateFabric: changes('Fabric'),
    orderFabrics: changes('Fabric'),
    listStaffFits: showsAll('Fit'),
    getFitHistory: showsAll('Fit'),
    createFit: changes('Fit'),
    updateFit: changes('Fit'),
    orderFits: changes('Fit'),
    listStaffFinishingQualities: showsAll('FinishingQuality'),
    getFinishingQualityHistory: showsAll('FinishingQuality'),
    createFinishingQuality: changes('FinishingQuality'),
    updateFinishingQuality: changes('FinishingQuality'),
    orderFinishingQualities: changes('FinishingQuality'),
    listStaffPrintTypes: showsAll('PrintType'),
    getPrintTypeHistory: showsAll('PrintType'),
    createPrintType: changes('PrintType'),
    updatePrintType: changes('PrintType'),
    orderPrintTypes: changes('PrintType'),
    listStaffColors: showsAll('Color'),
    getColorHistory: showsAll('Color'),
    createColor: changes('Color'),
    updateColor: changes('Color'),
    orderColors: changes('Color'),
    // What is offered, as the form shows it in which staff enter an inquiry.
    listProductTypes: showsAll('ProductType'),
    listFabrics: showsAll('Fabric'),
    listFits: showsAll('Fit'),
    listFinishingQualities: showsAll('FinishingQuality'),
    listPrintTypes: showsAll('PrintType'),
    listColors: showsAll('Color'),
    calculateQuote: { ...showsAll(...PRICED), keepUnusedDataFor: 0 },
    previewPrice: {
      ...showsAll(...PRICED),
      keepUnusedDataFor: 0,
    },
    readPriceSheet: WORKS_ON_A_FILE,
    listPriceChanges: showsAll('PriceChange'),
    getPriceChange: showsOne('PriceChange'),
    previewPriceChange: { ...showsAll(...PRICED), keepUnusedDataFor: 0 },
    savePriceChange: changes('PriceChange', ...PRICED),
    schedulePriceChange: changes('PriceChange'),
    cancelPriceChange: changes('PriceChange'),
    applyPriceChange: changes('PriceChange', ...PRICED),
    revertPriceChange: changes('PriceChange', ...PRICED),

    listCustomers: showsAll('Customer'),
    readCustomerSheet: WORKS_ON_A_FILE,
    importCustomers: { ...changes('Customer', 'Stats'), ...WORKS_ON_A_FILE },
    getCustomer: showsOne('Customer'),
    updateCustomer: changes('Customer', 'FollowUp', 'Stats'),
    mergeCustomers: changes('Customer', 'Customer', 'FollowUp', 'Inquiry', 'Stats'),
    listFollowUps: showsAll('FollowUp'),
    getFollowUpCounts: showsAll('FollowUp'),
    createFollowUp: changes('FollowUp', 'Customer', 'Stats'),
    updateFollowUp: changes('FollowUp', 'Customer', 'Stats'),
    undoFollowUp: changes('FollowUp', 'Customer', 'Stats'),
    listCommunications: showsAll('Customer'),
    // It may be the first answer to an inquiry.
    createCommunication: changes('Customer', 'Inquiry', 'Stats'),
  },
});
