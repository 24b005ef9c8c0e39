export { honest } from './domain/honest.js';
