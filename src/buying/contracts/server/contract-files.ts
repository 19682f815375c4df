// The agreed prices of today as a table, for the organization's own systems.
import type { FastifyInstance } from 'fastify';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse, type Refusal } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { contractsWords } from '#buying/contracts/words';
import { contentLocale } from '#goods/catalog/rules';
import { agreedProducts } from '#goods/catalog/server';
import { actorOf, type Actor } from '#people/organizations/server';
import { makePaths } from '#paths';
import { sendCsv, type CsvRow } from '#platform/csv-file';
import { sendRefusal } from '#platform/refusals';
import type { Visit } from '#platform/visit';
import type { ContractsDeps } from './handlers.ts';

const COLUMNS = ['item', 'ownNumber', 'name', 'contract', 'contractNumber', 'currency', 'price', 'breaks'] as const;

export function serveContractFiles(shop: FastifyInstance, deps: ContractsDeps): void {
  shop.get(makePaths('en-US').contractPricesFile(), { config: { access: 'shopper' } }, async ({ visit }, reply) => {
    const actor = await readerOf(visit);
    if (isRefusal(actor)) return sendRefusal(reply, actor);
    return sendCsv(reply, 'contract-prices.csv', await pricesOf(deps, visit, actor));
  });
}

const say = ({ copyLocale }: Pick<Visit, 'copyLocale'>) => sayer(contractsWords, copyLocale);

async function readerOf(visit: Visit): Promise<Actor | Refusal> {
  const shopper = await visit.shopper();
  if (!isSignedIn(shopper)) return refuse(401, 'LOGIN_REQUIRED', say(visit)('LOGIN_REQUIRED'));
  const actor = actorOf(shopper);
  const mayRead = shopper.permissions.has('H_SAM') || shopper.permissions.has('H_SB');
  return actor !== undefined && mayRead ? actor : refuse(403, 'CONTRACTS_NOT_ALLOWED', say(visit)('CONTRACTS_NOT_ALLOWED'));
}

/** A price that only the cart shows is left empty. */
async function pricesOf({ catalog, contracts }: ContractsDeps, visit: Visit, { accountNumber }: Actor): Promise<readonly CsvRow[]> {
  const terms = await contracts.of(accountNumber);
  const { currency } = visit.site;
  const locale = contentLocale(visit.copyLocale);
  const amount = (cents: number): string => (cents / 100).toFixed(2);
  const rows = agreedProducts(terms, currency, catalog).products.flatMap((product) => {
    const agreed = terms.agreed(product, currency);
    if (agreed === undefined) return [];
    const isShown = !product.flags.seePriceInCart;
    const breaks = isShown ? terms.breaks(product, currency) : [];
    return [
      [
        product.itemId,
        terms.customerSku(product.itemId) ?? '',
        product.title[locale],
        agreed.contract?.name ?? '',
        agreed.contract?.number ?? '',
        currency,
        isShown ? amount(agreed.each) : '',
        breaks.map(({ qty, each }) => `${qty}=${amount(each)}`).join(' | '),
      ],
    ];
  });
  const head = COLUMNS.map((column) => say(visit)(`server.column${column}`));
  return [head, ...rows];
}
