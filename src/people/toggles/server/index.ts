export { toggleHandlers } from './toggle-handlers.ts';
export { makeToggles, readToggles, writeToggles, type Toggles } from './toggles.ts';
