// Who sells and where parcels go back to, by country: as labels and invoices print it.

export interface Seller {
  readonly name: string;
  readonly address: readonly string[];
  readonly returnsTo: readonly string[];
}

type Country = 'US' | 'CA';

/** As a shop configures them: a name and the lines of an address. */
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
 * Who is told before ordering, and again by mail, whom they buy from and how they get out of it: consumers in Canada (Québec's Consumer Protection
 * Act, sections 54.4 to 54.7; the other provinces ask for no more). What is true of one province is said in all of them.
 */
export function statesTerms(siteId: string): boolean {
  return siteId === 'consumer-CA';
}

/** The demo's seller where none is configured. What comes back goes to the seller unless it has a place of its own. */
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
