// Starts the reports of a page: nothing before consent, and nothing while the page is busy.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { allows, watchConsent } from '#ui/page/consent';
import { whenIdle } from '#ui/page/when-idle';

const mayReport = (): boolean => allows('analytics') || allows('advertising');

/** Used once around all pages. `patterns` gives the patterns of all addresses. */
export function useEvents(patterns: () => readonly string[]): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const report = (): void => {
      if (!mayReport()) return;
      whenIdle(() => void import('./send-events.ts').then(({ pageOpened }) => pageOpened(pathname, patterns)).catch(() => undefined));
    };
    report();
    return watchConsent(report);
  }, [pathname, patterns]);
}
