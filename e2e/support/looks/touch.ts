// Whether a finger meets what a page is there for: main actions are at least 44 px high and wide (APP-16; WCAG 2.5.5).
import type { Page } from 'playwright-core';

const LEAST = 44;
/** Buttons, and what the header opens. Links within a line are held to 24 px by axe. */
const MAIN = ':is(a, button)[class*="_button_"], header [aria-haspopup], header form button[type=submit]';

export async function smallActions(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const found = await page.locator(MAIN).evaluateAll(
    (actions, least) =>
      actions
        .filter((action) => action.checkVisibility({ visibilityProperty: true }))
        .map((action) => ({ name: (action.getAttribute('aria-label') ?? action.textContent).trim(), box: action.getBoundingClientRect() }))
        // Rounded, because lengths in rem may be slightly smaller. Screen reader elements are one pixel wide.
        .filter(({ box }) => box.width > 1 && (Math.round(box.width) < least || Math.round(box.height) < least))
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`),
    LEAST,
  );
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
  return found;
}
