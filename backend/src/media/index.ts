export { ObjectStore } from './application/object-store.js';
export { PictureFiles, pictureKeys } from './application/picture-files.js';
export { Pictures } from './application/pictures.js';
