// Who waits for a decision about joining.
import { organizationsWords } from '#people/organizations/words';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './people.module.css';

/** Renders nothing when nobody waits. */
export function AskingMessage({ names }: { readonly names: readonly string[] }) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  if (names.length === 0) return null;
  const listed = new Intl.ListFormat(copyLocale, { type: 'conjunction' }).format(names);
  return (
    <Message className={styles.asking} title={t('asking', { n: names.length, names: listed })}>
      <span className={styles.acts}>
        <LinkButton size="small" to={paths.joinRequests()}>
          {t('seeRequests')}
        </LinkButton>
      </span>
    </Message>
  );
}
