export { ObjectStore } from './application/object-store.js';
export { Pictures } from './application/pictures.js';
export { MediaModule } from './media.module.js';
