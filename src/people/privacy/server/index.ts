// Download and deletion of what the shop knows about a person, for the shop.
export { makeDownloadLimit, servePersonalData, type DownloadDeps } from './serve-personal-data.ts';
export { privacyHandlers, type PrivacyDeps } from './privacy-handlers.ts';
