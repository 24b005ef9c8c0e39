export { default } from '../../tools/jest/react.mjs';
