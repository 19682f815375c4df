export { formatDate, formatDay, formatNumber, formatPrice, formatPriceOr, formatTime, formatUnitPrice } from './format.ts';
export { isDay } from './is-day.ts';
export { LOCALES, localePrefix, splitLocale, type CopyLocale, type Locale } from './locale.ts';
export { formatDayAhead } from './day-ahead.ts';
