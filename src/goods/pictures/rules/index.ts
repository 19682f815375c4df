export type { DrawingBook, PackForm, PictureOptions, PicturePart, PictureView } from './drawing-book.ts';
export { pictureAlt } from './picture-alt.ts';
export { PHOTO_SIZES, smallPhoto, type PhotoSize } from './photo-size.ts';
export { isPictureType, PICTURE_TYPES, type PictureType } from './picture-type.ts';
