export { AccountForm, type AccountFormProps } from './account-form.tsx';
export { PasswordInput } from './password-input.tsx';
export { loginAddress, requireSignIn } from './require-sign-in.tsx';
