import { privacyWords } from '#people/privacy/words';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './privacy.module.css';

export function DownloadData() {
  const t = useWords(privacyWords);
  return (
    <Card aria-labelledby="download-title">
      <h2 id="download-title" className={styles.title}>
        {t('downloadTitle')}
      </h2>
      <p className={styles.text}>{t('downloadText')}</p>
      <LinkButton to={usePaths().personalData()} download aria-describedby="download-hint">
        {t('download')}
      </LinkButton>
      <p id="download-hint" className={styles.hint}>
        {t('downloadHint')}
      </p>
    </Card>
  );
}
