// The services of each company on the payment host, besides the form.
import { aciCardRegistration } from '#providers/aci-provider/server';
import type { Tokeniser } from '#providers/pay-host/contract';
import { openSandbox } from '#providers/sandbox-provider/server';
import type { HostedCompany } from './pay-host-facts.ts';
import type { PayHostSettings } from './pay-host-settings.ts';

/** The form sends cards directly to the company. */
const nothing = (): HostedCompany => ({});

const COMPANIES: {
  readonly [Vendor in Tokeniser['vendor']]: (settings: PayHostSettings, ownOrigin: () => string) => HostedCompany;
} = {
  sandbox: ({ key, parents, lostAnswerMs, store, receiver }, ownOrigin) =>
    openSandbox({ key, parents, store, receiver, ownOrigin, ...(lostAnswerMs === undefined ? {} : { lostAnswerMs }) }),
  stripe: nothing,
  braintree: nothing,
  aci: ({ checkouts }) => (checkouts === undefined ? {} : { desk: aciCardRegistration(checkouts) }),
};

export function openCompany(settings: PayHostSettings, ownOrigin: () => string): HostedCompany {
  return COMPANIES[settings.tokeniser.vendor](settings, ownOrigin);
}
