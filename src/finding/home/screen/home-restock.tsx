// What comes to the shopper by itself next (ATC-7). Its code loads for who has something on auto-restock; it stands below what is seen first, so that nothing moves there.
import { lazy, Suspense, useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { restockContract } from '#buying/restock/contract';
import type { NextRestockProps } from '#buying/restock/screen';
import { useHasRight } from '#people/sessions/screen';
import { caller } from '#ui/page/call';

const NextRestock = lazy(async () => ({ default: (await import('#buying/restock/screen')).NextRestock }));
const call = caller<typeof restockContract>();

/** `isKnown`: the shopper has signed in. */
export function HomeRestock({ isKnown, className }: { readonly isKnown: boolean; readonly className: string | undefined }) {
  const list = useRestocks(useHasRight('H_AR') && isKnown);
  if (list === null || list.restocks.length === 0) return null;
  return (
    <Suspense>
      <NextRestock {...list} className={className} />
    </Suspense>
  );
}

function useRestocks(isAsked: boolean): Omit<NextRestockProps, 'className'> | null {
  const [list, setList] = useState<Omit<NextRestockProps, 'className'> | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let stale = false;
    void call('GET /api/restocks', { query: {} }).then((reply) => {
      if (!stale && !isRefusal(reply)) setList({ restocks: reply.restocks, percentOff: reply.percentOff, isActing: reply.isActing });
    });
    return () => {
      stale = true;
    };
  }, [isAsked]);
  return isAsked ? list : null;
}
