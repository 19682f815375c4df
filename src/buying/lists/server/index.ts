// Shopping lists, for the rest of the shop: their calls and housekeeping.
export { listsHandlers } from './handlers.ts';
export { forgetDeletedListsBefore } from './list-store.ts';
export { listedItems } from './listed-items.ts';
export type { ListsDeps } from './lists-context.ts';
export { listsPersonalData } from './personal-data.ts';
export { countLists } from './count-lists.ts';
