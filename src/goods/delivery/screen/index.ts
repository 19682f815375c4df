/** "Order within 2 h 10 min": how long a promised day can still be had. */
export { OrderWithin } from './order-within.tsx';
/** Fifteen days as radio buttons on a calendar. */
export { DayCalendar } from './day-calendar.tsx';
