/** Facts about the shopper that a page may show, loaded in the browser (USR-2). */
export { SessionFactsProvider, SessionProvider, useRefreshSession, useSessionFacts } from './session-facts.tsx';
export type { ShownCustomer } from './customer-cache.ts';
/** For the server's pages: shows the shopper's own before the page is awake. */
export { HAS_OWN, SAY_KNOWN } from './say-known.ts';
/** Shown after an account was requested (trust 20). */
export { CheckMail } from './check-mail.tsx';
/** Signing in with a passkey. */
export { PasskeyWay } from './passkey-way.tsx';
export { PasswordInput } from './password-input.tsx';
/** Which session the page is in (CART-20). */
export { contextId } from './session-context.ts';
/** Sign-in in a drawer over the page; loaded at first use (USR-8). */
export { SignInDrawer } from './sign-in-drawer-lazy.tsx';
export { useCampaign } from './use-campaign.ts';
/** The parameter with the way back (APP-7, APP-8). */
export { wayBack } from './redirect-back.ts';
/** Links that need a right of an organization's people. */
export { useHasRight } from './use-has-right.ts';
