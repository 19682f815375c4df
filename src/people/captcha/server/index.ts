export { ownCaptcha } from './own-captcha.ts';
export type { CaptchaProvider, ShownChallenge } from './captcha-provider.ts';
