// The constants of §9, each read where the running shop reads it (ERR-2).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST_DEVICE_VALUE, MAX_DRAWER_QUANTITY } from '#buying/cart/rules';
import { ADAPTER_WAIT, CART_WAIT, MOST_PIXELS } from '#around/events/rules';
import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';
import { MOST_COMPARED } from '#finding/compare/rules';
import { formatPrice } from '#base/locale/rules';
import { FRAME_TIMEOUT_MS, MAX_NICKNAME } from '#buying/payment/rules';
import { MOST_RESETS, PLACEMENTS } from '#finding/recommendations/rules';
import { REWARDS_CACHE_MS } from '#buying/rewards/rules';
import { SAVED_PAGE_SIZE } from '#buying/saved-for-later/rules';
import { CAMPAIGN_KEPT_MS } from '#people/sessions/rules';
import { COOKIE_DAYS, COOKIE_SECONDS, SHIPPED_SITES } from '#base/site/rules';
import { LOCATOR_RADIUS, PICKUP_RADIUS, STORE_SEARCH_ZIP, ZIP_GOOD_FOR_MS } from '#goods/stores/rules';
import { COUNT_KEPT_MS } from '../buying/cart/screen/store/badge.ts';
import { DELETED_PURGE_MS, FURNITURE_ADD_MS, OPEN_DELAY_MS, REMOVAL_MS } from '../buying/cart/screen/store/cart-timing.ts';
import { IDLE_FALLBACK_MS } from '../ui/page/when-idle.tsx';
import { FRESH_MS, VALIDITY_MS } from '../buying/cart/screen/store/saved-validity.ts';
import { OPT_OUT_DAYS } from '../buying/cart/server/alternate-opt-out.ts';
import { EXPIRING_SOON_DAYS } from '../buying/payment/rules/expiry.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test.each([
  ['most of one line', MAX_LINE_QUANTITY, 9_999],
  ['most of one add', MAX_DRAWER_QUANTITY, 999],
  ['digits of the drawer’s field', String(MAX_DRAWER_QUANTITY).length, 3],
  ['page of saved for later', SAVED_PAGE_SIZE, 300],
  ['recommended at checkout', PLACEMENTS.checkout.count, 12],
  ['recommended in general', PLACEMENTS.home.count, 25],
  ['recommended where nothing was looked for', PLACEMENTS.discovery.count, 25],
  ['recommended in the cart overlay', PLACEMENTS.cartOverlay.count, 10],
  ['a place is filled anew', MOST_RESETS, 50],
  ['compared at once', MOST_COMPARED, 4],
  ['cart count kept', COUNT_KEPT_MS, 30 * DAY_MS],
  ['cart count kept, in milliseconds', COUNT_KEPT_MS, 2_592_000_000],
  ['saved cart used as it is', FRESH_MS, 10 * MINUTE_MS],
  ['saved cart valid', VALIDITY_MS, 900_000],
  ['stored zip good', ZIP_GOOD_FOR_MS, DAY_MS],
  ['rewards kept', REWARDS_CACHE_MS, 300_000],
  ['a campaign kept', CAMPAIGN_KEPT_MS, 30 * DAY_MS],
  ['the adapter of events is looked for every', ADAPTER_WAIT.everyMs, 10],
  ['the adapter of events is looked for, times', ADAPTER_WAIT.tries, 500],
  ['the cart’s answer is looked for every', CART_WAIT.everyMs, 100],
  ['pictures of a page that measures', MOST_PIXELS, 20],
  ['cookies live, days', COOKIE_DAYS, 2 * 365],
  ['cookies live, seconds', COOKIE_SECONDS, 2 * 365 * 86_400],
  ['card expires soon, days', EXPIRING_SOON_DAYS, 30],
  ['no successor offered, days', OPT_OUT_DAYS, 30],
  ['a line that goes fades', REMOVAL_MS, 1_000],
  ['a removed line can come back', DELETED_PURGE_MS, 5_000],
  ['a furniture service spins', FURNITURE_ADD_MS, 2_000],
  ['the mini cart waits', OPEN_DELAY_MS, 2_000],
  ['idle at the latest', IDLE_FALLBACK_MS, 50],
  ['the card form may load', FRAME_TIMEOUT_MS, 8_000],
  ['zip of analytics, recommendations and promises', SHIPPED_SITES['consumer-US'].defaultZip, '01702'],
  ['zip of the store search', STORE_SEARCH_ZIP, '01760'],
  ['store by default', SHIPPED_SITES['consumer-US'].defaultStore, '0008'],
  ['radius of pickup', PICKUP_RADIUS, 20],
  ['radius of the locator', LOCATOR_RADIUS, 100],
  ['letters of a card’s nickname', MAX_NICKNAME, 32],
  ['characters of a device value', LONGEST_DEVICE_VALUE, 11_000],
  ['currency of the United States', SHIPPED_SITES['business-US'].currency, 'USD'],
  ['two decimals', formatPrice(123_450, 'USD', 'en-US'), '$1,234.50'],
] as const)('[ERR-2] %s', (_, constant, stated) => expect(constant).toBe(stated));

test('[ERR-2] banners use a grid of twelve columns', () => {
  expect(readFileSync(new URL('../ui/kit/span-grid.module.css', import.meta.url), 'utf8')).toContain('repeat(12, minmax(0, 1fr))');
});
