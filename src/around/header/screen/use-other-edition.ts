import { otherEdition } from '#around/header/rules';
import { usePaths, useShop } from '#ui/page/shop';

/** The home page of the other edition, on its own host, in the same locale. */
export function useOtherEdition(): string {
  const { origins, site } = useShop();
  return otherEdition({ tenant: site.tenant, origins, paths: usePaths() });
}
