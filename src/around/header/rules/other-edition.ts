import type { Tenant } from '#base/site/rules';
import type { Paths } from '#paths';

interface EditionFacts {
  readonly tenant: Tenant;
  readonly origins: Readonly<Record<Tenant, string>>;
  readonly paths: Paths;
}

/** The home page of the other edition, on its own host, in the same locale. */
export const otherEdition = ({ tenant, origins, paths }: EditionFacts): string =>
  origins[tenant === 'business' ? 'consumer' : 'business'] + paths.home();
