export { formatDate, formatDay, formatForeignPrice, formatNumber, formatPrice, formatPriceOr, formatUnitPrice } from './format.ts';
export { formatDays } from './format-days.ts';
export { isDay } from './is-day.ts';
export { languageName } from './language-name.ts';
export { LOCALES, localePrefix, splitLocale, type CopyLocale, type Locale } from './locale.ts';
export { formatDayAhead } from './day-ahead.ts';
export { isStorable, isWhole, unstorablePlace } from './storable-text.ts';
export { formatTime } from './time-of-day.ts';
export { singleLine, visibleText, withoutUnseen } from './visible-text.ts';
