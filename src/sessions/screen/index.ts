export { PasswordInput } from './password-input.tsx';
export { requireSignIn } from './require-sign-in.tsx';
/** Signing in beside the page one is on; loaded with its first use (USR-8). */
export { SignInDrawer } from './sign-in-drawer-lazy.tsx';
/** The parameter of an address that says where to come back to (APP-7, APP-8). */
export { wayBack } from './way-back.ts';
