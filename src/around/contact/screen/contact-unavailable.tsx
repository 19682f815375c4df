// Shown when chat or feedback is switched off for this visitor (USR-7), with alternatives.
import { PageCrumbs } from '#goods/catalog/screen';
import { contactWords } from '#around/contact/words';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { unbroken } from '#ui/kit/unbroken';
import styles from './contact.module.css';

export function ContactUnavailable({ what, title }: { readonly what: 'chat' | 'feedback'; readonly title: string }) {
  const t = useWords(contactWords);
  const paths = usePaths();
  const { phone } = useShop().site;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageCrumbs crumbs={[]} here={title} />
      <h1>{title}</h1>
      <div className={styles.form}>
        <Message title={unbroken(t(`${what}Off`, { phone }))} />
        <p>
          <LinkButton to={paths.help()}>{t('toHelp')}</LinkButton>
        </p>
      </div>
    </div>
  );
}
