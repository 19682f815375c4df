// Makes a store the shopper's own; a form, so that it works before hydration.
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { CheckIcon } from '#ui/kit/icons';
import { usePaths, useWords } from '#ui/page/shop';
import { cookiesChanged } from './page-cookies.ts';
import { usePlace } from './place-provider.tsx';
import styles from './choose-store.module.css';

export interface ChooseStoreProps {
  readonly store: { readonly storeNumber: string; readonly name: string };
  /** The next page without JavaScript. */
  readonly back: string;
  readonly primary?: boolean;
  /** The search radius that found it. */
  readonly radius?: number | undefined;
}

export function ChooseStore({ store: { storeNumber, name }, back, primary = false, radius }: ChooseStoreProps) {
  const t = useWords(storesWords);
  const paths = usePaths();
  const place = usePlace();
  const fetcher = useFetcher();
  useEffect(() => {
    if (fetcher.data !== undefined) cookiesChanged();
  }, [fetcher.data]);
  if (place.storeNumber === storeNumber && place.storeIsOwn)
    return (
      <p className={styles.yours}>
        <CheckIcon /> {t('yourStore')}
      </p>
    );
  return (
    <fetcher.Form method="post" action={paths.stores()}>
      <input type="hidden" name="store" value={storeNumber} />
      <input type="hidden" name="back" value={back} />
      {radius !== undefined && <input type="hidden" name="radius" value={radius} />}
      {place.known && <input type="hidden" name="stay" value="1" />}
      <Button type="submit" size="small" variant={primary ? 'primary' : undefined} busy={fetcher.state !== 'idle'}>
        {t('makeYours')}
        <span className="sr"> {name}</span>
      </Button>
    </fetcher.Form>
  );
}
