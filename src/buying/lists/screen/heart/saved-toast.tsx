import { listsWords } from '#buying/lists/words';
import { ToastRegion } from '#ui/kit/toast-region';
import { useWords } from '#ui/page/shop';
import type { Said } from './use-saving.ts';

interface SavedToastProps {
  readonly said: Said | null;
  readonly onDismiss: () => void;
  readonly onChange: () => void;
}

/** Says where the product went, and leads to the lists to change that. */
export function SavedToast({ said, onDismiss, onChange }: SavedToastProps) {
  const t = useWords(listsWords);
  if (said === null) return null;
  const { list, problem } = said;
  const toast =
    list === null
      ? { id: 'list', tone: 'bad' as const, text: problem || t('notSent') }
      : { id: 'list', tone: 'ok' as const, text: t('savedTo', { list }), action: { label: t('changeList'), onPress: onChange } };
  return <ToastRegion label={t('notices')} dismissLabel={t('dismiss')} onDismiss={onDismiss} toasts={[toast]} />;
}
