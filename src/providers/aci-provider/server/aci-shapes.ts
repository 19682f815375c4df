// The recorded shapes of ACI's requests: allowed fields and their formats (https://docs.aciworldwide.com/reference/parameters and
// https://docs.aciworldwide.com/integrations, read in November 2026).
import type { IncomingHttpHeaders } from 'node:http';

export const [ENTITY_ID, ACCESS_TOKEN] = ['8ac7a4ca80b2d4470180b3d8000000aa', 'T0dGalN0YW5kSW5TdGFuZElu'];

/** As the test double's server reads them. */
export interface StandInRequest {
  readonly method: string;
  readonly asked: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Shape {
  readonly required: readonly string[];
  readonly known: readonly string[];
}

function shape(required: readonly string[], known: readonly string[] = []): Shape {
  return { required, known: ['entityId', ...required, ...known] };
}

const ASKING = [
  'shopperResultUrl',
  'customer.ip',
  ...['acceptHeader', 'userAgent', 'language', 'javaEnabled', 'javascriptEnabled', 'challengeWindow'].map(
    (name) => `customer.browser.${name}`,
  ),
  ...['screenWidth', 'screenHeight', 'screenColorDepth', 'timezone'].map((name) => `customer.browser.${name}`),
];

const STANDING = ['standingInstruction.mode', 'standingInstruction.type', 'standingInstruction.source'];

const SHAPES: readonly (readonly [RegExp, Shape])[] = [
  [
    /^POST \/v1\/registrations\/[0-9a-f]{32}\/payments$/,
    shape(['amount', 'currency', 'paymentType'], ['merchantTransactionId', ...STANDING, ...ASKING]),
  ],
  [/^POST \/v1\/payments\/[0-9a-f]{32}$/, shape(['paymentType'], ['amount', 'currency', 'merchantTransactionId'])],
  [/^POST \/v1\/checkouts$/, shape(['createRegistration'])],
  [/^GET \/v1\/checkouts\/[\w.-]+\/registration$/, shape([])],
  [/^GET \/v3\/query\/[0-9a-f]{32}$/, shape([], ['includeLinkedTransactions', 'paymentTypes'])],
  [/^GET \/v3\/query$/, shape([], ['merchantTransactionId', 'date.from', 'date.to', 'paymentTypes', 'limit', 'pageNo'])],
];

/** Format of each field, by its full name. */
const VALUES: readonly (readonly [RegExp, RegExp])[] = [
  [/^entityId$/, /^[0-9a-f]{32}$/],
  [/^amount$/, /^\d{1,10}\.\d{2}$/],
  [/^currency$/, /^(USD|CAD)$/],
  [/^paymentType$/, /^(PA|CP|RV|RF)$/],
  [/^merchantTransactionId$/, /^.{8,255}$/],
  [/^(createRegistration|includeLinkedTransactions)$/, /^true$/],
  [/^paymentTypes$/, /^(PA|CP|RV|RF)(,(PA|CP|RV|RF))*$/],
  [/^date\.(from|to)$/, /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  [/^(limit|pageNo)$/, /^[1-9]\d{0,2}$/],
  [/^shopperResultUrl$/, /^https?:\/\/[\w.:-]+\/[\w./-]*$/],
  [/^customer\.ip$/, /^[\da-f.:]{3,45}$/],
  [/^customer\.browser\.(acceptHeader|userAgent)$/, /^.{0,2048}$/],
  [/^customer\.browser\.language$/, /^[a-z]{2}(-[A-Z]{2})?$/],
  [/^customer\.browser\.(javaEnabled|javascriptEnabled)$/, /^(true|false)$/],
  [/^customer\.browser\.challengeWindow$/, /^[1-5]$/],
  [/^customer\.browser\.screen(Width|Height)$/, /^\d{1,6}$/],
  [/^customer\.browser\.screenColorDepth$/, /^\d{1,2}$/],
  [/^customer\.browser\.timezone$/, /^-?\d{1,3}$/],
  [/^standingInstruction\.mode$/, /^(INITIAL|REPEATED)$/],
  [/^standingInstruction\.type$/, /^(UNSCHEDULED|RECURRING|INSTALLMENT)$/],
  [/^standingInstruction\.source$/, /^(CIT|MIT)$/],
];

/** Differences from the recorded shape. */
export function wrongIn({ method, headers, asked, query }: StandInRequest, fields: URLSearchParams): string | undefined {
  const recorded = SHAPES.find(([path]) => path.test(asked))?.[1];
  if (recorded === undefined) return 'no such call';
  if (headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return 'the access token';
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded') return 'no form';
  // All fields have to be in the body.
  if (method === 'POST' && query.size > 0) return 'a query';
  if (fields.get('entityId') !== ENTITY_ID) return 'the channel';
  const names = [...fields.keys()];
  const unknown = names.find((name) => !recorded.known.includes(name)) ?? recorded.required.find((name) => !names.includes(name));
  if (unknown !== undefined) return unknown;
  return [...fields].find(([name, value]) => VALUES.find(([one]) => one.test(name))?.[1].test(value) !== true)?.join('=');
}
