export { illustrate, labelReadsOnTile, pictureViews, saysMoreInFrench } from './illustrate.ts';
