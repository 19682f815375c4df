// The seller and the return address of each country, for labels, invoices and terms.

export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly returnsTo: readonly string[];
}

type Country = 'US' | 'CA';

/** A seller in the configuration: a name and the lines of an address. */
export interface SellerSettings {
  readonly seller: readonly string[] | undefined;
  readonly returnsTo: readonly string[] | undefined;
}

export type Sellers = Readonly<Record<Country, Seller>>;

const DEMO_SELLERS: Sellers = {
  US: {
    name: 'Inkwell Office Supply, Inc.',
    address: ['120 Speen Street', 'Framingham, MA 01701', 'United States'],
    returnsTo: ['Inkwell Returns', '120 Speen Street, Dock 4', 'Framingham, MA 01701', 'United States'],
  },
  CA: {
    name: 'Inkwell Canada Inc.',
    address: ['2400 Dundas Street West', 'Mississauga, ON L5K 2R8', 'Canada'],
    returnsTo: ['Inkwell Returns / Retours Inkwell', '2400 Dundas Street West, Dock 4', 'Mississauga, ON L5K 2R8', 'Canada'],
  },
};

/**
 * Whether a site shows the seller and the right to withdraw before the order and in the mail. The law requires it for consumers in Canada
 * (Québec's Consumer Protection Act, sections 54.4 to 54.7; the other provinces require no more); all provinces show the same.
 */
export function statesTerms(siteId: string): boolean {
  return siteId === 'consumer-CA';
}

/** Sellers from the configuration, else the demo's. Returns go to the seller unless it has a separate return address. */
export function makeSellers(settings: Readonly<Record<Country, SellerSettings>>): Sellers {
  const made = (country: Country): Seller => {
    const { seller, returnsTo } = settings[country];
    const [name, ...address] = seller ?? [];
    return name === undefined ? DEMO_SELLERS[country] : { name, address, returnsTo: returnsTo ?? [name, ...address] };
  };
  return { US: made('US'), CA: made('CA') };
}

/** The seller of a site: `consumer-US` buys in the United States. */
export function sellerOf(siteId: string, sellers: Sellers): Seller {
  return sellers[siteId.endsWith('CA') ? 'CA' : 'US'];
}
