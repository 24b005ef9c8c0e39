import { emptyStaffApi as api } from './empty-staff-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sayOwnAbsence: build.mutation<SayOwnAbsenceApiResponse, SayOwnAbsenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/absence`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    endOwnAbsence: build.mutation<EndOwnAbsenceApiResponse, EndOwnAbsenceApiArg>({
      query: () => ({ url: `/api/admin/me/absence`, method: 'DELETE' }),
    }),
    sayAbsence: build.mutation<SayAbsenceApiResponse, SayAbsenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/absence`,
        method: 'PUT',
        body: queryArg.absenceBody,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    endAbsence: build.mutation<EndAbsenceApiResponse, EndAbsenceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/absence`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/api/admin/logout`, method: 'POST' }),
    }),
    listColleagues: build.query<ListColleaguesApiResponse, ListColleaguesApiArg>({
      query: () => ({ url: `/api/admin/colleagues` }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/admin/me` }),
    }),
    renameMe: build.mutation<RenameMeApiResponse, RenameMeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    getDemoAccount: build.query<GetDemoAccountApiResponse, GetDemoAccountApiArg>({
      query: () => ({ url: `/api/demo-account` }),
    }),
    sayLanguage: build.mutation<SayLanguageApiResponse, SayLanguageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/language`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    sayDigest: build.mutation<SayDigestApiResponse, SayDigestApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/digest`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/password`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({
      query: () => ({ url: `/api/admin/me/sessions` }),
    }),
    endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/sessions/${encodeURIComponent(String(queryArg.id))}/end`,
        method: 'POST',
        body: queryArg.reauthentication,
      }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/sessions/end-others`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
      query: () => ({ url: `/api/admin/people` }),
    }),
    changePerson: build.mutation<ChangePersonApiResponse, ChangePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.personChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    resetFactor: build.mutation<ResetFactorApiResponse, ResetFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg))}/reset-factor`,
        method: 'POST',
      }),
    }),
    checkConfirmation: build.query<CheckConfirmationApiResponse, CheckConfirmationApiArg>({
      query: () => ({ url: `/api/admin/me/confirmation` }),
    }),
    confirmSession: build.mutation<ConfirmSessionApiResponse, ConfirmSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/confirmation`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    askForConfirmation: build.mutation<AskForConfirmationApiResponse, AskForConfirmationApiArg>({
      query: () => ({
        url: `/api/admin/me/confirmation/question`,
        method: 'POST',
      }),
    }),
    confirmByPasskey: build.mutation<ConfirmByPasskeyApiResponse, ConfirmByPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/confirmation/passkey`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getOwnFactor: build.query<GetOwnFactorApiResponse, GetOwnFactorApiArg>({
      query: () => ({ url: `/api/admin/me/factor` }),
    }),
    beginFactor: build.mutation<BeginFactorApiResponse, BeginFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/factor`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    finishFactor: build.mutation<FinishFactorApiResponse, FinishFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/factor/finish`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/factor/recovery-codes`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeFactor: build.mutation<RemoveFactorApiResponse, RemoveFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/factor/remove`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listOwnPasskeys: build.query<ListOwnPasskeysApiResponse, ListOwnPasskeysApiArg>({
      query: () => ({ url: `/api/admin/me/passkeys` }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/passkeys`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    finishPasskey: build.mutation<FinishPasskeyApiResponse, FinishPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/passkeys/finish`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    renamePasskey: build.mutation<RenamePasskeyApiResponse, RenamePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.passkeyName,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/passkeys/${encodeURIComponent(String(queryArg.id))}/remove`,
        method: 'POST',
        body: queryArg.reauthentication,
      }),
    }),
    giveCode: build.mutation<GiveCodeApiResponse, GiveCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/login/code`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    givePasskey: build.mutation<GivePasskeyApiResponse, GivePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/login/passkey`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestUpload: build.mutation<RequestUploadApiResponse, RequestUploadApiArg>({
      query: () => ({ url: `/api/objects/upload`, method: 'POST' }),
    }),
    finalizeUpload: build.mutation<FinalizeUploadApiResponse, FinalizeUploadApiArg>({
      query: (queryArg) => ({
        url: `/api/objects/finalize`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    receiveArtwork: build.mutation<ReceiveArtworkApiResponse, ReceiveArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/objects/incoming/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
        params: {
          signature: queryArg.signature,
          expires: queryArg.expires,
        },
      }),
    }),
    listInquiryArtwork: build.query<ListInquiryArtworkApiResponse, ListInquiryArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg))}/artwork`,
      }),
    }),
    getInquiryArtworkPreview: build.query<
      GetInquiryArtworkPreviewApiResponse,
      GetInquiryArtworkPreviewApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/artwork/${encodeURIComponent(String(queryArg.artworkId))}/preview`,
      }),
    }),
    downloadInquiryArtwork: build.query<DownloadInquiryArtworkApiResponse, DownloadInquiryArtworkApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/artwork/${encodeURIComponent(String(queryArg.artworkId))}/file`,
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
    listStaffProductTypes: build.query<ListStaffProductTypesApiResponse, ListStaffProductTypesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/product-types`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createProductType: build.mutation<CreateProductTypeApiResponse, CreateProductTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/product-types`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderProductTypes: build.mutation<OrderProductTypesApiResponse, OrderProductTypesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/product-types/order`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    updateProductType: build.mutation<UpdateProductTypeApiResponse, UpdateProductTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/product-types/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.productTypeChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    archiveProductType: build.mutation<ArchiveProductTypeApiResponse, ArchiveProductTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/product-types/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    getProductTypeHistory: build.query<GetProductTypeHistoryApiResponse, GetProductTypeHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/product-types/${encodeURIComponent(String(queryArg))}/history`,
      }),
    }),
    listStaffFabrics: build.query<ListStaffFabricsApiResponse, ListStaffFabricsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fabrics`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createFabric: build.mutation<CreateFabricApiResponse, CreateFabricApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fabrics`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderFabrics: build.mutation<OrderFabricsApiResponse, OrderFabricsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fabrics/order`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    updateFabric: build.mutation<UpdateFabricApiResponse, UpdateFabricApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fabrics/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.fabricChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getFabricHistory: build.query<GetFabricHistoryApiResponse, GetFabricHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fabrics/${encodeURIComponent(String(queryArg))}/history`,
      }),
    }),
    listStaffFits: build.query<ListStaffFitsApiResponse, ListStaffFitsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fits`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createFit: build.mutation<CreateFitApiResponse, CreateFitApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fits`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderFits: build.mutation<OrderFitsApiResponse, OrderFitsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fits/order`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    updateFit: build.mutation<UpdateFitApiResponse, UpdateFitApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fits/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.fitChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getFitHistory: build.query<GetFitHistoryApiResponse, GetFitHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/fits/${encodeURIComponent(String(queryArg))}/history`,
      }),
    }),
    listStaffFinishingQualities: build.query<
      ListStaffFinishingQualitiesApiResponse,
      ListStaffFinishingQualitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/finishing-qualities`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createFinishingQuality: build.mutation<CreateFinishingQualityApiResponse, CreateFinishingQualityApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/finishing-qualities`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderFinishingQualities: build.mutation<
      OrderFinishingQualitiesApiResponse,
      OrderFinishingQualitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/finishing-qualities/order`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    updateFinishingQuality: build.mutation<UpdateFinishingQualityApiResponse, UpdateFinishingQualityApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/finishing-qualities/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.finishingQualityChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getFinishingQualityHistory: build.query<
      GetFinishingQualityHistoryApiResponse,
      GetFinishingQualityHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/finishing-qualities/${encodeURIComponent(String(queryArg))}/history`,
      }),
    }),
    listStaffPrintTypes: build.query<ListStaffPrintTypesApiResponse, ListStaffPrintTypesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/print-types`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createPrintType: build.mutation<CreatePrintTypeApiResponse, CreatePrintTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/print-types`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderPrintTypes: build.mutation<OrderPrintTypesApiResponse, OrderPrintTypesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/print-types/order`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    updatePrintType: build.mutation<UpdatePrintTypeApiResponse, UpdatePrintTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/print-types/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.printTypeChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getPrintTypeHistory: build.query<GetPrintTypeHistoryApiResponse, GetPrintTypeHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/print-types/${encodeURIComponent(String(queryArg))}/history`,
      }),
    }),
    listStaffColors: build.query<ListStaffColorsApiResponse, ListStaffColorsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/colors`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    createColor: build.mutation<CreateColorApiResponse, CreateColorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/colors`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderColors: build.mutation<OrderColorsApiResponse, OrderColorsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/colors/order`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    updateColor: build.mutation<UpdateColorApiResponse, UpdateColorApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/colors/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.colorChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getColorHistory: build.query<GetColorHistoryApiResponse, GetColorHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/colors/${encodeURIComponent(String(queryArg))}/history`,
      }),
    }),
    restoreProductType: build.mutation<RestoreProductTypeApiResponse, RestoreProductTypeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/product-types/${encodeURIComponent(String(queryArg))}/restore`,
        method: 'POST',
      }),
    }),
    calculateQuote: build.query<CalculateQuoteApiResponse, CalculateQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/calculate-quote`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    previewPrice: build.query<PreviewPriceApiResponse, PreviewPriceApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-preview`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listPriceChanges: build.query<ListPriceChangesApiResponse, ListPriceChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    savePriceChange: build.mutation<SavePriceChangeApiResponse, SavePriceChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    previewPriceChange: build.query<PreviewPriceChangeApiResponse, PreviewPriceChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/preview`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    exportPrices: build.query<ExportPricesApiResponse, ExportPricesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/prices.xlsx`,
        params: {
          language: queryArg,
        },
      }),
    }),
    readPriceSheet: build.mutation<ReadPriceSheetApiResponse, ReadPriceSheetApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/sheet`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getPriceChange: build.query<GetPriceChangeApiResponse, GetPriceChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    schedulePriceChange: build.mutation<SchedulePriceChangeApiResponse, SchedulePriceChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/${encodeURIComponent(String(queryArg.id))}/schedule`,
        method: 'PUT',
        body: queryArg.priceChangeSchedule,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    applyPriceChange: build.mutation<ApplyPriceChangeApiResponse, ApplyPriceChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/${encodeURIComponent(String(queryArg.id))}/apply`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    cancelPriceChange: build.mutation<CancelPriceChangeApiResponse, CancelPriceChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    revertPriceChange: build.mutation<RevertPriceChangeApiResponse, RevertPriceChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/price-changes/${encodeURIComponent(String(queryArg.id))}/revert`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customers`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          status: queryArg.status,
          tier: queryArg.tier,
          sort: queryArg.sort,
        },
      }),
    }),
    readCustomerSheet: build.mutation<ReadCustomerSheetApiResponse, ReadCustomerSheetApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customers/sheet`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    importCustomers: build.mutation<ImportCustomersApiResponse, ImportCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customers/import`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getCustomer: build.query<GetCustomerApiResponse, GetCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customers/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateCustomer: build.mutation<UpdateCustomerApiResponse, UpdateCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customers/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.customerChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    mergeCustomers: build.mutation<MergeCustomersApiResponse, MergeCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customers/${encodeURIComponent(String(queryArg.id))}/merge`,
        method: 'POST',
        body: queryArg.customerMerge,
      }),
    }),
    listFollowUps: build.query<ListFollowUpsApiResponse, ListFollowUpsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/follow-ups`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
          customerId: queryArg.customerId,
        },
      }),
    }),
    createFollowUp: build.mutation<CreateFollowUpApiResponse, CreateFollowUpApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/follow-ups`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getFollowUpCounts: build.query<GetFollowUpCountsApiResponse, GetFollowUpCountsApiArg>({
      query: () => ({ url: `/api/admin/follow-ups/counts` }),
    }),
    updateFollowUp: build.mutation<UpdateFollowUpApiResponse, UpdateFollowUpApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/follow-ups/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.followUpChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    undoFollowUp: build.mutation<UndoFollowUpApiResponse, UndoFollowUpApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/follow-ups/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getFollowUpCalendar: build.query<GetFollowUpCalendarApiResponse, GetFollowUpCalendarApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/follow-ups/${encodeURIComponent(String(queryArg))}/calendar.ics`,
      }),
    }),
    listCommunications: build.query<ListCommunicationsApiResponse, ListCommunicationsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communications`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          inquiryId: queryArg.inquiryId,
        },
      }),
    }),
    createCommunication: build.mutation<CreateCommunicationApiResponse, CreateCommunicationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communications`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listCustomerLinks: build.query<ListCustomerLinksApiResponse, ListCustomerLinksApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg))}/links`,
      }),
    }),
    revokeCustomerLinks: build.mutation<RevokeCustomerLinksApiResponse, RevokeCustomerLinksApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/links/revoke`,
        method: 'POST',
        body: queryArg.linkRevocation,
      }),
    }),
    enterInquiry: build.mutation<EnterInquiryApiResponse, EnterInquiryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries`,
        method: 'POST',
        body: queryArg.enteredInquiry,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listInquiries: build.query<ListInquiriesApiResponse, ListInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries`,
        params: {
          q: queryArg.q,
          type: queryArg['type'],
          productType: queryArg.productType,
          customer: queryArg.customer,
          owner: queryArg.owner,
          lostReason: queryArg.lostReason,
          from: queryArg['from'],
          to: queryArg.to,
          minValue: queryArg.minValue,
          maxValue: queryArg.maxValue,
          status: queryArg.status,
          sort: queryArg.sort,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    countInquiries: build.query<CountInquiriesApiResponse, CountInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/counts`,
        params: {
          q: queryArg.q,
          type: queryArg['type'],
          productType: queryArg.productType,
          customer: queryArg.customer,
          owner: queryArg.owner,
          lostReason: queryArg.lostReason,
          from: queryArg['from'],
          to: queryArg.to,
          minValue: queryArg.minValue,
          maxValue: queryArg.maxValue,
        },
      }),
    }),
    countInquiryOptions: build.query<CountInquiryOptionsApiResponse, CountInquiryOptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/counts/options`,
        params: {
          q: queryArg.q,
          type: queryArg['type'],
          productType: queryArg.productType,
          customer: queryArg.customer,
          owner: queryArg.owner,
          lostReason: queryArg.lostReason,
          from: queryArg['from'],
          to: queryArg.to,
          minValue: queryArg.minValue,
          maxValue: queryArg.maxValue,
          status: queryArg.status,
          of: queryArg['of'],
        },
      }),
    }),
    getItemUsage: build.query<GetItemUsageApiResponse, GetItemUsageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/item-usage/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    exportInquiries: build.query<ExportInquiriesApiResponse, ExportInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/export.csv`,
        params: {
          q: queryArg.q,
          type: queryArg['type'],
          productType: queryArg.productType,
          customer: queryArg.customer,
          owner: queryArg.owner,
          lostReason: queryArg.lostReason,
          from: queryArg['from'],
          to: queryArg.to,
          minValue: queryArg.minValue,
          maxValue: queryArg.maxValue,
          status: queryArg.status,
        },
      }),
    }),
    exportInquirySheet: build.query<ExportInquirySheetApiResponse, ExportInquirySheetApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/export.xlsx`,
        params: {
          q: queryArg.q,
          type: queryArg['type'],
          productType: queryArg.productType,
          customer: queryArg.customer,
          owner: queryArg.owner,
          lostReason: queryArg.lostReason,
          from: queryArg['from'],
          to: queryArg.to,
          minValue: queryArg.minValue,
          maxValue: queryArg.maxValue,
          status: queryArg.status,
          language: queryArg.language,
          columns: queryArg.columns,
        },
      }),
    }),
    sumInquiries: build.query<SumInquiriesApiResponse, SumInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/sums`,
        params: {
          q: queryArg.q,
          type: queryArg['type'],
          productType: queryArg.productType,
          customer: queryArg.customer,
          owner: queryArg.owner,
          lostReason: queryArg.lostReason,
          from: queryArg['from'],
          to: queryArg.to,
          minValue: queryArg.minValue,
          maxValue: queryArg.maxValue,
        },
      }),
    }),
    getInquiry: build.query<GetInquiryApiResponse, GetInquiryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    updateInquiry: build.mutation<UpdateInquiryApiResponse, UpdateInquiryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.body,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    undoInquiryStatus: build.mutation<UndoInquiryStatusApiResponse, UndoInquiryStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/status/undo`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    assignInquiry: build.mutation<AssignInquiryApiResponse, AssignInquiryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/owner`,
        method: 'PUT',
        body: queryArg.inquiryOwner,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    changeInquiryStatuses: build.mutation<ChangeInquiryStatusesApiResponse, ChangeInquiryStatusesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/status`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    undoInquiryStatuses: build.mutation<UndoInquiryStatusesApiResponse, UndoInquiryStatusesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/status/undo`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    assignInquiries: build.mutation<AssignInquiriesApiResponse, AssignInquiriesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/owner`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    undoInquiryOwners: build.mutation<UndoInquiryOwnersApiResponse, UndoInquiryOwnersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/owner/undo`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listInquiryViews: build.query<ListInquiryViewsApiResponse, ListInquiryViewsApiArg>({
      query: () => ({ url: `/api/admin/inquiry-views` }),
    }),
    saveInquiryView: build.mutation<SaveInquiryViewApiResponse, SaveInquiryViewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiry-views`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    changeInquiryView: build.mutation<ChangeInquiryViewApiResponse, ChangeInquiryViewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiry-views/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.writtenInquiryView,
      }),
    }),
    removeInquiryView: build.mutation<RemoveInquiryViewApiResponse, RemoveInquiryViewApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiry-views/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    prepareQuotation: build.mutation<PrepareQuotationApiResponse, PrepareQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg))}/quotation/draft`,
        method: 'POST',
      }),
    }),
    discardQuotationDraft: build.mutation<DiscardQuotationDraftApiResponse, DiscardQuotationDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/draft`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    editQuotation: build.mutation<EditQuotationApiResponse, EditQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/draft`,
        method: 'PUT',
        body: queryArg.quotationOffer,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    repriceQuotation: build.mutation<RepriceQuotationApiResponse, RepriceQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/draft/reprice`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    sendQuotation: build.mutation<SendQuotationApiResponse, SendQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/send`,
        method: 'POST',
        body: queryArg.quotationSendingBody,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getQuotation: build.query<GetQuotationApiResponse, GetQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg))}/quotation`,
      }),
    }),
    acceptQuotationAsHeard: build.mutation<AcceptQuotationAsHeardApiResponse, AcceptQuotationAsHeardApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/accept`,
        method: 'POST',
        body: queryArg.heardAcceptance,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    undoQuotationAcceptance: build.mutation<
      UndoQuotationAcceptanceApiResponse,
      UndoQuotationAcceptanceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/acceptance/undo`,
        method: 'POST',
        body: queryArg.acceptanceUndo,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    withdrawQuotation: build.mutation<WithdrawQuotationApiResponse, WithdrawQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/withdraw`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    previewQuotation: build.query<PreviewQuotationApiResponse, PreviewQuotationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/draft/preview`,
        method: 'POST',
        body: queryArg.quotationOffer,
      }),
    }),
    previewQuotationDocument: build.mutation<
      PreviewQuotationDocumentApiResponse,
      PreviewQuotationDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/draft/document`,
        method: 'POST',
        body: queryArg.quotationOffer,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    previewQuotationPages: build.query<PreviewQuotationPagesApiResponse, PreviewQuotationPagesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/draft/pages`,
        method: 'POST',
        body: queryArg.quotationOffer,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    previewQuotationMail: build.query<PreviewQuotationMailApiResponse, PreviewQuotationMailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg))}/quotation/draft/mail`,
      }),
    }),
    getQuotationDocument: build.query<GetQuotationDocumentApiResponse, GetQuotationDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/inquiries/${encodeURIComponent(String(queryArg.id))}/quotation/revisions/${encodeURIComponent(String(queryArg.revision))}/document`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    listMails: build.query<ListMailsApiResponse, ListMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mails`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
          inquiryId: queryArg.inquiryId,
        },
      }),
    }),
    getMailDelivery: build.query<GetMailDeliveryApiResponse, GetMailDeliveryApiArg>({
      query: () => ({ url: `/api/admin/mail-delivery` }),
    }),
    getMail: build.query<GetMailApiResponse, GetMailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mails/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    retryMail: build.mutation<RetryMailApiResponse, RetryMailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/mails/${encodeURIComponent(String(queryArg))}/retry`,
        method: 'POST',
      }),
    }),
    listInvitations: build.query<ListInvitationsApiResponse, ListInvitationsApiArg>({
      query: () => ({ url: `/api/admin/invitations` }),
    }),
    invite: build.mutation<InviteApiResponse, InviteApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invitations`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    repeatInvitation: build.mutation<RepeatInvitationApiResponse, RepeatInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invitations/${encodeURIComponent(String(queryArg))}/repeat`,
        method: 'POST',
      }),
    }),
    revokeInvitation: build.mutation<RevokeInvitationApiResponse, RevokeInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/invitations/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    openInvitation: build.mutation<OpenInvitationApiResponse, OpenInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/invitations/open`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/invitations/accept`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getStats: build.query<GetStatsApiResponse, GetStatsApiArg>({
      query: () => ({ url: `/api/admin/stats` }),
    }),
    getToday: build.query<GetTodayApiResponse, GetTodayApiArg>({
      query: () => ({ url: `/api/admin/today` }),
    }),
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/api/admin/settings` }),
    }),
    updateSettings: build.mutation<UpdateSettingsApiResponse, UpdateSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/settings`,
        method: 'PUT',
        body: queryArg.settingsChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listHolidays: build.query<ListHolidaysApiResponse, ListHolidaysApiArg>({
      query: () => ({ url: `/api/admin/holidays` }),
    }),
    addHoliday: build.mutation<AddHolidayApiResponse, AddHolidayApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/holidays`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    decideHoliday: build.mutation<DecideHolidayApiResponse, DecideHolidayApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/holidays/${encodeURIComponent(String(queryArg.day))}`,
        method: 'PUT',
        body: queryArg.holidayChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listAuditTrail: build.query<ListAuditTrailApiResponse, ListAuditTrailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit-trail`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          by: queryArg.by,
          kind: queryArg.kind,
          thing: queryArg.thing,
          action: queryArg.action,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listAuditedPeople: build.query<ListAuditedPeopleApiResponse, ListAuditedPeopleApiArg>({
      query: () => ({ url: `/api/admin/audit-trail/people` }),
    }),
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/jobs`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
        },
      }),
    }),
    retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/jobs/${encodeURIComponent(String(queryArg))}/retry`,
        method: 'POST',
      }),
    }),
    tellLook: build.mutation<TellLookApiResponse, TellLookApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/live/looks`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as staffEndpoints };
