import { expect, test } from 'vitest';
import { LOCALES } from '#base/locale/rules';
import { makePaths, slugOf } from '#paths';

test('[APP-2] every address of the shop, in each locale', () => {
  const all = LOCALES.map((locale) => {
    const paths = makePaths(locale);
    return {
      locale,
      home: paths.home(),
      search: paths.search({
        q: 'copy paper',
        brand: ['Northfold', 'Tabb & Co.'],
        supercategory: ['paper'],
        bopis: '0008',
        promo: 'sale',
        facets: { color: ['White'] },
        sort: 'priceAsc',
        page: 2,
      }),
      category: paths.category('copy-paper', 'copy-paper', { brand: ['Northfold'] }),
      brand: [paths.brand('northfold'), paths.brand('コクヨ', { sort: 'priceAsc' })],
      deals: paths.deals(),
      promotions: paths.promotions(),
      handedOver: paths.handedOver('a.b.c'),
      budgets: [
        paths.budgets({ state: 'ended' }),
        paths.budget('new'),
        paths.editBudget('b1'),
        paths.moveToBudget('b1'),
        paths.importBudgets(),
        paths.budgetsFile(),
        paths.budgetHistoryFile('b1'),
      ],
      taxExemptions: [
        paths.taxExemptions({ submitted: 'e1' }),
        paths.taxExemption('e1'),
        paths.newTaxExemption({ replaces: 'e1' }),
        paths.taxExemptionDocument('e1'),
      ],
      serialNumbers: [paths.serialNumbers({ serials: 'A-1 B-2' }), paths.serialNumbersFile()],
      services: [paths.service('breakroom'), paths.standInService('breakroom')],
      printers: [paths.printerFinder({ brand: 'Ondine', series: 'LaserPro' }), paths.printer('laserpro-4120dw'), paths.myPrinters()],
      reviews: [paths.reviews('246810'), paths.reviews('246810', 2), paths.writeReview('246810')],
      compare: [paths.compare(), paths.compare(['246810', '246820'], { differ: true })],
      product: paths.product('northfold-everyday-copy-paper', '246810'),
      consumerCart: paths.cart('consumer'),
      businessCart: paths.cart('business'),
      precheckout: paths.precheckout(),
      checkout: [paths.checkout(), paths.checkout('payment'), paths.checkout('review')],
      checkoutEntry: [paths.checkoutEntry('/checkout/{step}', 'payment'), paths.checkoutEntry('/checkout/express', 'payment')],
      fromElsewhere: [
        paths.challenge('482190733316'),
        paths.walletReturn('APPLE_PAY'),
        paths.cart('consumer', { viewcart: true, payment: 'KLARNA_AUTH_FAILURE' }),
      ],
      confirmation: [paths.confirmation('IW-7K2M-94QX'), paths.arrivals('IW-7K2M-94QX')],
      login: [paths.login({ jump: '/account/orders?page=2' }), paths.login({ password: 'changed' })],
      createAccount: paths.createAccount({ jump: '/cc/sparq/cart' }),
      becomeCustomer: paths.becomeCustomer({ target: '/' }),
      account: [
        paths.account('consumer'),
        paths.account('business'),
        paths.accountDetails(),
        paths.privacyAndData(),
        paths.accountDeleted(),
        paths.personalData(),
        paths.addresses(),
        paths.addresses({ address: 'new' }),
        paths.savedCards(),
        paths.savedCards({ card: 'new' }),
      ],
      mailedLinks: [paths.forgottenPassword(), paths.newPassword('a-b_c'), paths.confirmEmail('a-b_c'), paths.openAccount('a-b_c')],
      orders: [paths.orders(), paths.orders(3)],
      order: paths.order('IW-7K2M-94QX'),
      orderLookup: paths.orderLookup(),
      returnLabel: paths.returnLabel('k'),
      papers: [paths.invoice('k', 1), paths.creditNote('k', 1), paths.productDocument('/product-documents/1/assembly-guide-en.pdf')],
      stores: paths.stores(),
      store: [paths.store('0008'), paths.storeStock('0008'), paths.storeStock('0008', '246810')],
      place: paths.place({ back: '/deals' }),
      quickOrder: [paths.quickOrder(), paths.quickOrderSample(), paths.offline()],
      lists: (['consumer', 'business'] as const).flatMap((tenant) => [
        paths.lists(tenant),
        paths.lists(tenant, { SelectedListsType: 'FAVORITE', SearchText: '', SortOrder: 'name-ascending', PageSize: '25' }),
        paths.lists(tenant, { listId: 'a-b_c' }),
        paths.lists(tenant, { create: 'true', item: '246810', qty: '2' }),
      ]),
      departments: paths.departments(),
      help: paths.help(),
      about: paths.about('privacy'),
      apiDocs: paths.apiDocs(),
      mailbox: paths.mailbox(),
      consentChoices: paths.consentChoices(),
      sentEvents: paths.sentEvents(),
    };
  });
  expect(all).toMatchSnapshot();
});

test.each([
  ['Northfold Everyday copy paper, 8.5 x 11 in., 92 bright', 'northfold-everyday-copy-paper-8-5-x-11-in-92-bright'],
  ['Stylos à encre gel Quillon Glide, 0,7 mm', 'stylos-a-encre-gel-quillon-glide-0-7-mm'],
  ['Œillets', 'oeillets'],
  ['Bjørn & Ångström Møbler', 'bjorn-angstrom-mobler'],
  ['Łódź Straße', 'lodz-strasse'],
  ['!!!', 'item'],
])('a name becomes an address part: %s', (name, slug) => expect(slugOf(name)).toBe(slug));

test.each([
  ['/pictures/246810/main.svg?v=abc', '/pictures/246810/main.jpg?v=abc'],
  ['/pictures/246810/main.svg', '/pictures/246810/main.jpg'],
  ['/pictures/246810/high.svg?v=abc', '/pictures/246810/high.svg?v=abc'],
  ['/photos/1.webp', '/photos/1.webp'],
])('the raster form of %s is %s', (address, raster) => expect(makePaths('en-US').rasterPicture(address)).toBe(raster));
