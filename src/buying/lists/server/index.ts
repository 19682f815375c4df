// Shopping lists, for the rest of the shop: their calls and housekeeping.
export { listsHandlers, offlineHandlers } from './handlers.ts';
export { FORGET_EDITS } from './list-edit-queries.ts';
export { FORGET_ITEMS, FORGET_LISTS } from './list-queries.ts';
export { listedItems } from './listed-items.ts';
export type { ListsDeps } from './lists-context.ts';
export { listsPersonalData } from './personal-data.ts';
export { countLists } from './count-lists.ts';
