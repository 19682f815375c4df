import { contentPiecesContract } from '#around/content-pieces/contract';
import { contentHandlers, type ContentCallFacts, type ContentPieces } from '#around/content-pieces/server';
import { answers, type Part } from '#platform/part';

export function contentPiecesPart(needs: ContentCallFacts & { readonly content: ContentPieces }): Part {
  return { calls: [answers(contentPiecesContract, contentHandlers(needs))], close: needs.content.close };
}
