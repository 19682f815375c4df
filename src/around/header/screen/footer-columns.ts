// The footer's columns of links.
import { footerColumns, type FooterColumn, type FooterToggle } from '#around/header/rules';
import { headerWords } from '#around/header/words';
import { footerWords } from '#around/header/words/footer';
import { usePaths, useShop, useWords } from '#ui/page/shop';

/** `on`: the toggles that are on. */
export function useFooterColumns(on: readonly FooterToggle[]): readonly FooterColumn[] {
  const t = useWords(footerWords);
  const h = useWords(headerWords);
  const { origins, offers, site } = useShop();
  return footerColumns({ t, h, paths: usePaths(), tenant: site.tenant, origins, offers, on });
}
