export { keepPhoto } from './keep-photo.ts';
export { makePictureBook, type PictureBook, type PictureTag } from './picture-book.ts';
export { makePictureRasters, type Drawn, type PictureRasters } from './picture-rasters.ts';
export { makeRasterWork } from './raster-work.ts';
export { servePhotos } from './serve-photos.ts';
export { servePictures, type PictureSources } from './serve-pictures.ts';
