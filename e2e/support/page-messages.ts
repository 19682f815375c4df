// The messages that a page received, as codes with their words: from answers, its forms and its console; and which of them are seen.
import type { Page, Response } from 'playwright-core';

/** A message as the shop sent it. */
interface ReceivedMessage {
  readonly code: string;
  readonly text: string;
  /** The item it concerns, if any. */
  readonly itemId?: string | undefined;
}

interface Message {
  readonly code: string;
  readonly description: string;
  readonly itemId?: string;
}

interface Looking {
  /** Whether a message about an item concerns the given one. */
  readonly isMeant?: (itemId: string | undefined, text: string) => boolean;
  readonly look?: (() => Promise<unknown>) | undefined;
}

const PATIENCE_MS = 10_000;

export class PageMessages {
  private received: Promise<ReceivedMessage[]>[] = [];
  private readonly printed = new Set<string>();

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('response', (response) => {
      if (/\/cc\/api\/|\/api\/quick-order\//.test(response.url())) this.received.push(messagesIn(response));
    });
    page.on('console', (line) => void this.printed.add(line.text()));
  }

  forget(): void {
    this.received = [];
    this.printed.clear();
  }

  /** The reply to the form that led to this page. */
  async readForm(): Promise<void> {
    const read = `Object.values(globalThis.__reactRouterDataRouter?.state.actionData ?? {}).flatMap((answer) => answer?.messages ?? [])`;
    const messages = (await this.page.evaluate(read)) as Message[]; // as the cart's form answers
    this.received.push(Promise.resolve(messages.map(({ code, description, itemId }) => ({ code, text: description, itemId }))));
  }

  /** The words that stand on the page, or that its console shows. */
  private async shown(code: string, isMeant: NonNullable<Looking['isMeant']>): Promise<string | null> {
    for (const line of this.printed) if (line.startsWith(`${code}: `)) return line.slice(code.length + 2);
    const about = (await this.flat()).filter((one) => one.code === code && one.text !== '' && isMeant(one.itemId, one.text));
    for (const { text } of about) if ((await this.page.getByText(text).locator('visible=true').count()) > 0) return text;
    return null;
  }

  /** The words of a code, once they are seen. `look`: what to do while they are not. */
  async seen(code: string, { isMeant = () => true, look = () => this.page.waitForTimeout(50) }: Looking = {}): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const text = await this.shown(code, isMeant);
      if (text !== null) return text;
      await look();
    }
    const received = (await this.flat()).map((one) => `${one.code}: ${one.text}`).join(' | ') || 'nothing';
    throw new Error(`${code} is not seen on ${this.page.url()}; received was ${received}`);
  }

  private async flat(): Promise<ReceivedMessage[]> {
    return (await Promise.all(this.received)).flat();
  }
}

/** All messages of an answer: about the request, the cart, its lines and coupons, a quick order's rows, or why it was refused. */
async function messagesIn(response: Response): Promise<ReceivedMessage[]> {
  type Reply = {
    readonly code?: string;
    readonly message?: string;
    readonly messages?: Message[];
    readonly rows?: { readonly number: string; readonly messages: Message[] }[];
    readonly cart?: { readonly messages: Message[]; readonly items: { readonly messages: Message[] }[] };
  };
  const reply = ((await response.json().catch(() => null)) ?? {}) as Reply; // any answer of the contracts
  const { cart, messages = [], rows = [], code, message = '' } = reply;
  const ofRows = rows.flatMap(({ number, messages: own }) => own.map((one) => ({ ...one, itemId: number })));
  const ofLines = (cart?.items ?? []).flatMap((line) => line.messages);
  const all = [...messages, ...(cart?.messages ?? []), ...ofRows, ...ofLines].map(({ code: what, description, itemId }) => ({
    code: what,
    text: description,
    itemId,
  }));
  return code === undefined ? all : [...all, { code, text: message }];
}
