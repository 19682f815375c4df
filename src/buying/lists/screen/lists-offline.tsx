// Joins the pages of lists with what works without a connection.
import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { ListDetail } from '#buying/lists/contract';
import { copyOf } from '#buying/offline/rules';
import { OfflineBridge } from '#buying/offline/screen';

export function ListsOffline({ list }: { readonly list: ListDetail | null }) {
  const { revalidate } = useRevalidator();
  const copy = useMemo(() => (list === null ? null : copyOf(list)), [list]);
  return <OfflineBridge list={copy} onSent={revalidate} />;
}
