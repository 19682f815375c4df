// The way to an organization's own sign-in, on the business site.
import { sessionsWords } from '#people/sessions/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './account-form.module.css';
import { wayBack } from './redirect-back.ts';

export function SignOnInstead({ back }: { readonly back: string }) {
  const t = useWords(sessionsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  if (tenant !== 'business') return null;
  return (
    <p className={styles.more}>
      <TextAction to={paths.signOn(wayBack(tenant, back))}>{t('signOnInstead')}</TextAction>
    </p>
  );
}
