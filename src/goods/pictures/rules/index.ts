export { illustrate, labelReadsOnTile, pictureViews, saysMoreInFrench, type PictureOptions, type PictureView } from './illustrate.ts';
export { pictureAlt } from './picture-alt.ts';
export { PHOTO_SIZES, smallPhoto, type PhotoSize } from './photo-size.ts';
export { isPictureType, PICTURE_TYPES, type PictureType } from './picture-type.ts';
