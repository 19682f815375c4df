export { makePictureBook, type PictureBook, type PictureTag } from './picture-book.ts';
export { servePictures, type PictureSources } from './serve-pictures.ts';
