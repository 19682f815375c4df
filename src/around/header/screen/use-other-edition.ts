import { usePaths, useShop } from '#ui/page/shop';

/** The home page of the other edition, on its own host, in the same locale. */
export function useOtherEdition(): string {
  const { origins, site } = useShop();
  const paths = usePaths();
  return origins[site.tenant === 'business' ? 'consumer' : 'business'] + paths.home();
}
