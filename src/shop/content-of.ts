// What pages show of content, and what audiences are decided by.
import { makeContentSource } from '#around/content-pieces/server';
import { makeAudienceFacts, type AudienceFactsOf } from '#around/targeting/server';
import type { ContentSource } from '#finding/banners/server';
import type { IsCertified } from '#people/sessions/server';
import type { PartsFacts } from './parts-facts.ts';

export interface ShownContent {
  readonly source: ContentSource;
  readonly factsOf: AudienceFactsOf;
}

export function contentOf({ ground, goods, finding }: PartsFacts, isCertified: IsCertified): ShownContent {
  const factsOf = makeAudienceFacts(goods, isCertified);
  return { source: makeContentSource({ db: ground.db, content: finding.content, catalog: goods.catalog, factsOf }), factsOf };
}
