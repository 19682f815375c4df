export { keeperOf, LONGEST_PASSKEY_NAME, passkeyName } from './passkey-name.ts';
