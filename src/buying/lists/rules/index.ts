// Rules of shopping lists: rights, search and names.
export { findLists, foldText, MOST_FAVORITES, MOST_ITEMS, MOST_LISTS, readCardSize, readListsQuery } from './find-lists.ts';
export { allowedLevels, rightsOf, type AccessLevel, type ListOwnership, type ListRights, type ListViewer } from './list-access.ts';
export { barcode } from './barcode.ts';
export { judgeEdit } from './judge-edit.ts';
export { inOrder, missingTo, movedBy, readNote } from './list-line.ts';
export { readListName } from './list-name.ts';
export { nameTokens } from './name-tokens.ts';
