// Shopping lists, for the rest of the shop: their calls and housekeeping.
export { listsHandlers, offlineHandlers } from './handlers.ts';
export { forgetDeletedListsBefore, forgetEditsBefore } from './list-store.ts';
export { listedItems } from './listed-items.ts';
export type { ListsDeps } from './lists-context.ts';
export { listsPersonalData } from './personal-data.ts';
export { countLists } from './count-lists.ts';
