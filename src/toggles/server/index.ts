export { makeToggles, readToggles, writeToggles, type Toggles } from './toggles.ts';
