export { apiDocsHandlers } from './open-api.ts';
