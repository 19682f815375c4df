export { illustrate, pictureViews, saysMoreInFrench } from './illustrate.ts';
