// Sends the events of a page to the receivers that the shop has configured and the shopper allows. Nothing waits for it.
import type { eventsContract } from '#around/events/contract';
import { itemOf, pageOf, PURPOSE_OF, type BrowserEvent, type EventSettings, type NotedEvent, type VisitorData } from '#around/events/rules';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { allows } from '#ui/page/consent';
import { adapterOf, type Adapter } from './adapters/adapter-of.ts';
import { keepCampaign } from './keep-campaign.ts';
import { noteRelease } from './note-release.ts';
import { watchPage } from './watch-page.ts';

const call = caller<typeof eventsContract>();

/** What the server says of receivers and of the visitor. */
interface Receivers {
  readonly adapters: ReadonlyMap<EventSettings['adapters'][number], Adapter>;
  readonly visitor: VisitorData | null;
}

let patternsOfShop: readonly string[] = [];
let openPage: string | undefined;
/** Asked once for each set of what is allowed: a later yes may open more receivers. */
let asked: { readonly allowed: string; readonly receivers: Promise<Receivers | null> } | undefined;

/** The shopper opened a page, or has just allowed reports of the one that is open. */
export function pageOpened(pathname: string, patterns: () => readonly string[]): void {
  if (openPage === undefined) {
    patternsOfShop = patterns();
    watchPage({ tell, patternOf });
    keepCampaign();
  }
  if (openPage === pathname) return;
  const isFirst = openPage === undefined;
  openPage = pathname;
  const itemId = itemOf(pathname);
  tell({ name: 'navigation', ...(itemId === undefined ? {} : { itemId }) });
  if (isFirst) noteRelease(tell);
}

/** The pattern of an address of the shop. */
const patternOf = (pathname: string): string => pageOf(pathname, patternsOfShop);

export type Tell = (event: BrowserEvent) => void;

/** Notes an event with when and where it happened, and sends it. */
function tell(event: BrowserEvent): void {
  const noted: NotedEvent = { eventId: crypto.randomUUID(), at: Date.now(), page: patternOf(location.pathname), event };
  void receiversNow().then((receivers) => {
    if (receivers === null) {
      asked = undefined;
      return;
    }
    for (const [name, adapter] of receivers.adapters) if (allows(PURPOSE_OF[name])) adapter(noted, receivers.visitor);
  });
}

function receiversNow(): Promise<Receivers | null> {
  const allowed = `${allows('analytics')} ${allows('advertising')}`;
  if (allowed === 'false false') return Promise.resolve({ adapters: new Map(), visitor: null });
  if (asked?.allowed !== allowed) asked = { allowed, receivers: askReceivers() };
  return asked.receivers;
}

/** Null when the shop did not answer: the next event asks again. */
async function askReceivers(): Promise<Receivers | null> {
  const reply = await call('GET /api/events/settings', {});
  if (isRefusal(reply)) return null;
  const { visitor, ...settings } = reply;
  return { adapters: new Map(settings.adapters.map((name) => [name, adapterOf(name, settings)])), visitor };
}
