// Whether somebody is signed in, in the words of §3 (USR-2). For display and measurement: rights come from the session.

/** LOGGEDOFF: an account was signed in to in this browser, and is not now. */
type LoginStatus = 'LOGGEDIN' | 'LOGGEDOFF' | 'GUEST';

export function loginStatusOf({ signedIn, wasHere }: { readonly signedIn: boolean; readonly wasHere: boolean }): LoginStatus {
  if (signedIn) return 'LOGGEDIN';
  return wasHere ? 'LOGGEDOFF' : 'GUEST';
}

/** A status from elsewhere as well: LOGGEDOFF, like every unknown word, is not logged in. */
export const isLoggedIn = (status: string): boolean => status === 'LOGGEDIN';
