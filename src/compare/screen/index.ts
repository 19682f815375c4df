export { CompareBar } from './compare-bar-lazy.tsx';
export { tick, useCompared } from './compare-marks.ts';
