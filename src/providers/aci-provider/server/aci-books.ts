// The state of ACI's test double, and the effects of its calls.
import { randomBytes } from 'node:crypto';
import { type Payment, DONE, ASKS, ASKED_CARD, NOTHING_FOUND, OUTCOMES } from './aci-outcomes.ts';

export class AciBooks {
  readonly payments: Payment[] = [];
  /** Prepared checkouts by id, each with the card that was sent to it. */
  readonly checkouts = new Map<string, { code: string; card: string }>();
  /** Answers that replace that of the next capture, reversal or refund. */
  next: string | undefined;
  pageSize = 100;
  /** The bank's return addresses, by payment. */
  readonly #asked = new Map<string, string>();

  /** The bank's page with the shopper's answer; returns where it redirects. */
  press(fields: URLSearchParams): string {
    const id = fields.get('MD') ?? '';
    const payment = this.payments.find((one) => one.id === id);
    if (payment?.result.code === ASKS) payment.result = { code: fields.get('press') === 'yes' ? DONE : '100.380.401' };
    const back = new URL(this.#asked.get(id) ?? 'http://nowhere.example');
    back.searchParams.set('id', id);
    back.searchParams.set('resourcePath', `/v1/payments/${id}`);
    return back.href;
  }

  act(asked: string, fields: URLSearchParams, origin: string): object {
    const [, kind = '', id = '', sub = ''] = /^\w+ \/v[13]\/(\w+)\/?([\w.-]*)\/?(\w*)$/.exec(asked) ?? [];
    if (kind === 'registrations') return this.#hold(id, fields, origin);
    if (kind === 'checkouts') return sub === 'registration' ? this.#registered(id) : this.#prepare();
    if (kind === 'query') return id === '' ? this.#search(fields) : this.#linked(id);
    return this.#move(id, fields);
  }

  #hold(card: string, fields: URLSearchParams, origin: string): object {
    if (card.startsWith(ASKED_CARD)) return this.#ask(fields, origin);
    const code = OUTCOMES.get(card.slice(0, 8)) ?? '000.100.110';
    // A request that does not reach a bank is not stored.
    if (code.startsWith('100.150') || code.startsWith('600')) return { result: { code } };
    return this.#add(fields, code);
  }

  /** A challenge needs a return address. */
  #ask(fields: URLSearchParams, origin: string): object {
    const back = fields.get('shopperResultUrl');
    if (back === null) return this.#add(fields, '100.380.401');
    const made = this.#add(fields, ASKS);
    this.#asked.set(made.id, back);
    const before = {
      origin: 'iframe#hidden',
      waitUntil: 'iframe#onload',
      method: 'POST',
      description: 'Hidden iframe post for 3D Secure 2.0',
    };
    return {
      ...made,
      redirect: {
        url: `${origin}/asked`,
        parameters: [{ name: 'MD', value: made.id }],
        preconditions: [{ ...before, url: `${origin}/before`, parameters: [{ name: 'threeDSMethodData', value: 'a"b' }] }],
      },
    };
  }

  #move(id: string, fields: URLSearchParams): object {
    const of = this.payments.find((one) => one.id === id);
    const type = fields.get('paymentType');
    if (of === undefined) return { result: { code: '700.100.100' } };
    const made = this.#done(({ referencedId, paymentType }) => referencedId === id && paymentType === type);
    const isReversed = this.#done(({ referencedId, paymentType }) => referencedId === id && paymentType === 'RV').length > 0;
    const taken = this.#done(({ referencedId, paymentType }) => referencedId === id && paymentType === 'CP').length > 0;
    const code = this.next ?? (of.result.code.startsWith('900') ? '700.300.200' : DONE);
    this.next = undefined;
    if (type === 'RV') return isReversed || taken ? { result: { code: '700.300.700' } } : this.#addTo(of, fields, code);
    const room = Number(of.amount) - made.reduce((sum, { amount }) => sum + Number(amount), 0);
    if (isReversed || Number(fields.get('amount')) > room + 0.001) return { result: { code: '700.400.100' } };
    return this.#addTo(of, fields, code);
  }

  #addTo(of: Payment, fields: URLSearchParams, code: string): object {
    const given = Object.fromEntries(fields);
    return this.#add(new URLSearchParams({ amount: of.amount, currency: of.currency, ...given, referencedId: of.id }), code);
  }

  #add(fields: URLSearchParams, code: string): Payment {
    const { amount = '', currency = '', paymentType = '', merchantTransactionId, referencedId } = Object.fromEntries(fields);
    const made: Payment = {
      id: randomBytes(16).toString('hex'),
      paymentType,
      amount,
      currency,
      ...(merchantTransactionId === undefined ? {} : { merchantTransactionId }),
      ...(referencedId === undefined ? {} : { referencedId }),
      result: { code },
      timestamp: new Date().toISOString().replace('T', ' ').replace('Z', '+0000'),
    };
    this.payments.push(made);
    return made;
  }

  #done(which: (payment: Payment) => boolean): readonly Payment[] {
    return this.payments.filter((one) => one.result.code === DONE && which(one));
  }

  #prepare(): object {
    const id = `${randomBytes(16).toString('hex').toUpperCase()}.uat01-vm-tx03`;
    this.checkouts.set(id, { code: '000.200.000', card: '' });
    return { id, result: { code: '000.200.100' } };
  }

  #registered(checkout: string): object {
    const { code = '200.300.404', card = '' } = this.checkouts.get(checkout) ?? {};
    return { ...(card === '' ? {} : { id: card }), result: { code } };
  }

  #linked(id: string): object {
    const one = this.payments.find((payment) => payment.id === id);
    if (one === undefined) return { result: { code: NOTHING_FOUND } };
    const captures = this.payments.filter(({ referencedId }) => referencedId === id);
    const ids = new Set(captures.map((payment) => payment.id));
    const refunds = this.payments.filter(({ referencedId = '' }) => ids.has(referencedId));
    return { result: { code: '000.000.100' }, records: [one, ...captures, ...refunds] };
  }

  #search(fields: URLSearchParams): object {
    const [name, from, to] = [fields.get('merchantTransactionId'), fields.get('date.from'), fields.get('date.to')];
    const found = this.payments.filter(
      ({ merchantTransactionId, timestamp }) =>
        (name === null || merchantTransactionId === name) &&
        (from === null || timestamp >= from) &&
        (to === null || timestamp.slice(0, 19) <= to),
    );
    if (found.length === 0) return { result: { code: NOTHING_FOUND } };
    const page = Number(fields.get('pageNo') ?? 1) - 1;
    const records = found.slice(page * this.pageSize, (page + 1) * this.pageSize);
    return { result: { code: '000.000.100' }, records, pages: Math.ceil(found.length / this.pageSize) };
  }
}
