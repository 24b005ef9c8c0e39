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
export const {
  useSignInMutation,
  useSignOutMutation,
  useGetMeQuery,
  useChangePasswordMutation,
  useGetDemoAccountQuery,
  useRequestUploadMutation,
  useFinalizeUploadMutation,
} = injectedRtkApi;
