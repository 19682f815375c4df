// Orders that purchasing systems send, with what placing needs.
import type { PlacingNeeds } from '#buying/placing/server';
import { unitOf } from '#buying/punchout/rules';
import { purchaseDocumentsPart } from '#buying/purchase-documents/part';
import { personAsShopper } from '#people/sessions/server';
import { makeGuardedFetch } from '#platform/guarded-fetch';
import type { Part } from '#platform/part';
import type { PartsFacts } from './parts-facts.ts';
import { procurementOf } from './procurement-of.ts';

export function purchaseDocumentsOf(
  { ground, seal, goods, carts, buying, readShopper }: PartsFacts,
  placing: Omit<PlacingNeeds, 'carts' | 'approvals' | 'onPlaced'>,
): Part {
  const { db, clock, config, log } = ground;
  const { catalog, contracts } = goods;
  const { orders, lifecycle, papers } = buying;
  const { connections, verify } = procurementOf(ground, seal);
  return purchaseDocumentsPart({
    db,
    clock,
    log,
    connections,
    verify,
    httpHosts: config.documentHosts,
    fetch: makeGuardedFetch({ allowedHosts: config.documentHosts }),
    carts,
    placing,
    catalog,
    contracts,
    orders,
    lifecycle,
    papers,
    personAsShopper: (profileId) => personAsShopper(db, readShopper, profileId, clock.now()),
    // As carts that go back name it; a piece is a piece in any system.
    unitsOf: (itemId) => unitsOf(catalog.get(itemId)?.pack?.['en-US'] ?? ''),
  });
}

/** Codes that systems use for one piece. */
const PIECE = ['EA', 'C62', 'PCE', 'PC', 'UN'];

function unitsOf(pack: string): readonly string[] {
  const unit = unitOf(pack);
  return unit === 'EA' ? PIECE : [unit];
}
