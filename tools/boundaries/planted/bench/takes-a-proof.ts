export { proof } from '../proofs/proof.mjs';
