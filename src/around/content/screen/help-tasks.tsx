// Links to the most frequent tasks of visitors to the help page.
import { contentWords } from '#around/content/words';
import { IconCard } from '#ui/kit/icon-card';
import { PackageIcon, PrinterIcon, ReturnIcon, StoreIcon } from '#ui/kit/icons';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './help-tasks.module.css';

export function HelpTasks() {
  const t = useWords(contentWords);
  const paths = usePaths();
  return (
    <section aria-labelledby="help-tasks" className={styles.tasks}>
      <h2 id="help-tasks">{t('tasksTitle')}</h2>
      <div className={styles.cards}>
        <IconCard to={paths.orderLookup()} icon={<PackageIcon />} label={t('taskTrack')} />
        <IconCard to={paths.about('returns')} icon={<ReturnIcon />} label={t('taskReturn')} />
        <IconCard to={paths.printerFinder()} icon={<PrinterIcon />} label={t('taskInk')} />
        <IconCard to={paths.stores()} icon={<StoreIcon />} label={t('taskStore')} />
      </div>
    </section>
  );
}
