// What a press or a form says, as events: patterns and item numbers, never what somebody typed.
import type { BrowserEvent, PagePart } from '#around/events/rules';
import { CART_FIELDS } from '#buying/cart/screen';

type PatternOf = (pathname: string) => string;

/** A followed link; from the suggestions of the search box also the search that it ends. */
export function linkEvent(link: HTMLAnchorElement, patternOf: PatternOf): readonly BrowserEvent[] {
  const to = targetOf(link, patternOf);
  const events: BrowserEvent[] = [{ name: 'link', to, part: partOf(link) }];
  const typed = link.closest('search')?.querySelector('input')?.value;
  if (typed !== undefined) events.push({ name: 'search-box', words: wordsIn(typed), suggested: true });
  return events;
}

function targetOf(link: HTMLAnchorElement, patternOf: PatternOf): string {
  if (link.protocol === 'mailto:') return 'mail';
  if (link.protocol === 'tel:') return 'phone';
  return link.origin === location.origin ? patternOf(link.pathname) : 'other site';
}

function partOf(element: Element): PagePart {
  if (element.closest('dialog') !== null) return 'dialog';
  if (element.closest('main') !== null) return 'main';
  return element.closest('footer') !== null ? 'footer' : 'header';
}

/** A form that is sent. Some say more than that they were sent. */
export function formEvent(form: HTMLFormElement, submitter: HTMLElement | null, patternOf: PatternOf): readonly BrowserEvent[] {
  const fields = new FormData(form, submitter);
  const field = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const to = patternOf(new URL(form.getAttribute('action') ?? '', location.href).pathname);
  const intent = /^[\w-]{1,30}$/.exec(field(CART_FIELDS.intent))?.[0];
  const sent: BrowserEvent = { name: 'form', to, ...(intent === undefined ? {} : { intent }) };
  if (form.closest('search') !== null) return [sent, { name: 'search-box', words: wordsIn(field('q')), suggested: false }];
  // On the page of one order, and for several in the list.
  if (/^\/account\/approvals(?:\/|$)/.test(to) && (intent === 'approve' || intent === 'decline')) return [sent, { name: intent }];
  if (to === '/feedback') {
    const rating = Number(field('rating'));
    return [sent, { name: 'feedback', topic: /^[\w-]{1,30}$/.exec(field('topic'))?.[0] ?? 'other', rating: rating >= 1 ? rating : null }];
  }
  return [sent];
}

const wordsIn = (text: string): number => Math.min(text.split(/\s+/).filter(Boolean).length, 100);

/** Pickup where delivery was possible. */
export function pickupEvent({ name, value, form }: HTMLInputElement): BrowserEvent | null {
  if (name !== CART_FIELDS.deliveryType || value !== 'ISP') return null;
  const itemId = form?.querySelector<HTMLInputElement>(`input[name="${CART_FIELDS.itemId}"]`)?.value;
  return { name: 'pickup', ...(itemId === undefined ? {} : { itemId }) };
}
