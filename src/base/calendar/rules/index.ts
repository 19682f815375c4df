export { addDays, addMonths, weekdayOf } from './days.ts';
export { localDay, localTime, type LocalTime } from './local-time.ts';
export { instantOf } from './instant-of.ts';
export { calendarDate, type CalendarDate } from './calendar-date.ts';
