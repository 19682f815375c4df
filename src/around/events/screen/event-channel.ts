/** Channel on which `/dev/events` hears each event as it is sent. */
export const EVENT_CHANNEL = 'events';
