// How fast the document came: told once, after everything has loaded.
import type { Tell } from './send-events.ts';

export function tellPerformance(tell: Tell): void {
  if (document.readyState === 'complete') setTimeout(tellNow, 0, tell);
  else window.addEventListener('load', () => setTimeout(tellNow, 0, tell), { once: true });
}

function tellNow(tell: Tell): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return;
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const ms = (time: number): number => Math.min(Math.max(Math.round(time), 0), 600_000);
  tell({ name: 'performance', firstByteMs: ms(navigation.responseStart), paintMs: ms(paint), loadMs: ms(navigation.loadEventEnd) });
}
