export { contentHandlers, type ContentCallFacts } from './content-handlers.ts';
export { makeContentPieces, type ContentPieces } from './content-pieces.ts';
export { makeContentSource } from './content-source.ts';
export { historyOf, insertContent, latestPieces, listedContent, readPieces, writeDrafts } from './keep-content.ts';
export { previewKey, previewToken } from './preview-token.ts';
export { publishDrafts, rollBack } from './publish-content.ts';
export { approveDrafts, rejectDrafts, submitDrafts, type Reviewed, type VersionName } from './review-content.ts';
export { addReviewer, removeReviewer, reviewersOf } from './reviewers.ts';
export { withdrawContent } from './withdraw-content.ts';
