// The recorded shapes of Stripe's requests: allowed fields and their formats. The compiler checks the names against the types of the package
// `stripe` 23.1.0 (interface 2026-10-28.endive, description v2596).
import type { IncomingHttpHeaders } from 'node:http';
import type { Stripe } from 'stripe';

export const SECRET_KEY = 'sk_test_standinstandin';

/** As the test double's server reads them. */
export interface StandInRequest {
  readonly method: string;
  /** `POST /v1/refunds` */
  readonly asked: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Shape {
  readonly required: readonly string[];
  readonly known: readonly string[];
}

/** Allowed first names of fields; `VALUES` checks the names in brackets. */
function shape<P>(required: readonly (keyof P & string)[], known: readonly (keyof P & string)[]): Shape {
  return { required, known: [...required, ...known] };
}

const SHAPES: readonly (readonly [RegExp, Shape])[] = [
  [
    /^POST \/v1\/payment_intents$/,
    shape<Stripe.PaymentIntentCreateParams>(
      ['amount', 'currency', 'capture_method', 'metadata'],
      ['allowed_payment_method_types', 'customer'],
    ),
  ],
  [
    /^POST \/v1\/payment_intents\/pi_\w+\/confirm$/,
    shape<Stripe.PaymentIntentConfirmParams>(
      ['payment_method'],
      ['error_on_requires_action', 'off_session', 'return_url', 'payment_method_options'],
    ),
  ],
  [
    /^POST \/v1\/payment_intents\/pi_\w+\/capture$/,
    shape<Stripe.PaymentIntentCaptureParams>(['amount_to_capture', 'metadata'], ['final_capture']),
  ],
  [/^POST \/v1\/payment_intents\/pi_\w+\/cancel$/, shape<Stripe.PaymentIntentCancelParams>([], ['cancellation_reason'])],
  [/^POST \/v1\/payment_intents\/pi_\w+$/, shape<Stripe.PaymentIntentUpdateParams>(['metadata'], [])],
  [/^POST \/v1\/refunds$/, shape<Stripe.RefundCreateParams>(['payment_intent', 'amount'], ['metadata'])],
  [/^POST \/v1\/customers$/, shape<Stripe.CustomerCreateParams>(['payment_method'], [])],
  [/^GET \/v1\/payment_intents$/, shape<Stripe.PaymentIntentListParams>([], ['created', 'limit', 'expand', 'starting_after'])],
  [/^GET \/v1\/payment_intents\/pi_\w+$/, shape<Stripe.PaymentIntentRetrieveParams>([], ['expand'])],
  [/^GET \/v1\/payment_methods\/pm_\w+$/, shape<Stripe.PaymentMethodRetrieveParams>([], [])],
  [/^GET \/v1\/refunds$/, shape<Stripe.RefundListParams>(['payment_intent'], ['limit'])],
];

/** Format of each field, by its full name. */
const VALUES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(amount|amount_to_capture|created\[gte\])$/, /^[1-9]\d*$/],
  [/^limit$/, /^([1-9]\d?|100)$/],
  [/^currency$/, /^(usd|cad)$/],
  [/^capture_method$/, /^manual$/],
  [/^(final_capture|error_on_requires_action|off_session)$/, /^(true|false)$/],
  [/^return_url$/, /^https?:\/\/[\w.:-]+\/[\w./-]*$/],
  [/^allowed_payment_method_types\[\]$/, /^card$/],
  [/^expand\[\]$/, /^(data\.)?latest_charge$/],
  [/^cancellation_reason$/, /^(abandoned|requested_by_customer)$/],
  [/^payment_method_options\[card\]\[request_multicapture\]$/, /^if_available$/],
  [/^metadata\[\w{1,40}\]$/, /^.{1,500}$/],
  [/^(payment_intent|starting_after)$/, /^pi_\w+$/],
  [/^customer$/, /^cus_\w+$/],
  [/^payment_method$/, /^pm_\w+$/],
];

/** Differences from the recorded shape. */
export function wrongIn({ method, headers, asked }: StandInRequest, fields: URLSearchParams): string | undefined {
  const recorded = SHAPES.find(([path]) => path.test(asked))?.[1];
  if (recorded === undefined) return 'no such call';
  if (headers.authorization !== `Bearer ${SECRET_KEY}`) return 'the secret key';
  if (headers['stripe-version'] !== '2026-10-28.endive') return 'the version';
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded') return 'no form';
  if (String(headers['idempotency-key'] ?? '').length > 255) return 'the idempotency key';
  const isMoney = /POST .*(payment_intents|confirm|capture|refunds)$/.test(asked);
  if (isMoney && headers['idempotency-key'] === undefined) return 'no idempotency key';
  const names = [...fields.keys()].map((name) => name.split('[', 1)[0] ?? '');
  const unknown = names.find((name) => !recorded.known.includes(name)) ?? recorded.required.find((name) => !names.includes(name));
  if (unknown !== undefined) return unknown;
  const odd = [...fields].find(([name, value]) => VALUES.find(([one]) => one.test(name))?.[1].test(value) !== true);
  return odd?.join('=');
}
