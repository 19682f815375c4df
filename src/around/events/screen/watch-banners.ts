// A banner counts as seen, once on a page, when half of it is visible.
import type { Tell } from './send-events.ts';

const BANNER = '[data-banner]';

/** Returns what looks for banners that have come to the page. */
export function watchBanners(tell: Tell): () => void {
  const known = new WeakSet<Element>();
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const place = [...document.querySelectorAll(BANNER)].indexOf(target) + 1;
        tell({ name: 'banner-impression', banner: `${target.getAttribute('data-banner')} ${place}` });
      }
    },
    { threshold: 0.5 },
  );
  return () => {
    for (const banner of document.querySelectorAll(BANNER)) {
      if (known.has(banner)) continue;
      known.add(banner);
      seen.observe(banner);
    }
  };
}
