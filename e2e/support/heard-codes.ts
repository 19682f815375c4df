// What the shop has said to a page: codes with their words, from its answers, its forms and the page's console; and which of them are seen.
import type { Page, Response } from 'playwright-core';

/** Something the shop said, as it said it. */
interface Said {
  readonly code: string;
  readonly text: string;
}

interface Message {
  readonly code: string;
  readonly description: string;
}

export class HeardCodes {
  private said: Promise<Said[]>[] = [];
  private readonly printed = new Set<string>();

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('response', (response) => {
      if (/\/cc\/api\/|\/api\/quick-order\//.test(response.url())) this.said.push(saidBy(response));
    });
    page.on('console', (line) => void this.printed.add(line.text()));
  }

  forget(): void {
    this.said = [];
    this.printed.clear();
  }

  /** What the form was answered with that has just brought this page. */
  async readForm(): Promise<void> {
    const read = `Object.values(globalThis.__reactRouterDataRouter?.state.actionData ?? {}).flatMap((answer) => answer?.messages ?? [])`;
    const messages = (await this.page.evaluate(read)) as Message[]; // as the cart's form answers
    this.said.push(Promise.resolve(messages.map(({ code, description }) => ({ code, text: description }))));
  }

  /** The words of a code that stand on the page, or that its console shows. */
  async shown(code: string): Promise<string | null> {
    for (const line of this.printed) if (line.startsWith(`${code}: `)) return line.slice(code.length + 2);
    for (const { text } of (await this.flat()).filter((one) => one.code === code && one.text !== ''))
      if ((await this.page.getByText(text).locator('visible=true').count()) > 0) return text;
    return null;
  }

  async all(): Promise<string[]> {
    return (await this.flat()).map(({ code, text }) => `${code}: ${text}`);
  }

  private async flat(): Promise<Said[]> {
    return (await Promise.all(this.said)).flat();
  }
}

/** Everything an answer says: about the request, the cart, its lines and coupons, a quick order's rows, or why it was refused. */
async function saidBy(response: Response): Promise<Said[]> {
  type Reply = {
    readonly code?: string;
    readonly message?: string;
    readonly messages?: Message[];
    readonly rows?: { readonly messages: Message[] }[];
    readonly cart?: { readonly messages: Message[]; readonly items: { readonly messages: Message[] }[] };
  };
  const reply = ((await response.json().catch(() => null)) ?? {}) as Reply; // any answer of the contracts
  const { cart, messages = [], rows = [], code, message = '' } = reply;
  const ofParts = [...rows, ...(cart?.items ?? [])].flatMap((part) => part.messages);
  const all = [...messages, ...(cart?.messages ?? []), ...ofParts].map((one) => ({ code: one.code, text: one.description }));
  return code === undefined ? all : [...all, { code, text: message }];
}
