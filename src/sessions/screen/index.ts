export { AccountForm, type AccountFormProps } from './account-form.tsx';
export { loginAddress, requireSignIn } from './require-sign-in.tsx';