export type SayOwnAbsenceApiResponse = /** status 200 As it is now */ Absence;
export type SayOwnAbsenceApiArg = AbsenceBody;
export type EndOwnAbsenceApiResponse = unknown;
export type EndOwnAbsenceApiArg = void;
export type SayAbsenceApiResponse = /** status 200 As it is now */ Colleague;
export type SayAbsenceApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  absenceBody: AbsenceBody;
};
export type EndAbsenceApiResponse = /** status 200 Without one */ Colleague;
export type EndAbsenceApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type SignInApiResponse =
  | /** status 200 Who is signed in now */ Staff
  | /** status 202 The account has a second factor: go on with `giveCode` */ CodeAsked;
export type SignInApiArg = Credentials;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type ListColleaguesApiResponse = /** status 200 By e-mail address */ Colleague[];
export type ListColleaguesApiArg = void;
export type GetMeApiResponse = /** status 200 The member of staff */ Me;
export type GetMeApiArg = void;
export type RenameMeApiResponse = unknown;
export type RenameMeApiArg = OwnName;
export type GetDemoAccountApiResponse = /** status 200 What the sign-in page prints */ DemoAccount;
export type GetDemoAccountApiArg = void;
export type SayLanguageApiResponse = unknown;
export type SayLanguageApiArg = OwnLanguage;
export type SayDigestApiResponse = unknown;
export type SayDigestApiArg = OwnDigest;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = PasswordChange;
export type ListOwnSessionsApiResponse = /** status 200 One’s own sessions */ OwnSession[];
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  id: string;
  reauthentication: Reauthentication;
};
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = Reauthentication;
export type ListPeopleApiResponse = /** status 200 By e-mail address */ Person[];
export type ListPeopleApiArg = void;
export type ChangePersonApiResponse = /** status 200 As it is now */ Person;
export type ChangePersonApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  personChanges: PersonChanges;
};
export type ResetFactorApiResponse = /** status 200 As it is now */ Person;
export type ResetFactorApiArg = string;
export type CheckConfirmationApiResponse = unknown;
export type CheckConfirmationApiArg = void;
export type ConfirmSessionApiResponse = unknown;
export type ConfirmSessionApiArg = Code;
export type AskForConfirmationApiResponse = /** status 200 The challenge */ CodeAsked;
export type AskForConfirmationApiArg = void;
export type ConfirmByPasskeyApiResponse = unknown;
export type ConfirmByPasskeyApiArg = PasskeyAnswer;
export type GetOwnFactorApiResponse = /** status 200 As it is now */ FactorState;
export type GetOwnFactorApiArg = void;
export type BeginFactorApiResponse = /** status 200 The key, which is shown this once */ FactorSetUp;
export type BeginFactorApiArg = Reauthentication;
export type FinishFactorApiResponse = /** status 200 The recovery codes */ RecoveryCodes;
export type FinishFactorApiArg = ChallengeCode;
export type RenewRecoveryCodesApiResponse = /** status 200 The recovery codes */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = Reauthentication;
export type RemoveFactorApiResponse = unknown;
export type RemoveFactorApiArg = Reauthentication;
export type ListOwnPasskeysApiResponse = /** status 200 As they are now */ OwnPasskeys;
export type ListOwnPasskeysApiArg = void;
export type BeginPasskeyApiResponse = /** status 200 What an authenticator needs */ PasskeySetUp;
export type BeginPasskeyApiArg = Reauthentication;
export type FinishPasskeyApiResponse =
  /** status 200 The recovery codes, of an account that had no second factor */ RecoveryCodes;
export type FinishPasskeyApiArg = MadePasskey;
export type RenamePasskeyApiResponse = unknown;
export type RenamePasskeyApiArg = {
  id: string;
  passkeyName: PasskeyName;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
  reauthentication: Reauthentication;
};
export type GiveCodeApiResponse = /** status 200 Who is signed in now */ Staff;
export type GiveCodeApiArg = ChallengeCode;
export type GivePasskeyApiResponse = /** status 200 Who is signed in now */ Staff;
export type GivePasskeyApiArg = PasskeyAnswer;
export type RequestUploadApiResponse =
  /** status 200 Good for one picture and for this session */ UploadPlace;
export type RequestUploadApiArg = void;
export type FinalizeUploadApiResponse =
  /** status 200 What an item of the catalogue takes as its imageUrl */ FinalizedPicture;
export type FinalizeUploadApiArg = FinalizedUpload;
export type ReceiveArtworkApiResponse = unknown;
export type ReceiveArtworkApiArg = {
  id: string;
  signature: string;
  expires: string;
  body: Blob;
};
export type ListInquiryArtworkApiResponse = /** status 200 The oldest first */ Artwork[];
export type ListInquiryArtworkApiArg = string;
export type GetInquiryArtworkPreviewApiResponse = /** status 200 A PNG */ Blob;
export type GetInquiryArtworkPreviewApiArg = {
  id: string;
  artworkId: string;
};
export type DownloadInquiryArtworkApiResponse = /** status 200 The file */ Blob;
export type DownloadInquiryArtworkApiArg = {
  id: string;
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
export type ListStaffProductTypesApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: StaffProductType[];
};
export type ListStaffProductTypesApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type CreateProductTypeApiResponse = /** status 201 It is stored. */ StaffProductType;
export type CreateProductTypeApiArg = NewProductType;
export type OrderProductTypesApiResponse =
  /** status 200 All of them, in their new order. */ StaffProductType[];
export type OrderProductTypesApiArg = CatalogueOrder;
export type UpdateProductTypeApiResponse = /** status 200 As it is now. */ StaffProductType;
export type UpdateProductTypeApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  productTypeChanges: ProductTypeChanges;
};
export type ArchiveProductTypeApiResponse = unknown;
export type ArchiveProductTypeApiArg = string;
export type GetProductTypeHistoryApiResponse =
  /** status 200 At most the last 200 changes. */ CatalogueHistoryEntry[];
export type GetProductTypeHistoryApiArg = string;
export type ListStaffFabricsApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: StaffFabric[];
};
export type ListStaffFabricsApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type CreateFabricApiResponse = /** status 201 It is stored. */ StaffFabric;
export type CreateFabricApiArg = NewFabric;
export type OrderFabricsApiResponse = /** status 200 All of them, in their new order. */ StaffFabric[];
export type OrderFabricsApiArg = CatalogueOrder;
export type UpdateFabricApiResponse = /** status 200 As it is now. */ StaffFabric;
export type UpdateFabricApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  fabricChanges: FabricChanges;
};
export type GetFabricHistoryApiResponse =
  /** status 200 At most the last 200 changes. */ CatalogueHistoryEntry[];
export type GetFabricHistoryApiArg = string;
export type ListStaffFitsApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: StaffFit[];
};
export type ListStaffFitsApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type CreateFitApiResponse = /** status 201 It is stored. */ StaffFit;
export type CreateFitApiArg = NewFit;
export type OrderFitsApiResponse = /** status 200 All of them, in their new order. */ StaffFit[];
export type OrderFitsApiArg = CatalogueOrder;
export type UpdateFitApiResponse = /** status 200 As it is now. */ StaffFit;
export type UpdateFitApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  fitChanges: FitChanges;
};
export type GetFitHistoryApiResponse =
  /** status 200 At most the last 200 changes. */ CatalogueHistoryEntry[];
export type GetFitHistoryApiArg = string;
export type ListStaffFinishingQualitiesApiResponse =
  /** status 200 One page, in the asked order */ PageEnds & {
    items: StaffFinishingQuality[];
  };
export type ListStaffFinishingQualitiesApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type CreateFinishingQualityApiResponse = /** status 201 It is stored. */ StaffFinishingQuality;
export type CreateFinishingQualityApiArg = NewFinishingQuality;
export type OrderFinishingQualitiesApiResponse =
  /** status 200 All of them, in their new order. */ StaffFinishingQuality[];
export type OrderFinishingQualitiesApiArg = CatalogueOrder;
export type UpdateFinishingQualityApiResponse = /** status 200 As it is now. */ StaffFinishingQuality;
export type UpdateFinishingQualityApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  finishingQualityChanges: FinishingQualityChanges;
};
export type GetFinishingQualityHistoryApiResponse =
  /** status 200 At most the last 200 changes. */ CatalogueHistoryEntry[];
