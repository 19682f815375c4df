// Rules of saved for later: changes of a list, and moves between list and cart.
export { moveLine, moveToCart, itemSnapshot, deliveryBackInCart, type MovedLine, type MoveOptions, type MoveResult } from './move-items.ts';
export {
  mergeSaved,
  purgeSaved,
  removeItem,
  restoreItem,
  SAVED_PAGE_SIZE,
  saveItem,
  type NewItem,
  type SavedChange,
  type SavedItem,
  type SavedItems,
  type SavedDesign,
  type SavedService,
} from './saved-item.ts';
