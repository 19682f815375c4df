export { canBeBought, waitsFor, type WaitsFor } from './waits-for.ts';
