// Shows the variants of this browser before the first paint. Public pages hold every variant and are the same for everybody; this hides the others by a
// style sheet, so that nothing moves, and React has nothing to know.

/**
 * Also runs as text in the head of pages (`SHOW_VARIANTS`), so it uses nothing from outside itself. What the page shows stays as it is until the next
 * document: `data-variants` of `<html>` says it.
 */
export function showVariants(): void {
  const { cookie, documentElement: html } = document;
  const refuses = (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl || navigator.doNotTrack === '1'; // not every browser has the first
  const kept = !refuses && /(?:^|; )consent=\d+\.a/.test(cookie) && /(?:^|; )variants=([\w.~-]+)/.exec(cookie)?.[1];
  if (html.dataset['variants'] !== undefined || !kept || !CSS.supports('selector(:has(a))')) return;
  try {
    const sheet = new CSSStyleSheet();
    for (const pair of kept.split('~')) {
      const [key, variant] = pair.split('.');
      // A variant that the page does not have leaves it as it is.
      const box = `[data-experiment="${key}"]:has(>[data-variant="${variant}"])`;
      // In the layer that hides what has `hidden`: of important rules those of the first layer win.
      sheet.insertRule(`@layer reset{${box}>[data-variant="${variant}"]{display:contents!important}}`);
      sheet.insertRule(`@layer reset{${box}>:not([data-variant="${variant}"]){display:none!important}}`);
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    html.dataset['variants'] = kept;
  } catch {
    // A browser without style sheets of scripts shows the control, and takes part in nothing.
  }
}

/** For the server's pages that hold an experiment. */
export const SHOW_VARIANTS = `(${showVariants.toString()})()`;

/** How such a page is known. */
export const HAS_EXPERIMENT = 'data-experiment="';
