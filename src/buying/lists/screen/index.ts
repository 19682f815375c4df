/** A product's heart, and "Add to list" with words in it. */
export { Heart } from './heart/heart.tsx';
/** The same in words, for a line of a cart or order. */
export { AddToList } from './heart/add-to-list.tsx';
/** Put around pages of a visitor who has no lists. */
export { ListsClosed } from './heart/lists-closed.ts';
/** Once in the frame of a page: fills hearts and opens the drawers of lists. */
export { ListSurfaces } from './heart/list-surfaces.tsx';
