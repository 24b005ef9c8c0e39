export { ObjectStore } from './application/object-store.js';
export { pictureKeys, Pictures } from './application/pictures.js';
export { MediaModule, openObjectStore } from './media.module.js';
