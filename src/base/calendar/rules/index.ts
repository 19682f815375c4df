export { addDays, localDay, localTime, weekdayOf, type LocalTime } from './local-time.ts';
export { calendarDate, type CalendarDate } from './calendar-date.ts';
