// What the gallery shows of tile layouts, tile kinds and banners (CAT-4). Development only, so these are not messages.

export const layouts = {
  standard: 'Standard, one of them sponsored',
  sponsored: 'Sponsored',
  pair: 'Standard, two beside each other on a phone',
  list: 'List',
  mini: 'Mini',
  carousel: 'Carousel mini',
  carouselNote: 'As many as its own width has room for.',
  print: 'Print',
  shop: 'Shop',
  add: 'Add',
  buyAgain: 'Buy it again',
  ordered: 'Ordered Oct 28',
} as const;

export const prints = [
  { id: 'cards', itemId: '287104', name: 'Business cards', price: 'From $18.00 for 100', note: 'Ready in 3 hours' },
  { id: 'flyers', itemId: '246811', name: 'Flyers and leaflets', price: 'From $0.19 each', note: 'Ready in 1 hour' },
  {
    id: 'signs',
    itemId: '298440',
    name: 'Signs with a long name that has to go onto two lines',
    price: 'From $24.00',
    note: 'Ready tomorrow',
  },
] as const;

export const shops = [
  { id: 'chairs', itemId: '520331', title: 'Office chairs', note: '40 models, from $89.00' },
  { id: 'coffee', itemId: '710020', title: 'Coffee', note: '22 roasts' },
  { id: 'pens', itemId: '310877', title: 'Pens', note: 'From $0.42 each' },
  { id: 'toner', itemId: '401588', title: 'Toner', note: 'For 214 printers' },
] as const;

export const content = {
  names: { values: 'Value proposition', quick: 'Quick links', articles: 'Articles', cards: 'Product card', icons: 'Icon cards' },
  values: [
    { icon: 'store', title: '1-hour pickup', text: 'In 52 stores near you', to: '/gallery?value=pickup' },
    { icon: 'truck', title: 'Delivery tomorrow', text: 'Free on orders of $45.00 or more', to: '/gallery?value=delivery' },
    { icon: 'return', title: '30 days to return', text: 'In a store or by mail', to: undefined },
  ],
  quick: [
    { title: 'Paper', links: ['Copy paper', 'Card stock', 'Photo paper', 'Envelopes'] },
    { title: 'Ink & toner', links: ['By printer', 'Original', 'Recycled'] },
    { title: 'Furniture', links: ['Chairs', 'Desks', 'Shelves', 'Lamps'] },
    { title: 'Breakroom', links: ['Coffee', 'Tea', 'Cups'] },
  ],
  articles: [
    {
      itemId: '520331',
      title: 'How to set up a chair in five minutes',
      text: 'Seat, back, arms: three measures and where they should be.',
      note: '5 minutes',
    },
    {
      itemId: '246811',
      title: 'Which paper for which printer',
      text: 'Weight, brightness and what they change on the page.',
      note: '4 minutes',
    },
    {
      itemId: '401588',
      title: 'What a page really costs',
      text: 'The yield on the box, and how to compare two cartridges by it.',
      note: '3 minutes',
    },
  ],
  cards: [
    {
      itemId: '520331',
      name: 'Fieldhouse Alder ergonomic task chair',
      text: 'Lumbar support that follows the back, and a mesh that stays cool.',
    },
    { itemId: '401588', name: 'Ondine TN-480 high-yield toner', text: '10,000 pages from one cartridge.' },
  ],
  icons: [
    { icon: 'package', label: 'Track an order', to: '/gallery?task=track' },
    { icon: 'restock', label: 'Auto restock', to: '/gallery?task=restock' },
    { icon: 'list', label: 'Lists', to: '/gallery?task=lists' },
    { icon: 'printer', label: 'Find ink or toner', to: '/gallery?task=ink' },
    { icon: 'gift', label: 'Gift cards', to: '/gallery?task=gift' },
    { icon: 'store', label: 'Stores', to: '/gallery?task=stores' },
  ],
} as const;

export const banners = {
  hero: { title: 'A desk that works', text: 'Everything between the chair and the lamp, delivered to your door.', action: 'See furniture' },
  two: [
    {
      tone: 'paper',
      title: 'Chairs you can sit in first',
      text: '40 models on the floor at Framingham.',
      action: 'See office chairs',
      itemId: '520331',
    },
    {
      tone: 'ball',
      title: 'Buying for a team?',
      text: 'Contract prices, budgets, approvals and one invoice.',
      action: 'Open a business account',
      itemId: '',
    },
  ],
  three: ['Paper by the pallet', 'Ink that fits', 'Coffee for forty'],
  four: [
    { title: 'Back to school', itemId: '310877' },
    { title: 'Tax season', itemId: '287104' },
    { title: 'Breakroom', itemId: '710020' },
    { title: 'Sticky notes', itemId: '298440' },
  ],
  bleed: {
    title: 'Members save on every order',
    text: 'Two percent back, and free delivery with the paid plans.',
    action: 'Compare the plans',
  },
  promo: { title: 'Free delivery this weekend on orders of $25.00 or more.', action: 'How delivery works' },
  see: 'See all',
} as const;

export const shop = {
  search: 'Search: type “pap”, then use the arrow keys',
  filters: 'Open filters',
  chips: 'Chosen filters: each is taken away by itself, or all at once',
  noChips: 'No filter chosen, nothing found',
  menu: 'Menu',
  cart: 'Mini cart',
  facets: [
    {
      code: 'brand',
      label: 'Brand',
      values: [
        { value: 'Northfold', label: 'Northfold', count: 25, selected: true },
        { value: 'Tallgrass', label: 'Tallgrass', count: 9, selected: false },
        { value: 'Harbour', label: 'Harbour Mill', count: 0, selected: false },
      ],
    },
    {
      code: 'size',
      label: 'Size',
      values: [
        { value: 'letter', label: '8.5 x 11 in.', count: 31, selected: true },
        { value: 'legal', label: '8.5 x 14 in.', count: 6, selected: false },
      ],
    },
  ],
  departments: [
    { id: 'paper', name: 'Paper', href: '/paper/cat_paper', image: '/pictures/246811/main.svg', count: 270 },
    { id: 'writing', name: 'Writing', href: '/writing/cat_writing', image: '/pictures/310877/main.svg', count: 180 },
    { id: 'furniture', name: 'Furniture', href: '/furniture/cat_furniture', image: '/pictures/520331/main.svg', count: 120 },
  ],
  folders: 'Departments',
  pages: 'Pages in the same hand',
  pageLinks: [
    { label: 'Sign in', to: '/office/supplies/login' },
    { label: 'Create account', to: '/office/supplies/create-account' },
    { label: 'Find your order', to: '/order-lookup' },
    { label: 'Page not found', to: '/no/such/page' },
    { label: 'Empty cart', to: '/cart' },
    { label: 'Nothing found', to: '/search?q=zzzzqqqq' },
  ],
} as const;
