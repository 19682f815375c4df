/** Reports how pages are used, where the shopper allows it (ANL-1). Its code loads when the page is idle. */
export { useEvents } from './use-events.ts';
