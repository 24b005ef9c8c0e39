import { emptyStaffApi as api } from './empty-staff-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({}),
  overrideExisting: false,
});
export { injectedRtkApi as staffEndpoints };
export const {} = injectedRtkApi;
