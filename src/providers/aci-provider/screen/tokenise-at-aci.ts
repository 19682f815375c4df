// Tokenises a card at ACI without ACI's script: the card form's page posts the card to a checkout that this host has prepared, as ACI's own
// form does (https://docs.aciworldwide.com/tutorials/integration-guide/widget-registrationtokens). The answer loads in a sandboxed frame;
// this host then asks ACI which card was registered.
import type { CardForm, CardProblem } from '#buying/payment/rules';
import { cardPayload, NAMING_LIMIT_MS, type Tokenised } from '#providers/payment-vendor/rules';

/** ACI's brand names. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ VISA: 'VISA', MASTER_CARD: 'MASTER', AMERICAN_EXPRESS: 'AMEX', DISCOVER: 'DISCOVER' }),
);

export async function tokeniseAtAci(card: CardForm, { url }: { readonly url: string }): Promise<Tokenised> {
  const sent = cardPayload(card);
  if ('problems' in sent) return sent;
  const { number, month, year, code, shown } = sent;
  const brand = BRANDS.get(shown.brand);
  if (brand === undefined) return { problems: [{ field: 'number', code: 'BRAND_UNKNOWN' }] };
  try {
    const { id } = (await ask('/v1/checkouts')) as { readonly id: string };
    await send(`${url}/v1/checkouts/${encodeURIComponent(id)}/registration`, {
      paymentBrand: brand,
      'card.number': number,
      'card.expiryMonth': String(month).padStart(2, '0'),
      'card.expiryYear': String(year),
      'card.cvv': code,
      shopperResultUrl: `${location.origin}/frame/sent`,
    });
    const known = (await ask(`/v1/checkouts/${encodeURIComponent(id)}/card`)) as Named;
    return 'token' in known ? { token: known.token, ...shown } : { problems: known.problems };
  } catch {
    return { problems: [] };
  }
}

type Named = { readonly token: string } | { readonly problems: readonly CardProblem[] };

async function ask(path: string): Promise<unknown> {
  const reply = await fetch(path, { method: 'POST', signal: AbortSignal.timeout(NAMING_LIMIT_MS) });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return reply.json();
}

/** Resolves when any answer has loaded. */
async function send(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const target = document.createElement('iframe');
  target.name = 'sent';
  target.hidden = true;
  // The answer may run scripts but must not navigate this page or the shop's.
  target.setAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
  const form = document.createElement('form');
  Object.assign(form, { action, method: 'post', target: target.name, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  try {
    // The first load event is that of the empty frame.
    await loaded(target, () => document.body.append(target, form));
    await loaded(target, () => form.submit());
  } finally {
    target.remove();
    form.remove();
  }
}

function loaded(frame: HTMLIFrameElement, begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('No answer came')), NAMING_LIMIT_MS);
    frame.addEventListener(
      'load',
      () => {
        clearTimeout(late);
        resolve();
      },
      { once: true },
    );
    begin();
  });
}
