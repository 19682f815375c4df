// Print services by the categories of the browse call (CAT-7): designed online, engraved or stamped, or printed as is.
import type { Static } from 'typebox';
import { productsFor, type Catalog, type CatalogView } from '#goods/catalog/server';
import type { ContractTerms } from '#goods/pricing/server';
import type { searchContract } from '#finding/search/contract';
import type { ProductFacts } from '#goods/catalog/rules';

type Services = Static<(typeof searchContract)['GET /sbaSearch/common/api/engine/browse']['reply']>;
type Service = keyof Services;

const PRINTED = 'custom-printing';
/** Engraved or stamped goods, ordered line by line. */
const NAVINK = /stamp|engraved|emboss/i;

/** `serviceName`: `all`, or one of the three. */
export function printServices(serviceName: string, catalog: Catalog, view: CatalogView, terms: ContractTerms): Services {
  const services: Services = { xmpie: [], static: [], navink: [] };
  for (const product of productsFor(view, catalog, PRINTED)) {
    const service = serviceOf(product);
    if (!view.isListed(product) || (serviceName !== 'all' && serviceName !== service)) continue;
    services[service].push({ itemNumber: product.itemId, customerItemNumber: terms.customerSku(product.itemId) ?? '' });
  }
  return services;
}

function serviceOf({ kind, title }: ProductFacts): Service {
  if (kind !== 'customSku') return 'static';
  return NAVINK.test(title['en-US']) ? 'navink' : 'xmpie';
}
