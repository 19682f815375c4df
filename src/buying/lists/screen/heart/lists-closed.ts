import { createContext } from 'react';

/** True where nobody has lists: "Add to list" is not drawn. Hearts stand in markup that is kept for everybody, so a style sheet hides them there (`data-lists`). */
export const ListsClosed = createContext(false);
