export { ObjectStore } from './application/object-store.js';
export { pictureKeys, Pictures } from './application/pictures.js';
