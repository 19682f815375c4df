import { locationsContract } from '#people/locations/contract';
import { countLocations, locationHandlers, locationsPersonalData, serveLocationFile, type LocationDeps } from '#people/locations/server';
import { answers, type Part } from '#platform/part';

export function locationsPart(deps: LocationDeps): Part {
  return {
    calls: [answers(locationsContract, locationHandlers(deps))],
    serve: (shop) => serveLocationFile(shop, deps.db),
    personalData: locationsPersonalData,
    menuCounts: (_visit, shopper) => countLocations(deps.db, shopper),
  };
}
