// Turns American spelling into Canadian spelling, word by word; what is the same in both stays untouched.

const CANADIAN: Readonly<Record<string, string>> = {
  color: 'colour',
  colors: 'colours',
  colored: 'coloured',
  colorful: 'colourful',
  multicolor: 'multicolour',
  center: 'centre',
  centers: 'centres',
  centered: 'centred',
  gray: 'grey',
  grays: 'greys',
  fiber: 'fibre',
  fibers: 'fibres',
  fiberboard: 'fibreboard',
  liter: 'litre',
  liters: 'litres',
  meter: 'metre',
  meters: 'metres',
  milliliters: 'millilitres',
  favorite: 'favourite',
  favorites: 'favourites',
  flavor: 'flavour',
  flavors: 'flavours',
  flavored: 'flavoured',
  labor: 'labour',
  odor: 'odour',
  odors: 'odours',
  neighbor: 'neighbour',
  harbor: 'harbour',
  catalog: 'catalogue',
  catalogs: 'catalogues',
  mold: 'mould',
  molded: 'moulded',
  licenses: 'licences',
  license: 'licence',
  labeled: 'labelled',
  labeling: 'labelling',
  labeler: 'labeller',
  canceled: 'cancelled',
  traveling: 'travelling',
  traveler: 'traveller',
  theater: 'theatre',
  armor: 'armour',
  honor: 'honour',
  vapor: 'vapour',
  checkbook: 'chequebook',
  paychecks: 'paycheques',
  paycheck: 'paycheque',
  humor: 'humour',
  savor: 'savour',
  savory: 'savoury',
  colorfast: 'colourfast',
  caliber: 'calibre',
};

/** The same sentence as a Canadian shop writes it. */
export function canadianSpelling(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) => {
    const spelled = CANADIAN[word.toLowerCase()];
    if (spelled === undefined) return word;
    return word[0] === word[0]?.toUpperCase() ? spelled[0]?.toUpperCase() + spelled.slice(1) : spelled;
  });
}
