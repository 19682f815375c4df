// The shop's parts in the order of floors.
import type { OnSignIn } from '#people/sessions/server';
import { countTogether } from '#platform/menu-counts';
import type { Part } from '#platform/part';
import { aroundParts } from './around-parts.ts';
import { contentOf } from './content-of.ts';
import { buyingParts } from './buying-parts.ts';
import { findingParts } from './finding-parts.ts';
import { goodsParts } from './goods-parts.ts';
import type { PartsFacts } from './parts-facts.ts';
import { peopleParts } from './people-parts.ts';
import { certifiedOf } from './services-of.ts';

/** All parts, from the lowest floor to the highest. */
export function partsOfShop(facts: PartsFacts): readonly Part[] {
  const parts: Part[] = [];
  const adoptAtSignIn: OnSignIn = async (tx, change) => {
    for (const part of parts) await part.adoptAtSignIn?.(tx, change);
  };
  const personalData = () => parts.flatMap((part) => part.personalData ?? []);
  const menuCounts = countTogether(
    () => parts.flatMap((part) => part.menuCounts ?? []),
    (error) => facts.ground.log.error({ err: error }, 'a number of the account menu could not be read'),
  );
  const certified = certifiedOf(facts.ground);
  const shown = contentOf(facts, certified.of);
  parts.push(
    ...peopleParts(facts, { certified, onSignIn: adoptAtSignIn, personalData, menuCounts }),
    ...goodsParts(facts),
    ...buyingParts(facts),
    ...findingParts(facts, shown.source),
    ...aroundParts(facts, shown),
  );
  return parts;
}
