// Handlers of the content contract.
import type { contentContract } from '#around/content/contract';
import { sellerOf, type Sellers } from '#buying/orders/rules';
import type { Handlers } from '#platform/contract';

export interface SellerFacts {
  readonly sellers: Sellers;
  /** Registrations in Canada, as invoices print them. */
  readonly taxNumbers: {
    readonly gst: string | undefined;
    readonly qst: string | undefined;
    readonly provincial: Readonly<Record<string, string>>;
  };
}

export function contentHandlers({ sellers, taxNumbers }: SellerFacts): Handlers<typeof contentContract> {
  return {
    'GET /api/seller': ({ visit }) => {
      const { name, address, returnsTo } = sellerOf(visit.site.id, sellers);
      const isCanadian = visit.site.country === 'CA';
      return {
        name,
        address: [...address],
        returnsTo: [...returnsTo],
        gst: (isCanadian && taxNumbers.gst) || null,
        qst: (isCanadian && taxNumbers.qst) || null,
        provincial: isCanadian ? Object.entries(taxNumbers.provincial).map(([province, number]) => `${province} ${number}`) : [],
      };
    },
  };
}
