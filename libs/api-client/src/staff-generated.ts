import type { Page } from './page';
import { emptyStaffApi as api } from './empty-staff-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/admin/me` }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/me/password`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    getDemoAccount: build.query<GetDemoAccountApiResponse, GetDemoAccountApiArg>({
      query: () => ({ url: `/api/demo-account` }),
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
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customers`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          q: queryArg.q,
          status: queryArg.status,
          tier: queryArg.tier,
        },
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
    getFollowUpCalendar: build.query<GetFollowUpCalendarApiResponse, GetFollowUpCalendarApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/follow-ups/${encodeURIComponent(String(queryArg))}/calendar.ics`,
      }),
    }),
    createCommunication: build.mutation<CreateCommunicationApiResponse, CreateCommunicationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communications`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as staffEndpoints };
export type SignInApiResponse = /** status 200 Who is signed in now */ Staff;
export type SignInApiArg = Credentials;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type GetMeApiResponse = /** status 200 The member of staff */ Staff;
export type GetMeApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = PasswordChange;
export type GetDemoAccountApiResponse = /** status 200 What the sign-in page prints */ DemoAccount;
export type GetDemoAccountApiArg = void;
export type RequestUploadApiResponse =
  /** status 200 Good for one picture and for this session */ UploadPlace;
export type RequestUploadApiArg = void;
export type FinalizeUploadApiResponse =
  /** status 200 What an item of the catalogue takes as its imageUrl */ FinalizedPicture;
export type FinalizeUploadApiArg = FinalizedUpload;
export type ListCustomersApiResponse = /** status 200 One page, in the asked order */ Page<Customer>;
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
};
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
export type ListFollowUpsApiResponse = /** status 200 One page, in the asked order */ Page<FollowUp>;
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
export type GetFollowUpCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) with one event */ string;
export type GetFollowUpCalendarApiArg = string;
export type CreateCommunicationApiResponse = /** status 201 It is logged. */ Communication;
export type CreateCommunicationApiArg = NewCommunication;
export type Staff = {
  id: string;
  email: string;
};
export type Problem = {
  /** The status code's own phrase. */
  title: string;
  /** Always about:blank: `code` tells problems apart. */
  type: string;
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
  /** Also in the header x-request-id and in every log line. */
  requestId: string;
};
export type Credentials = {
  /** Letter case does not matter. */
  email: string;
  password: string;
};
export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
};
export type DemoAccount = {
  /** Null outside demo mode, and once its password was changed. */
  account: {
    email: string;
    password: string;
  } | null;
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
export type Customer = {
  /** UUID v7 */
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** EGP, of all accepted inquiries */
  lifetimeValue: string;
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
  counts: CustomerCounts;
  /** At most 100; counts says how many. */
  inquiries: CustomerInquiry[];
  /** At most 100; counts says how many. */
  communications: Communication[];
  /** At most 100; counts says how many. */
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
export const {
  useSignInMutation,
  useSignOutMutation,
  useGetMeQuery,
  useChangePasswordMutation,
  useGetDemoAccountQuery,
  useRequestUploadMutation,
  useFinalizeUploadMutation,
  useListCustomersQuery,
  useGetCustomerQuery,
  useUpdateCustomerMutation,
  useMergeCustomersMutation,
  useListFollowUpsQuery,
  useCreateFollowUpMutation,
  useGetFollowUpCountsQuery,
  useUpdateFollowUpMutation,
  useGetFollowUpCalendarQuery,
  useCreateCommunicationMutation,
} = injectedRtkApi;
