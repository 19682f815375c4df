import { createContext } from 'react';

/** True where nobody has lists: hearts and "Add to list" are not drawn. */
export const ListsClosed = createContext(false);