export type GetFinishingQualityHistoryApiArg = string;
export type ListStaffPrintTypesApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: StaffPrintType[];
};
export type ListStaffPrintTypesApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type CreatePrintTypeApiResponse = /** status 201 It is stored. */ StaffPrintType;
export type CreatePrintTypeApiArg = NewPrintType;
export type OrderPrintTypesApiResponse = /** status 200 All of them, in their new order. */ StaffPrintType[];
export type OrderPrintTypesApiArg = CatalogueOrder;
export type UpdatePrintTypeApiResponse = /** status 200 As it is now. */ StaffPrintType;
export type UpdatePrintTypeApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  printTypeChanges: PrintTypeChanges;
};
export type GetPrintTypeHistoryApiResponse =
  /** status 200 At most the last 200 changes. */ CatalogueHistoryEntry[];
export type GetPrintTypeHistoryApiArg = string;
export type ListStaffColorsApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: StaffColor[];
};
export type ListStaffColorsApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type CreateColorApiResponse = /** status 201 It is stored. */ StaffColor;
export type CreateColorApiArg = NewColor;
export type OrderColorsApiResponse = /** status 200 All of them, in their new order. */ StaffColor[];
export type OrderColorsApiArg = CatalogueOrder;
export type UpdateColorApiResponse = /** status 200 As it is now. */ StaffColor;
export type UpdateColorApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  colorChanges: ColorChanges;
};
export type GetColorHistoryApiResponse =
  /** status 200 At most the last 200 changes. */ CatalogueHistoryEntry[];
export type GetColorHistoryApiArg = string;
export type RestoreProductTypeApiResponse = /** status 200 It is back. */ StaffProductType;
export type RestoreProductTypeApiArg = string;
export type CalculateQuoteApiResponse = /** status 200 The price. */ Quote;
export type CalculateQuoteApiArg = Selection;
export type PreviewPriceApiResponse = /** status 200 The prices now and after. */ PricePreview;
export type PreviewPriceApiArg = PricePreviewRequest;
export type ListPriceChangesApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: PriceChangeSummary[];
};
export type ListPriceChangesApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type SavePriceChangeApiResponse =
  /** status 201 It is saved, and has taken effect if that was asked for. */ PriceChange;
export type SavePriceChangeApiArg = NewPriceChange;
export type PreviewPriceChangeApiResponse = /** status 200 Before and after */ PriceChangePreview;
export type PreviewPriceChangeApiArg = WantedPriceChange;
export type ExportPricesApiResponse = /** status 200 prices.xlsx */ Blob;
export type ExportPricesApiArg = /** Of its words. An Arabic sheet begins at the right. */ 'en' | 'ar';
export type ReadPriceSheetApiResponse = /** status 200 Row by row, with what is wrong */ ReadPrices;
export type ReadPriceSheetApiArg = Blob;
export type GetPriceChangeApiResponse = /** status 200 As it is now */ PriceChange;
export type GetPriceChangeApiArg = string;
export type SchedulePriceChangeApiResponse = /** status 200 As it is now */ PriceChange;
export type SchedulePriceChangeApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  priceChangeSchedule: PriceChangeSchedule;
};
export type ApplyPriceChangeApiResponse = /** status 200 As it is now */ PriceChange;
export type ApplyPriceChangeApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type CancelPriceChangeApiResponse = /** status 200 As it is now */ PriceChange;
export type CancelPriceChangeApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type RevertPriceChangeApiResponse = /** status 200 As it is now */ PriceChange;
export type RevertPriceChangeApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type ListCustomersApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: Customer[];
};
export type ListCustomersApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
  /** Searches name, e-mail addresses, phone and company; Arabic letters and digits are folded. */
  q?: string;
  /** all, or one or more of active, inactive, follow_up_due, separated by commas. */
  status?: string;
  tier?: 'all' | 'high' | 'medium' | 'standard';
  /** A minus sign: descending. What never happened lies before everything. */
  sort?:
    | '-lastActivity'
    | 'lastActivity'
    | '-lifetimeValue'
    | 'lifetimeValue'
    | '-lastOrderDate'
    | 'lastOrderDate'
    | '-lastCommunication'
    | 'lastCommunication'
    | '-name'
    | 'name';
};
export type ReadCustomerSheetApiResponse = /** status 200 Row by row, with what is wrong */ ReadCustomers;
export type ReadCustomerSheetApiArg = Blob;
export type ImportCustomersApiResponse = /** status 200 What was done, row by row */ ReadCustomers;
export type ImportCustomersApiArg = Blob;
export type GetCustomerApiResponse = /** status 200 The newest of everything */ CustomerDetails;
export type GetCustomerApiArg = string;
export type UpdateCustomerApiResponse = /** status 200 As it is now */ CustomerDetails;
export type UpdateCustomerApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  customerChanges: CustomerChanges;
};
export type MergeCustomersApiResponse = /** status 200 The customer that stays */ CustomerDetails;
export type MergeCustomersApiArg = {
  id: string;
  customerMerge: CustomerMerge;
};
export type ListFollowUpsApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: FollowUp[];
};
export type ListFollowUpsApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
  status?: 'all' | 'pending' | 'completed' | 'cancelled';
  customerId?: string;
};
export type CreateFollowUpApiResponse = /** status 201 It is scheduled. */ FollowUp;
export type CreateFollowUpApiArg = NewFollowUp;
export type GetFollowUpCountsApiResponse =
  /** status 200 Pending follow-ups, by Cairo’s days */ FollowUpCounts;
export type GetFollowUpCountsApiArg = void;
export type UpdateFollowUpApiResponse = /** status 200 As it is now */ FollowUp;
export type UpdateFollowUpApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  followUpChanges: FollowUpChanges;
};
export type UndoFollowUpApiResponse = /** status 200 As it is now */ FollowUp;
export type UndoFollowUpApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type GetFollowUpCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) with one event */ string;
export type GetFollowUpCalendarApiArg = string;
export type ListCommunicationsApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: Communication[];
};
export type ListCommunicationsApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
  /** That they are about. */
  inquiryId: string;
};
export type CreateCommunicationApiResponse = /** status 201 It is logged. */ Communication;
export type CreateCommunicationApiArg = NewCommunication;
export type ListCustomerLinksApiResponse = /** status 200 The recipients */ RecipientLinks[];
export type ListCustomerLinksApiArg = string;
export type RevokeCustomerLinksApiResponse = /** status 200 The recipients that are left */ RecipientLinks[];
export type RevokeCustomerLinksApiArg = {
  id: string;
  linkRevocation: LinkRevocation;
};
export type EnterInquiryApiResponse =
  /** status 201 It is stored; the same again for the same Idempotency-Key and inquiry. */ EnteredInquiryReceipt;
export type EnterInquiryApiArg = {
  'Idempotency-Key'?: string;
  enteredInquiry: EnteredInquiry;
};
export type ListInquiriesApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: InquirySummary[];
};
export type ListInquiriesApiArg = {
  /** Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits. */
  q?: string;
  /** Sample requests, or orders. */
  type?: 'all' | 'sample' | 'order';
  /** The product type that was asked for. */
  productType?: string;
  /** The customer who asked, also under addresses that were merged into theirs. */
  customer?: string;
  /** The staff account whose they are, or `nobody`. */
  owner?: string;
  /** Why they came to nothing. */
  lostReason?: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** Received on that day or later, by the clocks of Cairo. */
  from?: string;
  /** Received on that day or before, by the clocks of Cairo. */
  to?: string;
  /** EGP. Worth that much or more. */
  minValue?: string;
  /** EGP. Worth that much or less. */
  maxValue?: string;
  status?: 'all' | 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  /** A minus sign: descending. `newFirst`: those that are new, the oldest on top; then the others, newest first. */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'totalCost'
    | '-totalCost'
    | 'customerName'
    | '-customerName'
    | 'quantity'
    | '-quantity'
    | 'newFirst';
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
};
export type CountInquiriesApiResponse = /** status 200 As of this moment */ InquiryCounts;
export type CountInquiriesApiArg = {
  /** Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits. */
  q?: string;
  /** Sample requests, or orders. */
  type?: 'all' | 'sample' | 'order';
  /** The product type that was asked for. */
  productType?: string;
  /** The customer who asked, also under addresses that were merged into theirs. */
  customer?: string;
  /** The staff account whose they are, or `nobody`. */
  owner?: string;
  /** Why they came to nothing. */
  lostReason?: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** Received on that day or later, by the clocks of Cairo. */
  from?: string;
  /** Received on that day or before, by the clocks of Cairo. */
  to?: string;
  /** EGP. Worth that much or more. */
  minValue?: string;
  /** EGP. Worth that much or less. */
  maxValue?: string;
};
export type CountInquiryOptionsApiResponse = /** status 200 As of this moment */ InquiryOptionCounts;
export type CountInquiryOptionsApiArg = {
  /** Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits. */
  q?: string;
  /** Sample requests, or orders. */
  type?: 'all' | 'sample' | 'order';
  /** The product type that was asked for. */
  productType?: string;
  /** The customer who asked, also under addresses that were merged into theirs. */
  customer?: string;
  /** The staff account whose they are, or `nobody`. */
  owner?: string;
  /** Why they came to nothing. */
  lostReason?: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** Received on that day or later, by the clocks of Cairo. */
  from?: string;
  /** Received on that day or before, by the clocks of Cairo. */
  to?: string;
  /** EGP. Worth that much or more. */
  minValue?: string;
  /** EGP. Worth that much or less. */
  maxValue?: string;
  status?: 'all' | 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  /** What the options are of. */
  of: 'type' | 'productType' | 'owner';
};
export type GetItemUsageApiResponse =
  /** status 200 None for an item that nobody asked for, and for one that there is not */ ItemUsage;
