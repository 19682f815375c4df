// Wires what finds things: the catalogue, search, comparisons and printers.
import { catalogContract } from '#catalog/contract';
import { catalogHandlers, type CatalogPresenters } from '#catalog/server';
import { compareContract } from '#compare/contract';
import { compareHandlers } from '#compare/server';
import { lastOrderedOf, orderedItemsOf } from '#orders/server';
import type { Registry } from '#platform/contract';
import type { Db } from '#platform/db';
import { printersContract } from '#printers/contract';
import { printerHandlers, printersOf } from '#printers/server';
import { searchContract } from '#search/contract';
import { searchHandlers } from '#search/server';

/** What catalogue and search need of the shop. */
export type FindingFacts = Omit<Parameters<typeof catalogHandlers>[0], 'printersOf' | 'lastOrdered'> &
  Parameters<typeof searchHandlers>[0] & { readonly db: Db; readonly presenters: CatalogPresenters };

export function addFinding(registry: Registry, facts: FindingFacts): void {
  const { db, presenters } = facts;
  const own = {
    printersOf: (ownerId: string) => printersOf(db, ownerId),
    lastOrdered: (ownerId: string, itemIds: readonly string[]) => lastOrderedOf(db, ownerId, itemIds),
  };
  registry.add(catalogContract, catalogHandlers({ ...facts, ...own }, presenters));
  registry.add(compareContract, compareHandlers(facts));
  registry.add(printersContract, printerHandlers({ ...facts, orderedItems: (ownerId) => orderedItemsOf(db, ownerId) }));
  registry.add(searchContract, searchHandlers(facts));
}
