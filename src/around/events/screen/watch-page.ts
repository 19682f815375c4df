// Watches what is pressed, sent and seen on pages, from the document: so no screen carries code for it.
import { cartAnswer } from './cart-answer.ts';
import type { Tell } from './send-events.ts';
import { formEvent, linkEvent, pickupEvent } from './read-event.ts';
import { tellPerformance } from './tell-performance.ts';
import { watchExperiments } from './watch-experiments.ts';
import { watchPurchase } from './watch-purchase.ts';
import { watchBanners } from './watch-banners.ts';
import { watchStore } from './watch-store.ts';

export interface Watching {
  readonly tell: Tell;
  /** The pattern of an address of the shop. */
  readonly patternOf: (pathname: string) => string;
}

/** How often it is looked what has come to a page. */
const LOOK_MS = 1_000;

/** Begins once; what is told is judged again when it is sent. */
export function watchPage({ tell, patternOf }: Watching): void {
  const withElement = (look: (element: Element, event: Event) => void) => (event: Event) => {
    if (event.target instanceof Element) look(event.target, event);
  };
  const listen = (type: 'click' | 'submit' | 'change', look: (element: Element, event: Event) => void): void =>
    document.addEventListener(type, withElement(look), { capture: true, passive: true });
  listen('click', (element) => {
    const link = element.closest<HTMLAnchorElement>('a[href]');
    if (link !== null) for (const event of linkEvent(link, patternOf)) tell(event);
  });
  listen('submit', (element, event) => {
    if (!(element instanceof HTMLFormElement)) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    for (const one of formEvent(element, submitter, patternOf)) tell(one);
    void cartAnswer(element).then((events) => events.forEach(tell));
  });
  listen('change', (element) => {
    const event = element instanceof HTMLInputElement ? pickupEvent(element) : null;
    if (event !== null) tell(event);
  });
  tellPerformance(tell);
  // What a page shows, and what was chosen on it, may come at any time after it.
  const looks = [watchBanners(tell), watchStore(tell), watchPurchase(tell), watchExperiments(tell)];
  const lookAround = (): void => looks.forEach((look) => look());
  lookAround();
  setInterval(lookAround, LOOK_MS);
}
