/** What the browser keeps of who is shopping, and of the campaign that brought them (APP-21). */
export { keepCampaign, cacheCustomer, cachedCustomer, type ShownCustomer } from './customer-cache.ts';
/** What is said once an account was asked for (trust 20). */
export { CheckMail } from './check-mail.tsx';
export { PasswordInput } from './password-input.tsx';
/** Which session the page is in (CART-20). */
export { contextId } from './session-context.ts';
/** Signing in beside the page one is on; loaded with its first use (USR-8). */
export { SignInDrawer } from './sign-in-drawer-lazy.tsx';
export { useCampaign } from './use-campaign.ts';
/** The parameter of an address that says where to come back to (APP-7, APP-8). */
export { wayBack } from './redirect-back.ts';
