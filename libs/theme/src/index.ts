export { colours, fontFamily, type ColourName } from './tokens';
