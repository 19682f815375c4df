export { isStillThere, scannedNumber, type Read } from './scanned-code.ts';
