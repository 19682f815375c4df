// ACI's side of the card form: prepares a checkout, and asks afterwards which card was registered.
// https://docs.aciworldwide.com/tutorials/integration-guide/widget-registrationtokens
import type { CardProblem } from '#buying/payment/rules';
import { PaymentUnreachable } from '#buying/payment/server';
import { aciClient, type AciSettings } from './aci-client.ts';
import { readAnswer } from './aci-objects.ts';
import { kindOf } from './aci-results.ts';

export interface CardRegistration {
  /** Id of a checkout that accepts one card within half an hour. */
  prepare(): Promise<string>;
  /** The registered card's id, the card's problems, or an empty list when no card arrived. */
  registered(checkoutId: string): Promise<{ readonly token: string } | { readonly problems: readonly CardProblem[] }>;
}

const CHECKOUT = /^[\w.-]{8,80}$/;
const PREPARED = '000.200.100';

const PROBLEMS: ReadonlyMap<string, CardProblem> = new Map(
  Object.entries({
    '100.100.101': { field: 'number', code: 'NUMBER_INVALID' },
    '100.100.700': { field: 'number', code: 'NUMBER_INVALID' },
    '100.100.303': { field: 'expiry', code: 'EXPIRY_PAST' },
    '100.100.301': { field: 'expiry', code: 'EXPIRY_INVALID' },
    '100.100.600': { field: 'securityCode', code: 'CODE_LENGTH', digits: 3 },
    '100.100.601': { field: 'securityCode', code: 'CODE_LENGTH', digits: 3 },
  }),
);

export function aciCardRegistration(settings: AciSettings): CardRegistration {
  const client = aciClient(settings);
  return {
    async prepare() {
      const { id, result } = readAnswer((await client.post('/v1/checkouts', { createRegistration: 'true' })).body);
      if (result.code !== PREPARED || id === undefined) throw new PaymentUnreachable(`ACI prepared no checkout: ${result.code}`);
      return id;
    },
    async registered(checkoutId) {
      if (!CHECKOUT.test(checkoutId)) return { problems: [] };
      const { id, result } = readAnswer((await client.get(`/v1/checkouts/${encodeURIComponent(checkoutId)}/registration`)).body);
      if (kindOf(result.code) === 'done' && id !== undefined) return { token: id };
      const problem = PROBLEMS.get(result.code) ?? (kindOf(result.code) === 'declined' ? PROBLEMS.get('100.100.101') : undefined);
      return { problems: problem === undefined ? [] : [problem] };
    },
  };
}
