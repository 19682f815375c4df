// All departments with what is in them, for the flyout and the phone menu: asked for at first use, and again when the shopper changes.
import { useSessionFacts } from '#people/sessions/screen';
import { useEffect, useState } from 'react';
import type { homeContract } from '#finding/home/contract';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import type { ReplyOf } from '#ui/page/page-visit';

export type DepartmentOverview = ReplyOf<(typeof homeContract)['GET /api/departments']>;
export type Department = DepartmentOverview['departments'][number];

const call = caller<typeof homeContract>();
let kept: { readonly shopper: unknown; readonly overview: DepartmentOverview } | undefined;

/** Undefined while it loads, null when it cannot be loaded: the departments are still links then. */
export function useDepartmentOverview(): DepartmentOverview | null | undefined {
  const shopper = useSessionFacts();
  const [overview, setOverview] = useState<DepartmentOverview | null | undefined>(kept?.overview);
  useEffect(() => {
    if (kept?.shopper === shopper) return undefined;
    let wanted = true;
    void call('GET /api/departments', { query: { prices: 'own' } }).then((reply) => {
      if (!wanted) return;
      if (!isRefusal(reply)) kept = { shopper, overview: reply };
      setOverview((shown) => (isRefusal(reply) ? (shown ?? null) : reply));
    });
    return () => void (wanted = false);
  }, [shopper]);
  return overview;
}
