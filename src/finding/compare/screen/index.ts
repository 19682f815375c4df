export { CompareBar } from './compare-bar-lazy.tsx';
export { COMPARE_FORM, TileCompare } from './tile-compare.tsx';
