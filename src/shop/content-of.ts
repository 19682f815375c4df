// What pages show of content, and what audiences are decided by.
import { makeContentSource } from '#around/content-pieces/server';
import { makeAudienceFacts, type AudienceFactsOf } from '#around/targeting/server';
import type { ContentSource } from '#finding/banners/server';
import type { PartsFacts } from './parts-facts.ts';
import { certifiedOf } from './services-of.ts';

export interface ShownContent {
  readonly source: ContentSource;
  readonly factsOf: AudienceFactsOf;
}

export function contentOf({ ground, goods, finding }: PartsFacts): ShownContent {
  const factsOf = makeAudienceFacts(goods, certifiedOf(ground).of);
  return { source: makeContentSource({ db: ground.db, content: finding.content, catalog: goods.catalog, factsOf }), factsOf };
}
