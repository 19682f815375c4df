// Links from the account page to lists, quick order, printers and stores.
import { accountsWords } from '#people/accounts/words';
import { ListIcon, PrinterIcon, SpreadsheetIcon, StoreIcon } from '#ui/kit/icons';
import { IconCard } from '#ui/kit/icon-card';
import { SectionHead } from '#ui/kit/section-head';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './account.module.css';

export function Shortcuts() {
  const t = useWords(accountsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  return (
    <section aria-labelledby="shortcuts" className={styles.shortcuts}>
      <SectionHead size="small" id="shortcuts" title={t('shortcuts')} />
      <div className={styles.icons}>
        <IconCard to={paths.lists(tenant)} icon={<ListIcon />} label={t('toLists')} />
        <IconCard to={paths.quickOrder()} icon={<SpreadsheetIcon />} label={t('toQuickOrder')} />
        <IconCard to={paths.myPrinters()} icon={<PrinterIcon />} label={t('toPrinters')} />
        <IconCard to={paths.stores()} icon={<StoreIcon />} label={t('toStores')} />
      </div>
    </section>
  );
}
