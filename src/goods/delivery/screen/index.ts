/** "Order within 2 h 10 min": time left for a promised day. */
export { OrderWithin } from './order-within.tsx';
/** Fifteen days as radio buttons on a calendar. */
export { DayCalendar } from './day-calendar.tsx';
