export { hashOf, makeSessionStore, type SessionStore } from './session-store.ts';
export { shopperFrom, type ShopperRow } from './session-queries.ts';
