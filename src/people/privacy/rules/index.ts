/** What a table of the download looks like in a spreadsheet. */
export { sheetsOf, type Sheet } from './sheets.ts';
