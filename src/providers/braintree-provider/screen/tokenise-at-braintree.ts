// Tokenises a card at Braintree from the form's own page, without Braintree's script: `tokenizeCreditCard` with the tokenization key
// (https://developer.paypal.com/braintree/graphql/reference/mutations/tokenize-credit-card), which allows nothing else.
import type { CardForm, CardProblem } from '#buying/payment/rules';
import { cardPayload, NAMING_LIMIT_MS, type Tokenised } from '#providers/payment-vendor/rules';

const QUERY = 'mutation Name($input: TokenizeCreditCardInput!) { tokenizeCreditCard(input: $input) { paymentMethod { id } } }';

const NUMBER: CardProblem = { field: 'number', code: 'NUMBER_INVALID' };
const EXPIRY: CardProblem = { field: 'expiry', code: 'EXPIRY_INVALID' };
const CODE: CardProblem = { field: 'securityCode', code: 'CODE_LENGTH', digits: 3 };

/** The form's field for each of Braintree's errors: https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all#credit-card. */
const PROBLEMS: ReadonlyMap<string, CardProblem> = new Map(
  Object.entries({
    '81703': { field: 'number', code: 'BRAND_UNKNOWN' },
    '81715': NUMBER,
    '81716': NUMBER,
    '81717': NUMBER,
    '81709': EXPIRY,
    '81710': EXPIRY,
    '81712': EXPIRY,
    '81713': EXPIRY,
    '81706': CODE,
    '81707': CODE,
  }),
);

interface Answer {
  readonly data?: { readonly tokenizeCreditCard?: { readonly paymentMethod?: { readonly id?: unknown } | null } | null } | null;
  readonly errors?: readonly { readonly extensions?: { readonly legacyCode?: string } }[];
}

export async function tokeniseAtBraintree(
  card: CardForm,
  { url, key }: { readonly url: string; readonly key: string },
): Promise<Tokenised> {
  const sent = cardPayload(card);
  if ('problems' in sent) return sent;
  const { number, month, year, code, shown } = sent;
  const creditCard = { number, expirationMonth: String(month).padStart(2, '0'), expirationYear: String(year), cvv: code };
  try {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'braintree-version': '2019-01-01', 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables: { input: { creditCard } } }),
      credentials: 'omit',
      signal: AbortSignal.timeout(NAMING_LIMIT_MS),
    });
    const { data, errors = [] } = (await reply.json()) as Answer;
    const id = data?.tokenizeCreditCard?.paymentMethod?.id;
    if (reply.ok && errors.length === 0 && typeof id === 'string') return { token: id, ...shown };
    const problems = errors.flatMap(({ extensions }) => PROBLEMS.get(extensions?.legacyCode ?? '') ?? []);
    return { problems };
  } catch {
    return { problems: [] };
  }
}
