// The favourite star of a list, one per shopper (LST-3).
import { useFetcher } from 'react-router';
import { listsWords } from '#buying/lists/words';
import { StarIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { ListFields } from './list-form.tsx';
import styles from './lists.module.css';

interface FavoriteStarProps {
  readonly list: { readonly listId: string; readonly name: string; readonly favorite: boolean };
}

/** Changes at once on a press; the answer corrects it. */
export function FavoriteStar({ list: { listId, name, favorite } }: FavoriteStarProps) {
  const t = useWords(listsWords);
  const fetcher = useFetcher();
  const isOn = fetcher.formData === undefined ? favorite : fetcher.formData.get('favorite') === 'true';
  const label = t('favorite', { name });
  return (
    <fetcher.Form method="post">
      <ListFields intent="favorite" fields={{ listId, favorite: String(!favorite) }} />
      <button type="submit" aria-pressed={isOn} aria-label={label} title={label} className={`${styles.star} ${isOn ? styles.starred : ''}`}>
        <StarIcon />
      </button>
    </fetcher.Form>
  );
}
