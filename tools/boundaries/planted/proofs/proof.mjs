export const proof = 'a proof';
