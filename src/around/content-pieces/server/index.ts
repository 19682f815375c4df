export { contentHandlers, type ContentCallFacts } from './content-handlers.ts';
export { makeContentPieces, type ContentPieces } from './content-pieces.ts';
export { makeContentSource } from './content-source.ts';
export { historyOf, insertContent, latestPieces, publishDrafts, readPieces, rollBack, writeDrafts } from './keep-content.ts';
export { previewKey, previewToken } from './preview-token.ts';
