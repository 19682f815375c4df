/** Asks a first visitor once what they allow; its code loads when the page is idle. */
export { ConsentNotice } from './consent-notice.tsx';
