export { countedSince, lapsesAt, LONGEST_TEXT, MOST_REQUESTS, REQUEST_STATES, type RequestState } from './request-states.ts';
