export const EXAMPLE_IDS = {
  customer: '0199a5f0-7c1e-7b3a-9d55-0d8f6a4c2e11',
  duplicate: '0199a5f0-8d2f-7c4b-8e66-1e9f7b5d3f22',
  inquiry: '0199a5f0-9e3a-7d5c-9f77-2fa08c6e4a33',
  followUp: '0199a5f0-af4b-7e6d-8a88-3ab19d7f5b44',
  communication: '0199a5f0-b05c-7f7e-9b99-4bc2ae806c55',
} as const;

/** What storing something about a customer may be refused with. */
export const ABOUT_NOBODY = {
  status: 422,
  code: 'customer.unknown',
  detail: 'There is no such customer.',
  errors: [{ path: 'customerId', code: 'customer.unknown', message: 'There is no such customer.' }],
} as const;
