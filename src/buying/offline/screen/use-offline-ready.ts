// Has the browser keep the page that works without a connection, once this one is at rest.
import { useEffect } from 'react';
import { usePaths, useShop } from '#ui/page/shop';

const REST_MS = 2_000;

/** Another language is another address of the script, which keeps the page in it. Without service workers there is nothing to prepare. */
export function useOfflineReady(): void {
  const { copyLocale } = useShop();
  const page = usePaths().offline();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const script = `/offline-worker.js?${new URLSearchParams({ page, copy: copyLocale }).toString()}`;
    const timer = setTimeout(() => void navigator.serviceWorker.register(script).catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [page, copyLocale]);
}
