// Public door of #around/content-pieces/rules: pieces of content, what is wrong with one, and which are shown (HDR-2, HDR-3, HDR-6).
export { pageFacts } from './audience-of-piece.ts';
export { chooseOwn, chooseShared, experimentsOf, hasOwn, nextTurn, type ChosenPiece, type PlaceAsked } from './choose-pieces.ts';
export { CONTENT_STATES, type ContentState } from './content-states.ts';
export { landingPages } from './landing-pages.ts';
export { isOwnLink } from './piece-addresses.ts';
export { pieceProblems, type IsPage } from './piece-problems.ts';
export { wordsIn, type Piece, type PieceProblem, type PieceWords } from './piece.ts';
export { previewFacts, previewNames } from './preview-audience.ts';
export { unfilledPlaces } from './unfilled-places.ts';
export { whyLine, whyShown } from './why-shown.ts';
