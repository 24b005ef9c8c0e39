export { ObjectStore } from './application/object-store.js';
export { pictureKeys } from './application/picture-files.js';
export { Pictures } from './application/pictures.js';
