// The saved list while it loads, when it cannot be read, and when it is empty.
import { savedWords } from '#buying/saved-for-later/words';
import { Button } from '#ui/kit/button';
import { EmptyState } from '#ui/kit/empty-state';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import styles from './saved-panel.module.css';
import { SAVED_VIEW, useSaved } from './use-saved.ts';

export function NothingSaved({ level }: { readonly level: 2 | 3 }) {
  const t = useWords(savedWords);
  return (
    <EmptyState title={t('none')} level={level}>
      {t('noneText')}
    </EmptyState>
  );
}

export const SavedLoading = () => {
  const t = useWords(savedWords);
  return (
    <p className={styles.wait}>
      <Spinner label={t('loading')} />
    </p>
  );
};

export function SavedFailed() {
  const t = useWords(savedWords);
  const { problem } = useSaved();
  return (
    <div className={styles.failed}>
      <Message tone="bad" live>
        {problem === '' ? t('failed') : problem}
      </Message>
      <Button size="small" onClick={() => void SAVED_VIEW.load()}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
