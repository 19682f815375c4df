// Rules of what a browser keeps to work without a connection: which lists, and the changes that wait to be sent.
export { answered, type EditAnswer, type EditOutcome, type TroubledEdit } from './answers.ts';
export { readLevel } from './levels.ts';
export { lineValue, mergeEdit, type EditKind, type LineFacts, type NewEdit, type OfflineEdit } from './edits.ts';
export {
  copyOf,
  EMPTY,
  isWaiting,
  keepList,
  MOST_KEPT_LISTS,
  MOST_KEPT_ROWS,
  type Kept,
  type KeptLine,
  type KeptList,
  type KeptRow,
  type ListCopy,
} from './kept.ts';
export { listWithEdits, type ShownLine, type ShownList } from './shown-list.ts';
export { openedBy, ownOf } from './sealed.ts';
export { placeOf, type OfflinePlace } from './offline-place.ts';
