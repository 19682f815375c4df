export { addDays, addMonths, localDay, localTime, weekdayOf, type LocalTime } from './local-time.ts';
export { instantOf } from './instant-of.ts';
export { calendarDate, type CalendarDate } from './calendar-date.ts';
