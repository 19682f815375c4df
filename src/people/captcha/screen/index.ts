export { CaptchaField } from './captcha-field.tsx';