export type GetItemUsageApiArg = string;
export type ExportInquiriesApiResponse = /** status 200 inquiries.csv */ string;
export type ExportInquiriesApiArg = {
  /** Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits. */
  q?: string;
  /** Sample requests, or orders. */
  type?: 'all' | 'sample' | 'order';
  /** The product type that was asked for. */
  productType?: string;
  /** The customer who asked, also under addresses that were merged into theirs. */
  customer?: string;
  /** The staff account whose they are, or `nobody`. */
  owner?: string;
  /** Why they came to nothing. */
  lostReason?: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** Received on that day or later, by the clocks of Cairo. */
  from?: string;
  /** Received on that day or before, by the clocks of Cairo. */
  to?: string;
  /** EGP. Worth that much or more. */
  minValue?: string;
  /** EGP. Worth that much or less. */
  maxValue?: string;
  status?: 'all' | 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
};
export type ExportInquirySheetApiResponse = /** status 200 inquiries.xlsx */ Blob;
export type ExportInquirySheetApiArg = {
  /** Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits. */
  q?: string;
  /** Sample requests, or orders. */
  type?: 'all' | 'sample' | 'order';
  /** The product type that was asked for. */
  productType?: string;
  /** The customer who asked, also under addresses that were merged into theirs. */
  customer?: string;
  /** The staff account whose they are, or `nobody`. */
  owner?: string;
  /** Why they came to nothing. */
  lostReason?: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** Received on that day or later, by the clocks of Cairo. */
  from?: string;
  /** Received on that day or before, by the clocks of Cairo. */
  to?: string;
  /** EGP. Worth that much or more. */
  minValue?: string;
  /** EGP. Worth that much or less. */
  maxValue?: string;
  status?: 'all' | 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  /** Of its words. An Arabic sheet begins at the right. */
  language: 'en' | 'ar';
  /** The columns, with commas between them; all of them when left out. */
  columns?: string;
};
export type SumInquiriesApiResponse = /** status 200 As of this moment */ InquirySums;
export type SumInquiriesApiArg = {
  /** Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits. */
  q?: string;
  /** Sample requests, or orders. */
  type?: 'all' | 'sample' | 'order';
  /** The product type that was asked for. */
  productType?: string;
  /** The customer who asked, also under addresses that were merged into theirs. */
  customer?: string;
  /** The staff account whose they are, or `nobody`. */
  owner?: string;
  /** Why they came to nothing. */
  lostReason?: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** Received on that day or later, by the clocks of Cairo. */
  from?: string;
  /** Received on that day or before, by the clocks of Cairo. */
  to?: string;
  /** EGP. Worth that much or more. */
  minValue?: string;
  /** EGP. Worth that much or less. */
  maxValue?: string;
};
export type GetInquiryApiResponse = /** status 200 The inquiry */ InquiryDetails;
export type GetInquiryApiArg = string;
export type UpdateInquiryApiResponse = /** status 200 As it is now */ InquiryDetails;
export type UpdateInquiryApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  body: InquiryStatusUpdate | InquiryNotesUpdate;
};
export type UndoInquiryStatusApiResponse = /** status 200 As it is now */ InquiryDetails;
export type UndoInquiryStatusApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type AssignInquiryApiResponse = /** status 200 As it is now */ InquiryDetails;
export type AssignInquiryApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  inquiryOwner: InquiryOwner;
};
export type ChangeInquiryStatusesApiResponse = /** status 200 What became of each */ StatusChangeResult[];
export type ChangeInquiryStatusesApiArg = InquiryStatusChange;
export type UndoInquiryStatusesApiResponse = /** status 200 What became of each */ StatusChangeResult[];
export type UndoInquiryStatusesApiArg = InquiryStatusUndo;
export type AssignInquiriesApiResponse = /** status 200 What became of each */ OwnerChangeResult[];
export type AssignInquiriesApiArg = InquiryOwnerChange;
export type UndoInquiryOwnersApiResponse = /** status 200 What became of each */ OwnerChangeResult[];
export type UndoInquiryOwnersApiArg = InquiryOwnerUndo;
export type ListInquiryViewsApiResponse = /** status 200 All of them, by name */ InquiryView[];
export type ListInquiryViewsApiArg = void;
export type SaveInquiryViewApiResponse = /** status 201 It is kept. */ InquiryView;
export type SaveInquiryViewApiArg = WrittenInquiryView;
export type ChangeInquiryViewApiResponse = /** status 200 As it is now */ InquiryView;
export type ChangeInquiryViewApiArg = {
  id: string;
  writtenInquiryView: WrittenInquiryView;
};
export type RemoveInquiryViewApiResponse = unknown;
export type RemoveInquiryViewApiArg = string;
export type PrepareQuotationApiResponse = /** status 201 As it is now */ Quotation;
export type PrepareQuotationApiArg = string;
export type DiscardQuotationDraftApiResponse = /** status 200 As it is now */ Quotation;
export type DiscardQuotationDraftApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type EditQuotationApiResponse = /** status 200 As it is now */ Quotation;
export type EditQuotationApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  quotationOffer: QuotationOffer;
};
export type RepriceQuotationApiResponse = /** status 200 As it is now */ Quotation;
export type RepriceQuotationApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type SendQuotationApiResponse = /** status 200 As it is now */ Quotation;
export type SendQuotationApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  quotationSendingBody: QuotationSendingBody;
};
export type GetQuotationApiResponse = /** status 200 The quotation */ Quotation;
export type GetQuotationApiArg = string;
export type AcceptQuotationAsHeardApiResponse = /** status 200 As it is now */ Quotation;
export type AcceptQuotationAsHeardApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  heardAcceptance: HeardAcceptance;
};
export type UndoQuotationAcceptanceApiResponse = /** status 200 As it is now */ Quotation;
export type UndoQuotationAcceptanceApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  acceptanceUndo: AcceptanceUndo;
};
export type WithdrawQuotationApiResponse = /** status 200 As it is now */ Quotation;
export type WithdrawQuotationApiArg = {
  id: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
};
export type PreviewQuotationApiResponse = /** status 200 With its sums */ QuotationRevision;
export type PreviewQuotationApiArg = {
  id: string;
  quotationOffer: QuotationOffer;
};
export type PreviewQuotationDocumentApiResponse = /** status 200 A PDF */ Blob;
export type PreviewQuotationDocumentApiArg = {
  id: string;
  language: 'en' | 'ar';
  quotationOffer: QuotationOffer;
};
export type PreviewQuotationPagesApiResponse = /** status 200 An SVG */ Blob;
export type PreviewQuotationPagesApiArg = {
  id: string;
  language: 'en' | 'ar';
  quotationOffer: QuotationOffer;
};
export type PreviewQuotationMailApiResponse = /** status 200 The mail */ MailPreview;
export type PreviewQuotationMailApiArg = string;
export type GetQuotationDocumentApiResponse = /** status 200 A PDF */ Blob;
export type GetQuotationDocumentApiArg = {
  id: string;
  revision: number;
  language: 'en' | 'ar';
};
export type ListMailsApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: Mail[];
};
export type ListMailsApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
  /** Absent: of every state. */
  state?: 'due' | 'sent' | 'failed' | 'held';
  /** Absent: about every inquiry. */
  inquiryId?: string;
};
export type GetMailDeliveryApiResponse = /** status 200  */ MailDelivery;
export type GetMailDeliveryApiArg = void;
export type GetMailApiResponse = /** status 200  */ MailDetails;
export type GetMailApiArg = string;
export type RetryMailApiResponse = unknown;
export type RetryMailApiArg = string;
export type ListInvitationsApiResponse = /** status 200 The newest first */ Invitation[];
export type ListInvitationsApiArg = void;
export type InviteApiResponse = /** status 201 The mail is written */ Invitation;
export type InviteApiArg = WrittenInvitation;
export type RepeatInvitationApiResponse = /** status 200 Another mail is written */ Invitation;
export type RepeatInvitationApiArg = string;
export type RevokeInvitationApiResponse = unknown;
export type RevokeInvitationApiArg = string;
export type OpenInvitationApiResponse = /** status 200 It waits for a name and a password */ OpenedInvitation;
export type OpenInvitationApiArg = InvitationToken;
export type AcceptInvitationApiResponse = unknown;
export type AcceptInvitationApiArg = Joining;
export type GetStatsApiResponse = /** status 200 The figures of this moment */ Stats;
export type GetStatsApiArg = void;
export type GetTodayApiResponse = /** status 200 As of this moment */ Today;
export type GetTodayApiArg = void;
export type GetSettingsApiResponse = /** status 200 As they are now */ Settings;
export type GetSettingsApiArg = void;
export type UpdateSettingsApiResponse = /** status 200 As they are now */ Settings;
export type UpdateSettingsApiArg = {
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  settingsChanges: SettingsChanges;
};
export type ListHolidaysApiResponse = /** status 200 All of them */ Holiday[];
export type ListHolidaysApiArg = void;
export type AddHolidayApiResponse = /** status 201 It counts from now on. */ Holiday;
export type AddHolidayApiArg = NewHoliday;
export type DecideHolidayApiResponse = /** status 200 As it is now */ Holiday;
export type DecideHolidayApiArg = {
  day: string;
  /** The entity's ETag as it was read; when it has changed since, nothing is stored. */
  'If-Match'?: string;
  holidayChanges: HolidayChanges;
};
export type ListAuditTrailApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: AuditTrailEntry[];
};
export type ListAuditTrailApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
  /** The e-mail address of who did it; `nobody` for what nobody was signed in for: visitors, refused sign-ins, the command line. */
  by?: string;
  kind?:
    | 'inquiry'
    | 'customer'
    | 'followUp'
    | 'communication'
    | 'productType'
    | 'fabric'
    | 'fit'
    | 'finishingQuality'
    | 'printType'
    | 'color'
    | 'picture'
    | 'staffAccount'
    | 'job'
    | 'settings'
    | 'holiday'
    | 'mail'
    | 'priceChange';
  /** The id of a thing (of a holiday its day, of the settings `settings`) or the reference of an inquiry; `unknown`: sign-ins to accounts that do not exist. */
  thing?: string;
  action?:
    | 'inquiry.submitted'
    | 'inquiry.entered'
    | 'inquiry.status-changed'
    | 'inquiry.notes-saved'
    | 'inquiry.owner-changed'
    | 'inquiry.given-in-turn'
    | 'inquiry.sizes-said'
    | 'inquiry.links-revoked'
    | 'customer.created'
    | 'customer.filled'
    | 'customer.updated'
    | 'customer.imported'
    | 'customer.merged'
    | 'customer.merged-away'
    | 'follow-up.scheduled'
    | 'follow-up.rescheduled'
    | 'follow-up.updated'
    | 'follow-up.completed'
    | 'follow-up.cancelled'
    | 'follow-up.reopened'
    | 'communication.logged'
    | 'productType.created'
    | 'productType.updated'
    | 'productType.moved'
    | 'productType.archived'
    | 'productType.restored'
    | 'fabric.created'
    | 'fabric.updated'
    | 'fabric.moved'
    | 'fabric.archived'
    | 'fabric.restored'
    | 'fit.created'
    | 'fit.updated'
    | 'fit.moved'
    | 'fit.archived'
    | 'fit.restored'
    | 'finishingQuality.created'
    | 'finishingQuality.updated'
    | 'finishingQuality.moved'
    | 'finishingQuality.archived'
    | 'finishingQuality.restored'
    | 'printType.created'
    | 'printType.updated'
    | 'printType.moved'
    | 'printType.archived'
    | 'printType.restored'
    | 'color.created'
    | 'color.updated'
    | 'color.moved'
    | 'color.archived'
    | 'color.restored'
    | 'picture.uploaded'
    | 'session.started'
    | 'session.ended'
    | 'session.refused'
    | 'sessions.refused'
    | 'session.revoked'
    | 'sessions.revoked'
    | 'sessions.ended'
    | 'session.confirmed'
    | 'factor.set-up'
    | 'factor.removed'
    | 'factor.reset'
    | 'recovery-codes.renewed'
    | 'recovery-code.used'
    | 'passkey.added'
    | 'passkey.renamed'
    | 'passkey.removed'
    | 'account.added'
    | 'account.role-changed'
    | 'account.renamed'
    | 'account.absence-changed'
    | 'account.deactivated'
    | 'account.activated'
    | 'invitation.sent'
    | 'invitation.repeated'
    | 'invitation.revoked'
    | 'password.changed'
    | 'password.reset'
    | 'job.retried'
    | 'quotation.drafted'
    | 'quotation.edited'
    | 'quotation.repriced'
    | 'quotation.discarded'
    | 'quotation.sent'
    | 'quotation.withdrawn'
    | 'quotation.seen'
    | 'quotation.change-asked'
    | 'quotation.code-mailed'
    | 'quotation.declined'
    | 'quotation.accepted'
    | 'quotation.acceptance-undone'
    | 'settings.updated'
    | 'holiday.added'
    | 'holiday.updated'
    | 'holiday.confirmed'
    | 'holiday.dismissed'
    | 'mail.retried'
    | 'price-change.saved'
    | 'price-change.scheduled'
    | 'price-change.applied'
    | 'price-change.reverted'
    | 'price-change.cancelled';
  /** The first day, by the clocks of Cairo. */
  from?: string;
  /** The last day, by the clocks of Cairo. */
  to?: string;
};
export type ListAuditedPeopleApiResponse = /** status 200 E-mail addresses, in their order. */ string[];
export type ListAuditedPeopleApiArg = void;
export type ListJobsApiResponse = /** status 200 One page, in the asked order */ PageEnds & {
  items: Job[];
};
export type ListJobsApiArg = {
  /** The most items a page has. */
  limit?: number;
  /** Where the page begins: take it from `Link`. It holds for one `sort`. Absent: the first page. */
  cursor?: string;
  /** `parked`: those that failed as often as they may. */
  state?: 'parked';
};
export type RetryJobApiResponse = unknown;
export type RetryJobApiArg = string;
export type TellLookApiResponse = unknown;
export type TellLookApiArg = LookBody;
export type Absence = {
  /** The first day in Cairo. */
  from: string;
  /** The last one. */
  to: string;
  /** Who stands in; null: nobody. */
  standInId: string | null;
  /** Whether today is one of its days; else it is still to come. */
  isNow: boolean;
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
export type AbsenceBody = {
  /** The first day in Cairo. */
  from: string;
  /** The last one, today at the earliest. */
  to: string;
  /** Another account, one that may answer inquiries; null: nobody. */
  standInId: string | null;
};
export type Colleague = {
  id: string;
  email: string;
  /** Empty until somebody has said it. */
  name: string;
  /** Whether an inquiry may be theirs. */
  mayAnswerInquiries: boolean;
  /** Null where there is none, or it is over. */
  absence: Absence | null;
  /** Rises with every stored change; also the ETag. */
  version: number;
};
export type Staff = {
  id: string;
  email: string;
};
export type KnownCredential = {
  /** In base64url. */
  id: string;
  /** How it is reached. */
  transports: string[];
};
export type CodeAsked = {
  /** In base64url; goes along with the code; good once, and not for long. */
  challenge: string;
  /** Whether there is an authenticator app; a recovery code counts anyway. */
  hasApp: boolean;
  passkeys: KnownCredential[];
  /** The name of the host that passkeys are bound to. */
  passkeyHost: string;
  expiresAt: string;
};
export type Credentials = {
  /** Letter case does not matter. */
  email: string;
  password: string;
};
export type Me = {
  id: string;
  email: string;
  /** Empty until somebody has said it. */
  name: string;
  role: 'owner' | 'sales' | 'production' | 'catalogue' | 'viewer';
  /** What the account may do. */
  permissions: (
    | 'inquiries.read'
    | 'inquiries.answer'
    | 'links.manage'
    | 'customers.read'
    | 'customers.write'
    | 'catalogue.read'
    | 'catalogue.write'
    | 'quotations.read'
    | 'quotations.write'
    | 'discounts.confirm'
    | 'overview.read'
    | 'audit.read'
    | 'jobs.read'
    | 'jobs.retry'
    | 'settings.read'
    | 'settings.write'
    | 'mail.read'
    | 'mail.retry'
    | 'own-account.manage'
    | 'staff.manage'
  )[];
  /** Nothing may be done before a second factor is set up. */
  lacksFactor: boolean;
  /** In which mails to the account are written. */
  language: 'en' | 'ar';
  /** Whether the daily digest is to come, where the account may read inquiries. */
  wantsDigest: boolean;
};
export type OwnName = {
  name: string;
};
export type DemoAccount = {
  /** Null outside demo mode, and once its password was changed. */
  account: {
    email: string;
    password: string;
  } | null;
};
export type OwnLanguage = {
  language: 'en' | 'ar';
};
export type OwnDigest = {
  isWanted: boolean;
};
export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
};
export type OwnSession = {
  /** Not the token: nobody gets in by it. */
  id: string;
  /** What kind of browser it is, as its User-Agent has it; null when that is none that we know. */
  browser: string | null;
  /** What it runs on, as its User-Agent has it; null when that is none that we know. */
  system: string | null;
  startedAt: string;
  /** When it was last used, to the minute. */
  seenAt: string;
  /** Whether it is the one that asks. */
  isCurrent: boolean;
};
export type Reauthentication = {
  currentPassword: string;
};
export type Person = {
  id: string;
  email: string;
  /** Empty until somebody has said it. */
  name: string;
  role: 'owner' | 'sales' | 'production' | 'catalogue' | 'viewer';
  /** Nobody signs in to one that is not. */
  isActive: boolean;
  createdAt: string;
  /** The latest time; null: never. */
  signedInAt: string | null;
  /** Whether a code is asked for after the password. */
  hasFactor: boolean;
  /** Rises with every stored change; also the ETag. */
  version: number;
};
export type PersonChanges = {
  name?: string;
  role?: 'owner' | 'sales' | 'production' | 'catalogue' | 'viewer';
  /** False ends every session of the account. */
  isActive?: boolean;
};
export type Code = {
  /** Six digits of the authenticator app, or a recovery code, in whatever spacing. */
  code: string;
};
export type AssertedCredential = {
  /** By which browsers know it; base64url. */
  id: string;
  /** As the browser has it; base64url. */
  clientDataJSON: string;
  /** As the browser has it; base64url. */
  authenticatorData: string;
  /** Of both; base64url. */
  signature: string;
};
export type PasskeyAnswer = {
  challenge: string;
  credential: AssertedCredential;
};
export type FactorState = {
  /** Null: there is none. */
  since: string | null;
  /** Codes of an authenticator app count, beside passkeys. */
  hasApp: boolean;
  recoveryCodesLeft: number;
  /** Accounts of this role need one: it cannot be removed. */
  isObligatory: boolean;
};
export type FactorSetUp = {
  /** Goes along with the code. */
  challenge: string;
  /** In base32, for somebody who types it. */
  key: string;
  /** What a QR code of it holds. */
  address: string;
  expiresAt: string;
};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type ChallengeCode = {
  /** Six digits of the authenticator app, or a recovery code, in whatever spacing. */
  code: string;
  challenge: string;
};
export type OwnPasskey = {
  id: string;
  /** As its owner calls it. */
  name: string;
  createdAt: string;
  /** Null: never. */
  usedAt: string | null;
};
export type OwnPasskeys = {
  /** The name of the host that they are bound to. */
  host: string;
  /** The oldest first. */
  passkeys: OwnPasskey[];
};
export type PasskeySetUp = {
  /** In base64url; goes along with what was made, once. */
  challenge: string;
  /** The name of the host that the passkey is bound to. */
  host: string;
  account: Staff;
  /** The credentials that the account has; no second one is made. */
  known: string[];
  expiresAt: string;
};
export type CreatedCredential = {
  /** By which browsers know it; base64url. */
  id: string;
  /** As the browser has it; base64url. */
  clientDataJSON: string;
  /** As the browser has it; base64url. */
  attestationObject: string;
  /** How it is reached. */
  transports: string[];
};
export type MadePasskey = {
  challenge: string;
  /** As its owner calls it. */
  name: string;
  credential: CreatedCredential;
};
export type PasskeyName = {
  name: string;
};
export type UploadPlace = {
  uploadURL: string;
};
export type FinalizedPicture = {
  /** GET it, with ?w=320, 640 or 1280. */
  objectPath: string;
};
export type FinalizedUpload = {
  /** The uploadURL, with or without its query. */
  imageURL: string;
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
export type PageEnds = {
  total: number;
  next?: string;
  prev?: string;
};
export type StaffProductType = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Visitors may choose it. */
  isActive: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder: number;
  /** EGP. Per piece. */
  basePrice: string;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks: QuantityBreak[];
  /** From small to large; none: it is made without sizes. */
  sizes: Size[];
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
  /** Also the ETag; one more with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NewQuantityBreak = {
  /** Pieces of the order. */
  from: number;
  /** Hundredths of a percent of the price. Either this or the unit price. */
  basisPointsOff?: number;
  /** EGP. In place of the price. */
  unitPrice?: string | number;
};
export type NewSize = {
  /** A short word; inquiries and links know the size by it. */
  id: string;
  /** As it is written in English: `2XL`. */
  label: string;
  /** Empty: as in English. */
  labelAr: string;
  /** EGP. Added for every piece of this size. */
  surcharge: string | number;
};
export type NewProductType = {
  name: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Per piece. */
  basePrice: string | number;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks?: NewQuantityBreak[];
  /** From small to large; none: it is made without sizes. */
  sizes?: NewSize[];
  /** What it is drawn as. */
  silhouette?:
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
  printAreas?: PrintArea[];
  description?: string;
  descriptionAr?: string;
  /** Empty, or the path of the picture. */
  imageUrl?: string;
};
export type CatalogueOrder = {
  ids: string[];
};
export type ProductTypeChanges = {
  name?: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Per piece. */
  basePrice?: string | number;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks?: NewQuantityBreak[];
  /** From small to large; none: it is made without sizes. */
  sizes?: NewSize[];
  /** What it is drawn as. */
  silhouette?:
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
  printAreas?: PrintArea[];
  description?: string;
  descriptionAr?: string;
  /** Empty, or the path of the picture. */
  imageUrl?: string;
};
export type CatalogueHistoryEntry = {
  at: string;
  /** The e-mail address of who did it. */
  by: string | null;
  action: string;
  /** The changed fields, as they were. */
  before: object | null;
  /** The same fields, as they are since. */
  after: object | null;
};
export type StaffFabric = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Visitors may choose it. */
  isActive: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder: number;
  /** Grams per square metre. */
  gsm: number;
  composition: string;
  compositionAr: string;
  /** EGP. Added per piece. */
  costMultiplier: string;
  /** What it is drawn as. */
  weave: 'jersey' | 'combed' | 'lycra' | 'pique' | 'terry' | 'fleece' | 'poplin' | 'crepe' | 'generic';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused: boolean;
  description: string;
  descriptionAr: string;
  /** Empty, or the path of the picture. */
  imageUrl: string;
  /** Also the ETag; one more with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NewFabric = {
  name: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** Grams per square metre. */
  gsm?: number;
  composition: string;
  compositionAr?: string;
  /** EGP. Added per piece. */
  costMultiplier?: string | number;
  /** What it is drawn as. */
  weave?: 'jersey' | 'combed' | 'lycra' | 'pique' | 'terry' | 'fleece' | 'poplin' | 'crepe' | 'generic';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
  description?: string;
  descriptionAr?: string;
  /** Empty, or the path of the picture. */
  imageUrl?: string;
};
export type FabricChanges = {
  name?: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** Grams per square metre. */
  gsm?: number;
  composition?: string;
  compositionAr?: string;
  /** EGP. Added per piece. */
  costMultiplier?: string | number;
  /** What it is drawn as. */
  weave?: 'jersey' | 'combed' | 'lycra' | 'pique' | 'terry' | 'fleece' | 'poplin' | 'crepe' | 'generic';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
  description?: string;
  descriptionAr?: string;
  /** Empty, or the path of the picture. */
  imageUrl?: string;
};
export type StaffFit = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Visitors may choose it. */
  isActive: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder: number;
  /** EGP. Added per piece. */
  priceModifier: string;
  /** What it does to the drawing of a garment. */
  cut: 'regular' | 'slim' | 'relaxed' | 'oversized';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused: boolean;
  /** Also the ETag; one more with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NewFit = {
  name: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Added per piece. */
  priceModifier?: string | number;
  /** What it does to the drawing of a garment. */
  cut?: 'regular' | 'slim' | 'relaxed' | 'oversized';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
};
export type FitChanges = {
  name?: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Added per piece. */
  priceModifier?: string | number;
  /** What it does to the drawing of a garment. */
  cut?: 'regular' | 'slim' | 'relaxed' | 'oversized';
  /** Product types that it does not go with. By their ids. */
  unsuitedProductTypes?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
};
export type StaffFinishingQuality = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Visitors may choose it. */
  isActive: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder: number;
  /** EGP. Added per piece. */
  priceModifier: string;
  description: string;
  descriptionAr: string;
  /** Also the ETag; one more with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NewFinishingQuality = {
  name: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Added per piece. */
  priceModifier?: string | number;
  description?: string;
  descriptionAr?: string;
};
export type FinishingQualityChanges = {
  name?: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Added per piece. */
  priceModifier?: string | number;
  description?: string;
  descriptionAr?: string;
};
export type StaffPrintType = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Visitors may choose it. */
  isActive: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder: number;
  /** EGP. Once per print colour. */
  setupCost: string;
  /** EGP. Per piece, however many colours. */
  perItemCost: string;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks: QuantityBreak[];
  /** What it looks like on the drawing of a garment. */
  technique: 'screen' | 'puff' | 'dtf' | 'dtg' | 'embroidery' | 'sublimation' | 'generic';
  /** Whose prices have the white that it needs under it on dark cloth, set up once as another colour: nobody’s, what staff quote, or all. */
  underbase: 'none' | 'quoted' | 'all';
  /** Fabrics that it does not go with. By their ids. */
  unsuitedFabrics: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused: boolean;
  description: string;
  descriptionAr: string;
  /** Also the ETag; one more with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NewPrintType = {
  name: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Once per print colour. */
  setupCost: string | number;
  /** EGP. Per piece, however many colours. */
  perItemCost: string | number;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks?: NewQuantityBreak[];
  /** What it looks like on the drawing of a garment. */
  technique?: 'screen' | 'puff' | 'dtf' | 'dtg' | 'embroidery' | 'sublimation' | 'generic';
  /** Whose prices have the white that it needs under it on dark cloth, set up once as another colour: nobody’s, what staff quote, or all. */
  underbase?: 'none' | 'quoted' | 'all';
  /** Fabrics that it does not go with. By their ids. */
  unsuitedFabrics?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
  description?: string;
  descriptionAr?: string;
};
export type PrintTypeChanges = {
  name?: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  /** EGP. Once per print colour. */
  setupCost?: string | number;
  /** EGP. Per piece, however many colours. */
  perItemCost?: string | number;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks?: NewQuantityBreak[];
  /** What it looks like on the drawing of a garment. */
  technique?: 'screen' | 'puff' | 'dtf' | 'dtg' | 'embroidery' | 'sublimation' | 'generic';
  /** Whose prices have the white that it needs under it on dark cloth, set up once as another colour: nobody’s, what staff quote, or all. */
  underbase?: 'none' | 'quoted' | 'all';
  /** Fabrics that it does not go with. By their ids. */
  unsuitedFabrics?: string[];
  /** An inquiry for it with something that it does not go with is refused. */
  isUnsuitedRefused?: boolean;
  description?: string;
  descriptionAr?: string;
};
export type StaffColor = {
  /** UUID v7 */
  id: string;
  name: string;
  /** Empty when not given. */
  nameAr: string;
  /** Visitors may choose it. */
  isActive: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder: number;
  hex: string;
  /** Also the ETag; one more with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type NewColor = {
  name: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  hex: string;
};
export type ColorChanges = {
  name?: string;
  /** Empty when not given. */
  nameAr?: string;
  /** Visitors may choose it. */
  isActive?: boolean;
  /** The smallest is shown first; of equal ones the name decides. */
  sortOrder?: number;
  hex?: string;
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
export type PreviewedOrder = {
  /** EGP, half up to the piastre. */
  pricePerItem: string;
  /** EGP. */
  totalCost: string;
};
export type PreviewedBreak = {
  /** EGP, half up to the piastre. */
  pricePerItem: string;
  /** EGP. */
  totalCost: string;
  pieces: number;
};
export type PreviewedPrices = {
  at100: PreviewedOrder;
  at500: PreviewedOrder;
  /** Where the item has a quantity break now or after; absent where it has none. */
  atBreaks?: PreviewedBreak[];
};
export type SampleItem = {
  id: string;
  name: string;
  nameAr: string;
};
export type SamplePrint = {
  /** Null for the item itself when it is not stored yet. */
  printType: SampleItem | null;
  colors: number;
};
export type SampleConfiguration = {
  /** Null for the item itself when it is not stored yet. */
  productType: SampleItem | null;
  /** Null for the item itself when it is not stored yet. */
  fabric: SampleItem | null;
  /** Null for the item itself when it is not stored yet. */
  fit: SampleItem | null;
  /** Null for the item itself when it is not stored yet. */
  finishingQuality: SampleItem | null;
  prints: SamplePrint[];
};
export type PricePreview = {
  /** Null for an item that is not stored yet. */
  now: PreviewedPrices | null;
  after: PreviewedPrices;
  sample: SampleConfiguration;
};
export type PriceChanges = {
  basePrice?: string | number;
  costMultiplier?: string | number;
  priceModifier?: string | number;
  setupCost?: string | number;
  perItemCost?: string | number;
  /** From few pieces to many; the one with the most pieces that an order reaches holds. */
  quantityBreaks?: NewQuantityBreak[];
};
export type PricePreviewRequest = {
  kind: 'productType' | 'fabric' | 'fit' | 'finishingQuality' | 'printType';
  /** Absent for an item that is not stored yet. */
  id?: string;
  changes: PriceChanges;
};
export type PriceRule = {
  basisPoints: number | null;
  /** EGP; less, with a minus. */
  amount: string | null;
  /** EGP; half up. */
  rounding: '0.01' | '0.25' | '0.50' | '1.00' | '5.00';
};
export type FirstChangedItem = {
  kind: 'productType' | 'fabric' | 'fit' | 'finishingQuality' | 'printType';
  name: string;
  nameAr: string;
};
export type PriceChangeSummary = {
  id: string;
  /** Rises with every stored change; also the ETag. */
  version: number;
  state: 'draft' | 'scheduled' | 'applied' | 'reverted' | 'cancelled';
  /** What can be done with it now. */
  next: ('apply' | 'schedule' | 'cancel' | 'revert')[];
  /** Null where every price was typed. */
  rule: PriceRule | null;
  /** When it is due, or was; null for a draft. */
  effectiveAt: string | null;
  createdAt: string;
  /** The e-mail address of who saved it. */
  createdBy: string;
  appliedAt: string | null;
  revertedAt: string | null;
  cancelledAt: string | null;
  itemCount: number;
  /** How many of them were left alone, as somebody had given them another price. */
  leftAloneCount: number;
  /** The first of them. */
  first: FirstChangedItem;
};
export type StoredPriceChangeLine = {
  price:
    | 'basePrice'
    | 'costMultiplier'
    | 'priceModifier'
    | 'setupCost'
    | 'perItemCost'
    | 'quantityBreak'
    | 'surcharge';
  /** Of a quantity break. */
  pieces: number | null;
  /** Of a surcharge: the label of the size. */
  size: string | null;
  /** The same in Arabic; empty where it is the same. */
  sizeAr: string | null;
  /** EGP. */
  before: string;
  /** EGP. */
  after: string;
  /** EGP. What stood there when the item was left alone; null: nothing, or it was not left alone. */
  found: string | null;
};
export type PriceChangeItem = {
  kind: 'productType' | 'fabric' | 'fit' | 'finishingQuality' | 'printType';
  id: string;
  name: string;
  nameAr: string;
  outcome: 'waiting' | 'applied' | 'kept-out' | 'reverted' | 'not-reverted';
  /** Those that change. */
  lines: StoredPriceChangeLine[];
};
export type PriceChange = {
  id: string;
  /** Rises with every stored change; also the ETag. */
  version: number;
  state: 'draft' | 'scheduled' | 'applied' | 'reverted' | 'cancelled';
  /** What can be done with it now. */
  next: ('apply' | 'schedule' | 'cancel' | 'revert')[];
  /** Null where every price was typed. */
  rule: PriceRule | null;
  /** When it is due, or was; null for a draft. */
  effectiveAt: string | null;
  createdAt: string;
  /** The e-mail address of who saved it. */
  createdBy: string;
  appliedAt: string | null;
  revertedAt: string | null;
  cancelledAt: string | null;
  items: PriceChangeItem[];
};
export type NewPriceRule = {
  /** Hundredths of a percent: 800 is 8 % more. */
  basisPoints?: number;
  /** EGP; less, with a minus. */
  amount?: string;
  /** EGP; half up. */
  rounding: '0.01' | '0.25' | '0.50' | '1.00' | '5.00';
};
export type WantedPrice = {
  field: 'basePrice' | 'costMultiplier' | 'priceModifier' | 'setupCost' | 'perItemCost';
  /** EGP. As it was seen. */
  was: string | number;
  /** EGP. The new price; absent: it follows from the rule. */
  price?: string | number;
};
export type WantedPriceChangeItem = {
  kind: 'productType' | 'fabric' | 'fit' | 'finishingQuality' | 'printType';
  id: string;
  /** Rises with every stored change; also the ETag. */
  version: number;
  prices: WantedPrice[];
};
export type NewPriceChange = {
  /** For every price that has no price of its own here. */
  rule?: NewPriceRule;
  items: WantedPriceChangeItem[];
  /** When it takes effect: `now`, or a day and a minute in Cairo, `2026-12-01T08:00`. Absent: a draft. */
  effectiveAt?: string;
};
export type PriceChangeLine = {
  price:
    | 'basePrice'
    | 'costMultiplier'
    | 'priceModifier'
    | 'setupCost'
    | 'perItemCost'
    | 'quantityBreak'
    | 'surcharge';
  /** Of a quantity break. */
  pieces: number | null;
  /** Of a surcharge: the label of the size. */
  size: string | null;
  /** The same in Arabic; empty where it is the same. */
  sizeAr: string | null;
  /** EGP. */
  before: string;
  /** EGP. */
  after: string;
};
export type PreviewedPriceChangeItem = {
  kind: 'productType' | 'fabric' | 'fit' | 'finishingQuality' | 'printType';
  id: string;
  name: string;
  nameAr: string;
  /** Rises with every stored change; also the ETag. */
  version: number;
  /** Somebody gave it another price since it was seen; it would be left alone. */
  isKeptOut: boolean;
  /** Those that stay as they are, too. */
  lines: PriceChangeLine[];
};
export type NameInBothLanguages = {
  name: string;
  nameAr: string;
};
export type PriceOfSelection = {
  /** EGP, half up to the piastre. */
  pricePerItem: string;
  /** EGP. */
  totalCost: string;
};
export type PricedExample = {
  /** How many asked for it. */
  inquiries: number;
  /** Product type, fabric, fit, finishing, prints. */
  things: NameInBothLanguages[];
  pieces: number;
  now: PriceOfSelection;
  after: PriceOfSelection;
};
export type PriceChangePreview = {
  items: PreviewedPriceChangeItem[];
  /** What was asked for most, the commonest first; at most 20. */
  examples: PricedExample[];
  /** So many days of inquiries were looked at. */
  days: number;
  /** Quotations that customers can answer still: they keep their prices. */
  openQuotations: number;
};
export type WantedPriceChange = {
  /** For every price that has no price of its own here. */
  rule?: NewPriceRule;
  items: WantedPriceChangeItem[];
};
export type ReadPrice = {
  kind: 'productType' | 'fabric' | 'fit' | 'finishingQuality' | 'printType';
  id: string;
  name: string;
  nameAr: string;
  /** As Excel numbers it. */
  row: number;
  field: 'basePrice' | 'costMultiplier' | 'priceModifier' | 'setupCost' | 'perItemCost';
  /** EGP. As it is now. */
  was: string;
  /** EGP. As the table has it. */
  price: string;
};
export type PriceSheetFault = {
  /** As Excel numbers it. */
  row: number;
  column: 'kind' | 'item' | 'price' | 'amount' | 'exported' | 'id';
  code:
    | 'empty'
    | 'not-a-number'
    | 'negative'
    | 'too-many-decimals'
    | 'too-large'
    | 'unknown-kind'
    | 'unknown-item'
    | 'ambiguous-item'
    | 'other-item'
    | 'unknown-price'
    | 'twice'
    | 'changed-since';
  /** What stands there, its first 60 characters. */
  text: string;
};
export type ReadPrices = {
  /** Below the heads, those that are blank left out. */
  rows: number;
  /** Rows that hold, also where the price stays. */
  prices: ReadPrice[];
  /** At most 200, in the order of the table. */
  faults: PriceSheetFault[];
  faultCount: number;
};
export type PriceChangeSchedule = {
  /** A day and a minute in Cairo. */
  effectiveAt: string;
};
export type Customer = {
  /** UUID v7 */
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** EGP, of all accepted inquiries */
  lifetimeValue: string;
  /** The step that its lifetime value has reached */
  valueTier: 'high' | 'medium' | 'standard';
  /** When an inquiry was accepted last */
  lastOrderDate: string | null;
  /** ISO 8601, UTC */
  lastCommunication: string | null;
  /** When something happened last: 180 quiet days make it inactive. */
  lastActivity: string;
  status: 'active' | 'inactive' | 'follow_up_due';
  /** Rises with every stored change; also the ETag. */
  version: number;
  /** ISO 8601, UTC */
  createdAt: string;
};
export type ImportedCustomer = {
  /** As Excel numbers it. */
  row: number;
  /** Of who is known, as it is known. */
  name: string;
  email: string;
  outcome: 'new' | 'filled' | 'unchanged';
  /** The blanks that are filled. */
  fills: ('phone' | 'company')[];
};
export type CustomerSheetFault = {
  /** As Excel numbers it. */
  row: number;
  column: 'name' | 'email' | 'phone' | 'company' | 'language';
  code:
    | 'empty'
    | 'not-an-email'
    | 'too-long'
    | 'several-lines'
    | 'forbidden-character'
    | 'unknown-language'
    | 'twice';
  /** What stands there, its first 60 characters. */
  text: string;
};
export type ReadCustomers = {
  /** Below the heads, those that are blank left out. */
  rows: number;
  /** Nobody while there are faults. */
  customers: ImportedCustomer[];
  /** At most 200, in the order of the table. */
  faults: CustomerSheetFault[];
  faultCount: number;
};
export type CompanyContact = {
  /** UUID v7 */
  id: string;
  name: string;
};
export type CustomerCounts = {
  inquiries: number;
  communications: number;
  followUps: number;
  pendingFollowUps: number;
};
export type CustomerInquiry = {
  /** UUID v7 */
  id: string;
  reference: string;
  status: 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  isSampleRequest: boolean;
  quantity: number;
  /** EGP: the price of the sample, or of the order */
  totalCost: string;
  /** ISO 8601, UTC */
  acceptedAt: string | null;
  /** ISO 8601, UTC */
  createdAt: string;
};
export type Communication = {
  /** UUID v7 */
  id: string;
  /** UUID v7 */
  customerId: string;
  /** UUID v7 */
  inquiryId: string | null;
  inquiryReference: string | null;
  type: 'email' | 'phone' | 'meeting' | 'note';
  direction: 'inbound' | 'outbound';
  subject: string;
  content: string;
  /** The e-mail address of the member of staff. */
  loggedBy: string;
  /** ISO 8601, UTC */
  createdAt: string;
};
export type FollowUp = {
  /** UUID v7 */
  id: string;
  /** UUID v7 */
  customerId: string;
  customerName: string;
  /** Empty when not known. */
  customerPhone: string;
  /** In which the customer wrote, and is answered. */
  language: 'en' | 'ar';
  /** UUID v7 */
  inquiryId: string | null;
  inquiryReference: string | null;
  /** ISO 8601, UTC */
  scheduledDate: string;
  subject: string;
  description: string;
  status: 'pending' | 'completed' | 'cancelled';
  /** Pending, and its day in Cairo is over. */
  isOverdue: boolean;
  /** Pending, and its day in Cairo is today. */
  isDueToday: boolean;
  /** The statuses that it may be moved to. */
  next: ('pending' | 'completed' | 'cancelled')[];
  /** It may be put off to another day. */
  canMove: boolean;
  /** Rises with every stored change; also the ETag. */
  version: number;
  /** ISO 8601, UTC */
  createdAt: string;
};
export type CustomerDetails = {
  /** UUID v7 */
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** EGP, of all accepted inquiries */
  lifetimeValue: string;
  /** The step that its lifetime value has reached */
  valueTier: 'high' | 'medium' | 'standard';
  /** When an inquiry was accepted last */
  lastOrderDate: string | null;
  /** ISO 8601, UTC */
  lastCommunication: string | null;
  /** When something happened last: 180 quiet days make it inactive. */
  lastActivity: string;
  status: 'active' | 'inactive' | 'follow_up_due';
  /** Rises with every stored change; also the ETag. */
  version: number;
  /** ISO 8601, UTC */
  createdAt: string;
  /** The addresses of customers that were merged into this one. */
  otherEmails: string[];
  /** Who else names the same company, however it is spelt or accented; by name, the first twenty. */
  sameCompany: CompanyContact[];
  counts: CustomerCounts;
  /** At most 100; counts says how many. */
  inquiries: CustomerInquiry[];
  /** At most 100; counts says how many. */
  communications: Communication[];
  /** Whatever became of them, the latest day first; at most 100, counts says how many. */
  followUps: FollowUp[];
};
export type CustomerChanges = {
  name?: string;
  phone?: string;
  company?: string;
  /** inactive holds until it is active again, which counts as something that happened today. */
  status?: 'active' | 'inactive';
};
export type CustomerMerge = {
  /** Becomes part of the customer in the address. */
  duplicateId: string;
};
export type NewFollowUp = {
  customerId: string;
  inquiryId?: string | null;
  /** A date, which means 09:00 in Cairo, or a date and time, which are Cairo’s when they name no zone (ISO 8601). */
  scheduledDate: string;
  subject: string;
  description?: string;
};
export type FollowUpCounts = {
  dueToday: number;
  overdue: number;
};
export type FollowUpChanges = {
  /** Completes, cancels, or takes up again what was completed or cancelled. */
  status?: 'pending' | 'completed' | 'cancelled';
  /** A date, which means 09:00 in Cairo, or a date and time, which are Cairo’s when they name no zone (ISO 8601). */
  scheduledDate?: string;
  subject?: string;
  description?: string;
};
export type NewCommunication = {
  customerId: string;
  inquiryId?: string | null;
  type?: 'email' | 'phone' | 'meeting' | 'note';
  direction?: 'inbound' | 'outbound';
  subject?: string;
  content: string;
};
export type RecipientLinks = {
  /** An e-mail address in lower case. */
  recipient: string;
  /** When the first link was made. */
  since: string;
  /** When the latest link was made. */
  latestAt: string;
};
export type LinkRevocation = {
  /** The e-mail address that the links were made for. */
  recipient: string;
};
export type EnteredInquiryReceipt = {
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
export type EnteredInquiry = {
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
  /** Whether the customer gets the mail that a visitor gets, with the link; true when absent. It belongs to no key: a repetition mails nothing. */
  notifyCustomer?: boolean;
};
export type Lost = {
  reason: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** In the words of staff; empty unless the reason is `other`. */
  note: string;
};
export type InquiryWaiting = {
  /** By when it is to be answered, as its customer was told. */
  dueAt: string;
  /** Ahead of it; with less than an hour of opening left; past it. */
  state: 'due' | 'soon' | 'breached';
};
export type Chosen = {
  id: string;
  name: string;
  /** Empty when there is none. */
  nameAr: string;
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
export type InquiryGarment = {
  /** What the product type is drawn as today, as in listProductTypes. */
  silhouette: string;
  productType: Chosen;
  fabric: Chosen;
  /** Garment colours, in the order in which they were chosen. */
  swatches: ChosenColor[];
};
export type InquirySummary = {
  id: string;
  reference: string;
  customerId: string;
  customerName: string;
  customerEmail: string;
  /** Empty when not given. */
  customerPhone: string;
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
  /** The statuses that it may be moved to. */
  next: ('new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed')[];
  /** What to ask about before it is accepted from a list, by the name of the flag; empty once it is. */
  acceptanceConcerns: ('priceChanged' | 'hasInactiveItems')[];
  /** Why it was rejected, or closed without having been accepted; null otherwise, and where nobody said. */
  lost: Lost | null;
  /** Empty when there is none. */
  message: string;
  /** In which the customer wrote, and is answered. */
  language: 'en' | 'ar';
  /** Only staff see them. */
  adminNotes: string;
  /** The staff account whose it is; null while it is nobody’s. */
  ownerId: string | null;
  /** An amount that the visitor saw differs from ours. */
  priceChanged: boolean;
  /** Something chosen was switched off before the inquiry came. */
  hasInactiveItems: boolean;
  /** Rises with every stored change; also the ETag. */
  version: number;
  createdAt: string;
  /** The first answer: a communication to the customer, a revision that was sent, or a status beyond new. Null while there is none. */
  respondedAt: string | null;
  /** Whole minutes of opening until then, as they were counted then; null where they are not known. */
  responseMinutes: number | null;
  /** Null once it is answered. */
  waiting: InquiryWaiting | null;
  garment: InquiryGarment;
};
export type InquiryCounts = {
  new: number;
  in_progress: number;
  quoted: number;
  accepted: number;
  rejected: number;
  closed: number;
};
export type InquiryOptionCount = {
  /** `sample` or `order`; the id of a product type or an account; `nobody`. */
  option: string;
  count: number;
};
export type InquiryOptionCounts = {
  /** With none of them. */
  total: number;
  /** In no order; options without an inquiry are left out. */
  options: InquiryOptionCount[];
};
export type ItemUsage = {
  /** At most 10000. */
  inquiries: number;
  /** There are more than that. */
  hasMore: boolean;
};
export type StatusSum = {
  count: number;
  /** EGP. What they are worth together; null where there are more than are counted. */
  value: string | null;
};
export type InquirySums = {
  new: StatusSum;
  in_progress: StatusSum;
  quoted: StatusSum;
  accepted: StatusSum;
  rejected: StatusSum;
  closed: StatusSum;
};
export type SeenTotals = {
  /** EGP.  */
  totalCost: string | null;
  /** EGP.  */
  pricePerItem: string | null;
  /** EGP.  */
  sampleCost: string | null;
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
export type InquiryHistoryEntry = {
  /** Null for the submission. */
  from:
    | ('new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed' | null)
    | ('new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed' | null);
  to: 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  /** The e-mail address of the member of staff at the time: of the first entry, who entered the inquiry. Null for the visitor. */
  changedBy: string | null;
  changedAt: string;
  /** It took the change before it back, the moment of acceptance with it. */
  isUndo: boolean;
  /** Why it came to nothing by this; null otherwise, and where nobody said. */
  lost: Lost | null;
};
export type NotesSaved = {
  /** The e-mail address of the member of staff at the time. */
  by: string;
  at: string;
};
export type InquiryDetails = {
  id: string;
  reference: string;
  customerId: string;
  customerName: string;
  customerEmail: string;
  /** Empty when not given. */
  customerPhone: string;
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
  /** The statuses that it may be moved to. */
  next: ('new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed')[];
  /** What to ask about before it is accepted from a list, by the name of the flag; empty once it is. */
  acceptanceConcerns: ('priceChanged' | 'hasInactiveItems')[];
  /** Why it was rejected, or closed without having been accepted; null otherwise, and where nobody said. */
  lost: Lost | null;
  /** Empty when there is none. */
  message: string;
  /** In which the customer wrote, and is answered. */
  language: 'en' | 'ar';
  /** Only staff see them. */
  adminNotes: string;
  /** The staff account whose it is; null while it is nobody’s. */
  ownerId: string | null;
  /** An amount that the visitor saw differs from ours. */
  priceChanged: boolean;
  /** Something chosen was switched off before the inquiry came. */
  hasInactiveItems: boolean;
  /** Rises with every stored change; also the ETag. */
  version: number;
  createdAt: string;
  /** The first answer: a communication to the customer, a revision that was sent, or a status beyond new. Null while there is none. */
  respondedAt: string | null;
  /** Whole minutes of opening until then, as they were counted then; null where they are not known. */
  responseMinutes: number | null;
  /** Null once it is answered. */
  waiting: InquiryWaiting | null;
  /** EGP. One sample piece. */
  sampleCost: string;
  /** EGP. The whole selection as it was priced, for a sample request too. */
  orderTotal: string;
  /** From when it counts as revenue. */
  acceptedAt: string | null;
  seen: SeenTotals;
  /** Those that the visitor sent. */
  seenPrices: SeenPrice[];
  /** EGP by which its value is higher than the one that the visitor saw; 0.00 where they saw none. */
  valueHigherBy: string;
  /** What the product type is drawn as today, as in listProductTypes. */
  silhouette: string;
  selection: InquirySelection;
  quote: InquiryQuote;
  /** Newest first. */
  history: InquiryHistoryEntry[];
  /** Who saved the notes last; null while nobody has. */
  notesSaved: NotesSaved | null;
};
export type LostUpdate = {
  reason: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** In words, for `other` alone, which does not go without. */
  note?: string;
};
export type InquiryStatusUpdate = {
  /** Why it is lost, with `rejected` or `closed`. An inquiry that was accepted is closed without; one that was lost before keeps its reason when none is given. */
  lost?: LostUpdate;
  status: 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
};
export type InquiryNotesUpdate = {
  /** All of the notes; empty clears them. */
  adminNotes: string;
};
export type InquiryOwner = {
  /** The staff account whose it is from now on, one that may answer inquiries; null: nobody’s. */
  ownerId: string | null;
};
export type InquiryChangeProblem = {
  code:
    | 'inquiry.unknown'
    | 'inquiry.changed-since'
    | 'inquiry.owner-changed-since'
    | 'inquiry.nothing-to-undo';
  detail: string;
};
export type StatusChangeResult = {
  id: string;
  /** Null when there is no such inquiry. */
  reference: string | null;
  outcome: 'changed' | 'unchanged' | 'failed';
  /** The version that it has now, by which a change is taken back; absent when it failed. */
  version?: number;
  problem?: InquiryChangeProblem;
  /** Where it stood; absent when it failed. */
  from?: 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
};
export type InquiryStatusChange = {
  ids: string[];
  /** Why it is lost, with `rejected` or `closed`. An inquiry that was accepted is closed without; one that was lost before keeps its reason when none is given. */
  lost?: LostUpdate;
  status: 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
};
export type NamedChangeDto = {
  id: string;
  /** The version that the change made. */
  version: number;
};
export type InquiryStatusUndo = {
  changes: NamedChangeDto[];
};
export type OwnerChangeResult = {
  id: string;
  /** Null when there is no such inquiry. */
  reference: string | null;
  outcome: 'changed' | 'unchanged' | 'failed';
  /** The version that it has now, by which a change is taken back; absent when it failed. */
  version?: number;
  problem?: InquiryChangeProblem;
  /** The account whose it was, null for nobody’s; absent when it failed. */
  from?: string | null;
};
export type InquiryOwnerChange = {
  ids: string[];
  /** The staff account whose it is from now on, one that may answer inquiries; null: nobody’s. */
  ownerId: string | null;
  /** The staff account whose they are until now, where they shall be taken from nobody else. */
  from?: string;
};
export type InquiryOwnerUndo = {
  changes: NamedChangeDto[];
};
export type InquiryView = {
  id: string;
  name: string;
  isFirst: boolean;
  /** Parameters of listInquiries. What they name may be gone: then they find nothing. */
  filter: {
    [key: string]: string;
  };
};
export type InquiryViewFilter = {
  /** Words that the contact, the reference, the names of product type, fabric and colours or the message hold, each of them somewhere. Letter case, accents and harakat do not matter, nor do the forms of alef, yaa and taa marbuta, nor Arabic digits. */
  q?: string;
  /** Sample requests, or orders. */
  type?: 'all' | 'sample' | 'order';
  /** The product type that was asked for. */
  productType?: string;
  /** The customer who asked, also under addresses that were merged into theirs. */
  customer?: string;
  /** The staff account whose they are, or `nobody`. */
  owner?: string;
  /** Why they came to nothing. */
  lostReason?: 'price' | 'time' | 'minimum' | 'no_answer' | 'spam' | 'other';
  /** Received on that day or later, by the clocks of Cairo. */
  from?: string;
  /** Received on that day or before, by the clocks of Cairo. */
  to?: string;
  /** EGP. Worth that much or more. */
  minValue?: string;
  /** EGP. Worth that much or less. */
  maxValue?: string;
  status?: 'all' | 'new' | 'in_progress' | 'quoted' | 'accepted' | 'rejected' | 'closed';
  /** A minus sign: descending. `newFirst`: those that are new, the oldest on top; then the others, newest first. */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'totalCost'
    | '-totalCost'
    | 'customerName'
    | '-customerName'
    | 'quantity'
    | '-quantity'
    | 'newFirst';
};
export type WrittenInquiryView = {
  name: string;
  /** The list opens with it; no other of the account does then. */
  isFirst: boolean;
  filter: InquiryViewFilter;
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
export type QuotationLine = {
  kind: 'garment' | 'setup' | 'service' | 'shipping' | 'discount' | 'sample_credit';
  textEn: string;
  textAr: string;
  quantity: number;
  /** EGP. */
  unitPrice: string;
  /** EGP; negative for a discount and a sample credit. */
  amount: string;
  /** Of a line that was made from the inquiry. */
  key: string | null;
  overrideReason: string;
  sampleInquiryId: string | null;
};
export type QuotationSending = {
  at: string;
  /** The e-mail address of the member of staff. */
  by: string;
  email: string;
  language: 'en' | 'ar';
};
export type QuotationFile = {
  /** Of the PDF, in hexadecimal. */
  sha256: string;
  bytes: number;
};
export type QuotationFiles = {
  en: QuotationFile;
  ar: QuotationFile;
};
export type QuotationDecline = {
  at: string;
  reason: 'price' | 'time' | 'quality' | 'other_supplier' | 'postponed' | 'other';
  note: string;
};
export type QuotationAcceptance = {
  at: string;
  /** When it was said; on the page, the same. */
  saidAt: string;
  name: string;
  position: string;
  note: string;
  /** Heard by telephone after the last day. */
  isLate: boolean;
  /** The member of staff who heard it; null when it was accepted on the page. */
  heardBy: string | null;
  /** Of the page. */
  language: ('en' | 'ar' | null) | ('en' | 'ar' | null);
  /** Of the browser on the page. */
  address: string | null;
  /** On the page. */
  browser: string | null;
};
export type QuotationRevision = {
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
  lines: QuotationLine[];
  /** As of when the lines that were made from the inquiry are priced. */
  pricedAt: string;
  /** Basis points of the calculated prices that percentage, discount lines, lower unit prices and lines left out take off together. */
  discountShare: number;
  sending: QuotationSending | null;
  /** Null until they are made. */
  documents: QuotationFiles | null;
  decline: QuotationDecline | null;
  acceptance: QuotationAcceptance | null;
};
export type QuotationEvent = {
  kind: 'sent' | 'withdrawn' | 'seen' | 'change_asked' | 'declined' | 'accepted' | 'acceptance_undone';
  at: string;
  revision: number;
  /** The e-mail address of the member of staff; null for the customer. */
  by: string | null;
  /** What was said, and the like. */
  data: {
    [key: string]: any;
  };
};
export type OlderPrice = {
  /** Of the line. */
  key: string;
  /** What the line says. */
  textEn: string;
  textAr: string;
  /** What it would say now; empty where the customer has said nothing else since. */
  textEnNow: string;
  textArNow: string;
  /** EGP. Of one, in the draft; 0.00 where it has no such line. */
  before: string;
  /** EGP. In the catalogue now; 0.00 where there would be no such line. */
  now: string;
  /** Pieces in the draft; 0 where it has no such line. */
  quantityBefore: number;
  /** Pieces that would be offered now; 0 where there would be no such line. */
  quantityNow: number;
};
export type TaxNow = {
  /** In basis points. */
  taxBasisPoints: number;
  taxLabelEn: string;
  taxLabelAr: string;
};
export type Quotation = {
  id: string;
  inquiryId: string;
  /** The inquiry's. */
  reference: string;
  /** Rises with every stored change; also the ETag. */
  version: number;
  /** Newest first. */
  revisions: QuotationRevision[];
  /** Newest first. */
  events: QuotationEvent[];
  /** Lines of the draft that the catalogue, or what the customer has said of sizes since, has moved away from. */
  olderPrices: OlderPrice[];
  /** The draft's kind of tax as the settings have it now; null where the draft has it so. */
  taxNow: TaxNow | null;
  /** What may be done now. */
  next: (
    | 'prepare'
    | 'edit'
    | 'reprice'
    | 'discard'
    | 'send'
    | 'withdraw'
    | 'accept-as-heard'
    | 'undo-acceptance'
  )[];
};
export type QuotationLineBody = {
  /** The amounts of a discount and of a sample credit are taken off. */
  kind: 'garment' | 'setup' | 'service' | 'shipping' | 'discount' | 'sample_credit';
  /** As it was answered, for a line that was made from the inquiry. */
  key?: string | null;
  /** One of the texts is needed. */
  textEn?: string;
  textAr?: string;
  quantity: number;
  unitPrice: string | number;
  /** Why a line that was made from the inquiry has another price. */
  overrideReason?: string;
  /** Of a sample credit: the inquiry for the sample. */
  sampleInquiryId?: string | null;
};
export type QuotationInstalmentBody = {
  /** All together 10000. */
  basisPoints: number;
  due: 'on_acceptance' | 'before_cutting' | 'before_shipping' | 'days_after';
  /** Of `days_after`; else 0. */
  days: number;
};
export type QuotationIndicativeBody = {
  currency: 'USD' | 'EUR' | 'SAR' | 'AED';
  /** EGP for one of it. */
  rate: string;
  source: string;
  /** On which the rate was read. */
  day: string;
};
export type QuotationOffer = {
  /** In Cairo, its end included; at most 90 days ahead. */
  validThrough: string;
  lines: QuotationLineBody[];
  /** Of what the lines come to without the credits. */
  discountBasisPoints: number;
  /** What it means stands in the settings. */
  taxTreatment: 'eg_standard' | 'export' | 'none';
  /** Whose import VAT is estimated, of an export. */
  importCountry?: ('SA' | 'AE' | null) | ('SA' | 'AE' | null);
  instalments: QuotationInstalmentBody[];
  /** Of Incoterms 2020. */
  incoterm?:
    | ('EXW' | 'FCA' | 'FOB' | 'CIF' | 'DAP' | 'DDP' | null)
    | ('EXW' | 'FCA' | 'FOB' | 'CIF' | 'DAP' | 'DDP' | null);
  /** Of the delivery term. */
  place?: string;
  /** EGP binds. */
  indicative?: QuotationIndicativeBody | null;
  termsEn?: string;
  termsAr?: string;
};
export type QuotationSendingBody = {
  /** A discount of more than 10 % is meant; owners alone say so. */
  isDiscountConfirmed?: boolean;
};
export type HeardAcceptance = {
  revision: number;
  /** Who said yes. */
  name: string;
  /** When it was said, ISO 8601. */
  saidAt: string;
  note?: string;
};
export type AcceptanceUndo = {
  reason: string;
};
export type MailRecipient = {
  name: string;
  email: string;
};
export type MailPreview = {
  to: MailRecipient;
  language: 'en' | 'ar';
  subject: string;
  html: string;
  text: string;
};
export type Mail = {
  /** UUID v7 */
  id: string;
  kind:
    | 'inquiry-received'
    | 'quotation-sent'
    | 'quotation-expiring'
    | 'quotation-accepted'
    | 'quotation-declined'
    | 'acceptance-code'
    | 'customer-answered'
    | 'daily-digest'
    | 'staff-invited';
  /** The recipient's. */
  name: string;
  /** The recipient's. */
  email: string;
  language: 'en' | 'ar';
  /** Null when it is about none. */
  inquiryId: string | null;
  /** Of the inquiry; empty without one. */
  reference: string;
  subject: string;
  /** `due`: it is sent, or tried again, at `dueAt`; `held`: for `heldFor`; `failed`: refused, or tried as often as it may be. */
  state: 'due' | 'sent' | 'failed' | 'held';
  /** `no-server`: until there is a mail server; `too-late`: its time was over before it could be sent. */
  heldFor: ('no-server' | 'too-late' | null) | ('no-server' | 'too-late' | null);
  /** How often it was tried; when no mail server could be reached, that does not count. */
  tries: number;
  /** What the last try failed of, in the words of the mail server. */
  lastFailure: string | null;
  createdAt: string;
  dueAt: string;
  sentAt: string | null;
  /** Whether retryMail has it sent again: it failed or is held, and what it brings is not over. */
  canRetry: boolean;
};
export type MailDelivery = {
  /** `smtp`: to a mail server; `files`: into files, in development; `nothing`: mails are held. */
  delivers: 'smtp' | 'files' | 'nothing';
  /** Mails that are held. */
  held: number;
  /** Mails that failed. */
  failed: number;
};
export type MailDetails = {
  /** UUID v7 */
  id: string;
  kind:
    | 'inquiry-received'
    | 'quotation-sent'
    | 'quotation-expiring'
    | 'quotation-accepted'
    | 'quotation-declined'
    | 'acceptance-code'
    | 'customer-answered'
    | 'daily-digest'
    | 'staff-invited';
  /** The recipient's. */
  name: string;
  /** The recipient's. */
  email: string;
  language: 'en' | 'ar';
  /** Null when it is about none. */
  inquiryId: string | null;
  /** Of the inquiry; empty without one. */
  reference: string;
  subject: string;
  /** `due`: it is sent, or tried again, at `dueAt`; `held`: for `heldFor`; `failed`: refused, or tried as often as it may be. */
  state: 'due' | 'sent' | 'failed' | 'held';
  /** `no-server`: until there is a mail server; `too-late`: its time was over before it could be sent. */
  heldFor: ('no-server' | 'too-late' | null) | ('no-server' | 'too-late' | null);
  /** How often it was tried; when no mail server could be reached, that does not count. */
  tries: number;
  /** What the last try failed of, in the words of the mail server. */
  lastFailure: string | null;
  createdAt: string;
  dueAt: string;
  sentAt: string | null;
  /** Whether retryMail has it sent again: it failed or is held, and what it brings is not over. */
  canRetry: boolean;
  /** As it is sent, with `•••` in place of the secret in its link. */
  html: string;
  /** The same words. */
  text: string;
  /** The names of the files that go with it. */
  attachments: string[];
};
export type Invitation = {
  /** That of the account to come. */
  id: string;
  email: string;
  role: 'owner' | 'sales' | 'production' | 'catalogue' | 'viewer';
  /** Of the mail. */
  language: 'en' | 'ar';
  invitedAt: string;
  /** Nobody joins from then on. */
  expiresAt: string;
};
export type WrittenInvitation = {
  /** Letter case does not matter. */
  email: string;
  role: 'owner' | 'sales' | 'production' | 'catalogue' | 'viewer';
  /** Of the mail. */
  language: 'en' | 'ar';
};
export type OpenedInvitation = {
  /** Whose account it is going to be. */
  email: string;
  role: 'owner' | 'sales' | 'production' | 'catalogue' | 'viewer';
};
export type InvitationToken = {
  /** What follows the # of the link. */
  token: string;
};
export type Joining = {
  /** What follows the # of the link. */
  token: string;
  name: string;
  password: string;
  /** In which mails to the account are written. Absent: that of the invitation. */
  language?: 'en' | 'ar';
};
export type StatsChanges = {
  /** Received this month so far, against all of last month's, in percent, one decimal; null when there is nothing to compare with. */
  totalInquiries: number | null;
  /** This month's revenue so far, against all of last month's, in percent, one decimal; null when there is nothing to compare with. */
  monthlyRevenue: number | null;
  /** Now, against the beginning of this month, in percent, one decimal; null when there is nothing to compare with. */
  activeCustomers: number | null;
  /** Now, less that of the beginning of this month, in percentage points, one decimal; null when there is nothing to compare with. */
  conversionRate: number | null;
};
export type MonthFigures = {
  /** In Cairo. */
  month: string;
  /** Received in it. */
  inquiries: number;
  /** Accepted in it, sample requests too. */
  acceptedOrders: number;
  /** EGP. The value of what was accepted in it. */
  revenue: string;
};
export type Stats = {
  /** All that were ever received. */
  totalInquiries: number;
  /** EGP. The value of what was accepted in the running month of Cairo. */
  monthlyRevenue: string;
  /** Customers who are not inactive. */
  activeCustomers: number;
  /** Accepted inquiries of all, in percent with one decimal; 0 when there are none. */
  conversionRate: number;
  changes: StatsChanges;
  /** Oldest first; the last one is the running month. */
  monthly: MonthFigures[];
};
export type WaitingInquiry = {
  id: string;
  reference: string;
  customerName: string;
  /** Empty when not given. */
  customerCompany: string;
  isSampleRequest: boolean;
  /** Pieces. */
  quantity: number;
  /** EGP. What the inquiry is worth. */
  totalCost: string;
  createdAt: string;
  /** Null while nobody has answered. */
  respondedAt: string | null;
  /** Null once it is answered. */
  waiting: InquiryWaiting | null;
};
export type WaitingInquiries = {
  /** How many are new. */
  total: number;
  /** How many of them nobody has answered in time. */
  breached: number;
  /** Those that came first. */
  items: WaitingInquiry[];
};
export type DueFollowUp = {
  id: string;
  customerId: string;
  customerName: string;
  /** Empty when not known. */
  customerPhone: string;
  /** In which the customer wrote, and is answered. */
  language: 'en' | 'ar';
  inquiryId: string | null;
  /** Of the inquiry that it is about. */
  inquiryReference: string | null;
  scheduledDate: string;
  subject: string;
  /** Its day in Cairo is over. */
  isOverdue: boolean;
};
export type DueFollowUps = {
  overdue: number;
  dueToday: number;
  /** The longest overdue first. */
  items: DueFollowUp[];
};
export type ExpiringQuotation = {
  inquiryId: string;
  reference: string;
  /** The revision's. */
  number: number;
  customerName: string;
  /** EGP. With tax. */
  total: string;
  /** Its last day in Cairo. */
  validThrough: string;
};
export type ExpiringQuotations = {
  total: number;
  /** The nearest last day first. */
  items: ExpiringQuotation[];
};
export type FailedMail = {
  id: string;
  subject: string;
  toName: string;
  createdAt: string;
};
export type FailedMails = {
  /** Above 10,000: there are more than that. */
  total: number;
  /** Newest first. */
  items: FailedMail[];
};
export type NamedJob = {
  id: string;
  name: string;
  addedAt: string;
};
export type ParkedJobs = {
  total: number;
  /** Newest first. */
  items: NamedJob[];
};
export type AbsentOwner = {
  staffId: string;
  /** The last day of the absence in Cairo. */
  until: string;
  /** Null where nobody stands in who may answer inquiries. */
  standInId: string | null;
  /** How many inquiries of theirs are open. */
  total: number;
  /** Those of them that came first, as many as can be assigned at once. */
  inquiryIds: string[];
};
export type Today = {
  inquiries?: WaitingInquiries;
  followUps?: DueFollowUps;
  /** Open ones whose last day is within three working days. */
  quotations?: ExpiringQuotations;
  /** Those that failed. */
  mails?: FailedMails;
  /** Those that failed as often as they may. */
  jobs?: ParkedJobs;
  /** Who is away and has open inquiries; by e-mail address. */
  absent?: AbsentOwner[];
};
export type InstalmentDefault = {
  /** Of the total. */
  basisPoints: number;
  due: 'on_acceptance' | 'before_cutting' | 'before_shipping' | 'days_after';
  /** After acceptance, of `days_after`; else 0. */
  days: number;
};
export type TaxTreatment = {
  key: 'eg_standard' | 'export' | 'none';
  percentBasisPoints: number;
  labelEn: string;
  labelAr: string;
};
export type Weekday = {
  /** By the clocks of Cairo: `09:00`. */
  opens: string;
  /** By the clocks of Cairo: `09:00`. */
  closes: string;
  isOpen: boolean;
};
export type OpeningHours = {
  /** By the clocks of Cairo: `09:00`. */
  opens: string;
  /** By the clocks of Cairo: `09:00`. */
  closes: string;
};
export type Settings = {
  nameEn: string;
  nameAr: string;
  addressEn: string;
  addressAr: string;
  /** Digits alone; may be empty. */
  taxNumber: string;
  phone: string;
  /** May be empty. */
  email: string;
  /** The path of an uploaded picture. */
  logoUrl: string | null;
  /** For so many days a quotation is valid, unless it says otherwise. */
  validityDays: number;
  /** Together 10,000 basis points. */
  instalments: InstalmentDefault[];
  termsEn: string;
  termsAr: string;
  /** Each once. */
  taxTreatments: TaxTreatment[];
  /** Sunday first; at least one is open. */
  week: Weekday[];
  /** On the same days, in the month of Ramadan. */
  ramadanHours: OpeningHours;
  /** Of opening hours, until an inquiry is answered. */
  targetMinutes: number;
  /** Working days until a sample is ready, at the earliest. */
  sampleDays: number;
  /** Working days of every order, once its sample is approved. */
  productionDays: number;
  /** Pieces that are sewn on a working day. */
  piecesPerDay: number;
  /** How much later than at the earliest it may be. */
  spreadPercent: number;
  /** Accounts of these roles need a second factor before anything else. */
  factorRoles: ('owner' | 'sales' | 'production' | 'catalogue' | 'viewer')[];
  /** Accounts that get new inquiries in turn; empty: new inquiries are nobody’s. */
  turnTakers: string[];
  /** Rises with every stored change; also the ETag. */
  version: number;
};
export type SettingsChanges = {
  nameEn?: string;
  nameAr?: string;
  addressEn?: string;
  addressAr?: string;
  /** Digits alone; may be empty. */
  taxNumber?: string;
  phone?: string;
  /** May be empty. */
  email?: string;
  /** The path of an uploaded picture. */
  logoUrl?: string | null;
  /** For so many days a quotation is valid, unless it says otherwise. */
  validityDays?: number;
  /** Together 10,000 basis points. */
  instalments?: InstalmentDefault[];
  termsEn?: string;
  termsAr?: string;
  /** Each once. */
  taxTreatments?: TaxTreatment[];
  /** Sunday first; at least one is open. */
  week?: Weekday[];
  /** On the same days, in the month of Ramadan. */
  ramadanHours?: OpeningHours;
  /** Of opening hours, until an inquiry is answered. */
  targetMinutes?: number;
  /** Working days until a sample is ready, at the earliest. */
  sampleDays?: number;
  /** Working days of every order, once its sample is approved. */
  productionDays?: number;
  /** Pieces that are sewn on a working day. */
  piecesPerDay?: number;
  /** How much later than at the earliest it may be. */
  spreadPercent?: number;
  /** Accounts of these roles need a second factor before anything else. */
  factorRoles?: ('owner' | 'sales' | 'production' | 'catalogue' | 'viewer')[];
  /** Accounts that get new inquiries in turn; empty: new inquiries are nobody’s. */
  turnTakers?: string[];
};
export type Holiday = {
  day: string;
  nameEn: string;
  nameAr: string;
  /** A suggested day counts until it is dismissed. */
  state: 'suggested' | 'confirmed' | 'dismissed';
  /** Rises with every stored change, 0 for a suggestion; also the ETag. */
  version: number;
};
export type NewHoliday = {
  /** Of this year or the next, in Cairo. */
  day: string;
  nameEn: string;
  nameAr: string;
};
export type HolidayChanges = {
  nameEn?: string;
  nameAr?: string;
  state?: 'confirmed' | 'dismissed';
};
export type AuditedThing = {
  kind:
    | 'inquiry'
    | 'customer'
    | 'followUp'
    | 'communication'
    | 'productType'
    | 'fabric'
    | 'fit'
    | 'finishingQuality'
    | 'printType'
    | 'color'
    | 'picture'
    | 'staffAccount'
    | 'job'
    | 'settings'
    | 'holiday'
    | 'mail'
    | 'priceChange';
  /** A UUID, a number for a job, a day for a holiday, `settings`, or `unknown` for an account that does not exist. */
  id: string;
  /** What it is called today: a reference, a name, a subject. */
  label: string | null;
  /** Its Arabic name, where it has one. */
  labelAr: string | null;
  /** Whom an inquiry, a follow-up or a communication is about. */
  customerId: string | null;
};
export type AuditTrailEntry = {
  /** Rises with every entry. */
  id: string;
  at: string;
  /** Null when nobody was signed in. */
  by: string | null;
  action:
    | 'inquiry.submitted'
    | 'inquiry.entered'
    | 'inquiry.status-changed'
    | 'inquiry.notes-saved'
    | 'inquiry.owner-changed'
    | 'inquiry.given-in-turn'
    | 'inquiry.sizes-said'
    | 'inquiry.links-revoked'
    | 'customer.created'
    | 'customer.filled'
    | 'customer.updated'
    | 'customer.imported'
    | 'customer.merged'
    | 'customer.merged-away'
    | 'follow-up.scheduled'
    | 'follow-up.rescheduled'
    | 'follow-up.updated'
    | 'follow-up.completed'
    | 'follow-up.cancelled'
    | 'follow-up.reopened'
    | 'communication.logged'
    | 'productType.created'
    | 'productType.updated'
    | 'productType.moved'
    | 'productType.archived'
    | 'productType.restored'
    | 'fabric.created'
    | 'fabric.updated'
    | 'fabric.moved'
    | 'fabric.archived'
    | 'fabric.restored'
    | 'fit.created'
    | 'fit.updated'
    | 'fit.moved'
    | 'fit.archived'
    | 'fit.restored'
    | 'finishingQuality.created'
    | 'finishingQuality.updated'
    | 'finishingQuality.moved'
    | 'finishingQuality.archived'
    | 'finishingQuality.restored'
    | 'printType.created'
    | 'printType.updated'
    | 'printType.moved'
    | 'printType.archived'
    | 'printType.restored'
    | 'color.created'
    | 'color.updated'
    | 'color.moved'
    | 'color.archived'
    | 'color.restored'
    | 'picture.uploaded'
    | 'session.started'
    | 'session.ended'
    | 'session.refused'
    | 'sessions.refused'
    | 'session.revoked'
    | 'sessions.revoked'
    | 'sessions.ended'
    | 'session.confirmed'
    | 'factor.set-up'
    | 'factor.removed'
    | 'factor.reset'
    | 'recovery-codes.renewed'
    | 'recovery-code.used'
    | 'passkey.added'
    | 'passkey.renamed'
    | 'passkey.removed'
    | 'account.added'
    | 'account.role-changed'
    | 'account.renamed'
    | 'account.absence-changed'
    | 'account.deactivated'
    | 'account.activated'
    | 'invitation.sent'
    | 'invitation.repeated'
    | 'invitation.revoked'
    | 'password.changed'
    | 'password.reset'
    | 'job.retried'
    | 'quotation.drafted'
    | 'quotation.edited'
    | 'quotation.repriced'
    | 'quotation.discarded'
    | 'quotation.sent'
    | 'quotation.withdrawn'
    | 'quotation.seen'
    | 'quotation.change-asked'
    | 'quotation.code-mailed'
    | 'quotation.declined'
    | 'quotation.accepted'
    | 'quotation.acceptance-undone'
    | 'settings.updated'
    | 'holiday.added'
    | 'holiday.updated'
    | 'holiday.confirmed'
    | 'holiday.dismissed'
    | 'mail.retried'
    | 'price-change.saved'
    | 'price-change.scheduled'
    | 'price-change.applied'
    | 'price-change.reverted'
    | 'price-change.cancelled';
  thing: AuditedThing;
  /** The changed fields, as they were. */
  before: {
    [key: string]: any;
  } | null;
  /** The same fields, as they were from then on. */
  after: {
    [key: string]: any;
  } | null;
};
export type Job = {
  id: string;
  /** What is to be done. */
  name: string;
  addedAt: string;
  /** How often it was tried. */
  tries: number;
  /** What the last try failed of, in English; null when the process ended in the middle of it. */
  reason: string | null;
};
export type LookBody = {
  /** Of an inquiry; whether there is one is not looked at. */
  inquiryId: string;
  /** One has left it. */
  isOver: boolean;
};
export const {
  useSayOwnAbsenceMutation,
  useEndOwnAbsenceMutation,
  useSayAbsenceMutation,
  useEndAbsenceMutation,
  useSignInMutation,
  useSignOutMutation,
  useListColleaguesQuery,
  useGetMeQuery,
  useRenameMeMutation,
  useGetDemoAccountQuery,
  useSayLanguageMutation,
  useSayDigestMutation,
  useChangePasswordMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useListPeopleQuery,
  useChangePersonMutation,
  useResetFactorMutation,
  useCheckConfirmationQuery,
  useConfirmSessionMutation,
  useAskForConfirmationMutation,
  useConfirmByPasskeyMutation,
  useGetOwnFactorQuery,
  useBeginFactorMutation,
  useFinishFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveFactorMutation,
  useListOwnPasskeysQuery,
  useBeginPasskeyMutation,
  useFinishPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useGiveCodeMutation,
  useGivePasskeyMutation,
  useRequestUploadMutation,
  useFinalizeUploadMutation,
  useReceiveArtworkMutation,
  useListInquiryArtworkQuery,
  useGetInquiryArtworkPreviewQuery,
  useDownloadInquiryArtworkQuery,
  useListProductTypesQuery,
  useListFabricsQuery,
  useListFitsQuery,
  useListFinishingQualitiesQuery,
  useListPrintTypesQuery,
  useListColorsQuery,
  useListStaffProductTypesQuery,
  useCreateProductTypeMutation,
  useOrderProductTypesMutation,
  useUpdateProductTypeMutation,
  useArchiveProductTypeMutation,
  useGetProductTypeHistoryQuery,
  useListStaffFabricsQuery,
  useCreateFabricMutation,
  useOrderFabricsMutation,
  useUpdateFabricMutation,
  useGetFabricHistoryQuery,
  useListStaffFitsQuery,
  useCreateFitMutation,
  useOrderFitsMutation,
  useUpdateFitMutation,
  useGetFitHistoryQuery,
  useListStaffFinishingQualitiesQuery,
  useCreateFinishingQualityMutation,
  useOrderFinishingQualitiesMutation,
  useUpdateFinishingQualityMutation,
  useGetFinishingQualityHistoryQuery,
  useListStaffPrintTypesQuery,
  useCreatePrintTypeMutation,
  useOrderPrintTypesMutation,
  useUpdatePrintTypeMutation,
  useGetPrintTypeHistoryQuery,
  useListStaffColorsQuery,
  useCreateColorMutation,
  useOrderColorsMutation,
  useUpdateColorMutation,
  useGetColorHistoryQuery,
  useRestoreProductTypeMutation,
  useCalculateQuoteQuery,
  usePreviewPriceQuery,
  useListPriceChangesQuery,
  useSavePriceChangeMutation,
  usePreviewPriceChangeQuery,
  useExportPricesQuery,
  useReadPriceSheetMutation,
  useGetPriceChangeQuery,
  useSchedulePriceChangeMutation,
  useApplyPriceChangeMutation,
  useCancelPriceChangeMutation,
  useRevertPriceChangeMutation,
  useListCustomersQuery,
  useReadCustomerSheetMutation,
  useImportCustomersMutation,
  useGetCustomerQuery,
  useUpdateCustomerMutation,
  useMergeCustomersMutation,
  useListFollowUpsQuery,
  useCreateFollowUpMutation,
  useGetFollowUpCountsQuery,
  useUpdateFollowUpMutation,
  useUndoFollowUpMutation,
  useGetFollowUpCalendarQuery,
  useListCommunicationsQuery,
  useCreateCommunicationMutation,
  useListCustomerLinksQuery,
  useRevokeCustomerLinksMutation,
  useEnterInquiryMutation,
  useListInquiriesQuery,
  useCountInquiriesQuery,
  useCountInquiryOptionsQuery,
  useGetItemUsageQuery,
  useExportInquiriesQuery,
  useExportInquirySheetQuery,
  useSumInquiriesQuery,
  useGetInquiryQuery,
  useUpdateInquiryMutation,
  useUndoInquiryStatusMutation,
  useAssignInquiryMutation,
  useChangeInquiryStatusesMutation,
  useUndoInquiryStatusesMutation,
  useAssignInquiriesMutation,
  useUndoInquiryOwnersMutation,
  useListInquiryViewsQuery,
  useSaveInquiryViewMutation,
  useChangeInquiryViewMutation,
  useRemoveInquiryViewMutation,
  usePrepareQuotationMutation,
  useDiscardQuotationDraftMutation,
  useEditQuotationMutation,
  useRepriceQuotationMutation,
  useSendQuotationMutation,
  useGetQuotationQuery,
  useAcceptQuotationAsHeardMutation,
  useUndoQuotationAcceptanceMutation,
  useWithdrawQuotationMutation,
  usePreviewQuotationQuery,
  usePreviewQuotationDocumentMutation,
  usePreviewQuotationPagesQuery,
  usePreviewQuotationMailQuery,
  useGetQuotationDocumentQuery,
  useListMailsQuery,
  useGetMailDeliveryQuery,
  useGetMailQuery,
  useRetryMailMutation,
  useListInvitationsQuery,
  useInviteMutation,
  useRepeatInvitationMutation,
  useRevokeInvitationMutation,
  useOpenInvitationMutation,
  useAcceptInvitationMutation,
  useGetStatsQuery,
  useGetTodayQuery,
  useGetSettingsQuery,
  useUpdateSettingsMutation,
  useListHolidaysQuery,
  useAddHolidayMutation,
  useDecideHolidayMutation,
  useListAuditTrailQuery,
  useListAuditedPeopleQuery,
  useListJobsQuery,
  useRetryJobMutation,
  useTellLookMutation,
} = injectedRtkApi;
