// After the account is deleted.
import type { Route } from './+types/account-deleted-page';
import { sayer } from '#base/locale/words';
import { privacyWords } from '#people/privacy/words';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { pageMeta } from '#ui/page/page-meta';
import { pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './privacy.module.css';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: sayer(privacyWords, context.get(pageVisit).copyLocale)('deletedTitle'),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AccountDeletedPage({ loaderData: { title } }: Route.ComponentProps) {
  const t = useWords(privacyWords);
  const paths = usePaths();
  return (
    <div className={`wrap ${styles.narrow}`}>
      <Card aria-labelledby="page-title">
        <h1 id="page-title">{title}</h1>
        <p className={styles.text}>{t('deletedText')}</p>
        <p className={styles.next}>
          <LinkButton to={paths.home()} variant="primary">
            {t('keepShopping')}
          </LinkButton>
          <LinkButton to={paths.orderLookup()}>{t('trackOrder')}</LinkButton>
        </p>
      </Card>
    </div>
  );
}
