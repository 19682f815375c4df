export { PasswordInput } from './password-input.tsx';
export { requireSignIn } from './require-sign-in.tsx';
