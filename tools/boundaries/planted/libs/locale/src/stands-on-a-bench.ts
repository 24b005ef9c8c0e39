export { proof } from '../../../bench/takes-a-proof.ts';
