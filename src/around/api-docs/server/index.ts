export { apiDocsHandlers } from './open-api.ts';
export { repliesOfCall } from './reply-examples.ts';
