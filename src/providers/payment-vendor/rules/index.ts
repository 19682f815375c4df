export { cardPayload, NAMING_LIMIT_MS, type Tokenised } from './card-payload.ts';
