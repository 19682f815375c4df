/** Reads EAN, UPC and the codes of list sheets with the camera; typing stands beside it. */
export { ScanButton } from './scan-button.tsx';
