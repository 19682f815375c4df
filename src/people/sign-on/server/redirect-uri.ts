import { makePaths } from '#paths';
import type { Hosts } from '#platform/hosts';

/** Where an OpenID provider sends people back, in whatever language they began. */
export const redirectUriOf = (hosts: Hosts, linkName: string): string => hosts.origins.business + makePaths('en-US').signOnReturn(linkName);

/** Where an OpenID provider sends people back whom it has signed out. */
export const signedOutUriOf = (hosts: Hosts, linkName: string): string =>
  hosts.origins.business + makePaths('en-US').signOnSignedOut(linkName);

/** Where an OpenID provider says that a session has ended there (`back-channel.ts`). */
export const logoutUriOf = (hosts: Hosts, linkName: string): string =>
  `${hosts.origins.business}${makePaths('en-US').signOnWith(linkName)}/logout`;
