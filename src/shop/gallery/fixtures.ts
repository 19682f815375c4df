// Sample data of the gallery, with the mock-ups' texts. Not in production, so these are not messages.

export const words = {
  title: 'Component gallery',
  intro: 'Every component in every state.',
  close: 'Close',
  undo: 'Undo',
  showTold: 'Show what came of a form',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  now: 'Now',
  was: 'was',
  optional: '(optional)',
  index: 'Components',
  skip: 'Skip to the gallery',
  hidden: 'These words are for screen readers only.',
} as const;

export const sections = {
  buttons: 'Buttons',
  fields: 'Fields',
  choices: 'Choices',
  marks: 'Badges, chips, price',
  messages: 'Messages',
  frames: 'Frame of a foreign form',
  surfaces: 'Drawers, dialogs, toasts',
  progress: 'Steps and progress',
  navigation: 'Tabs, breadcrumbs, pager',
  folders: 'Folders and receipt',
  carousel: 'Carousel and skeleton',
  table: 'Table',
  layouts: 'Tile layouts',
  content: 'Tile kinds on the 12 columns',
  banners: 'Banners on the 12 columns',
  shop: 'Search, filters, menu, cart',
  lists: 'Managed lists',
  empty: 'Empty state',
  rest: 'Disclosure, logo, picture',
} as const;

export const buttons = {
  primary: 'Add to cart',
  plain: 'View cart',
  ink: 'Apply filters',
  quiet: 'Not now',
  danger: 'Decline the order',
  busy: 'Adding',
  small: 'Small',
  off: 'Add plan',
  reason: 'Pick a plan first.',
  link: 'Open an order',
  file: 'Choose a picture',
  fileBusy: 'Uploading your picture…',
  wide: 'Check out',
  save: 'Save for later',
  remove: 'Remove',
  about: '– Quillon Glide gel pens',
  bookmark: 'Save to a list – Quillon Glide gel pens',
} as const;

export const fields = {
  email: 'Email',
  receipt: '(for the receipt)',
  emailError: 'Add the part after @, for example maya@school.org.',
  note: 'Note to the driver',
  noteHint: 'For example where to leave the box.',
  coupon: 'Coupon',
  weight: 'Weight',
  weights: [
    { value: '20', label: '20 lb.' },
    { value: '24', label: '24 lb.' },
    { value: '65', label: '65 lb. card', off: true },
  ],
  quantity: { label: 'Quantity – Sample', lessLabel: 'Decrease quantity – Sample', moreLabel: 'Increase quantity – Sample' },
  summary: 'Two things need a change.',
  errors: [
    { fieldId: 'gallery-email', text: 'Add the part after @.' },
    { fieldId: 'gallery-note', text: 'Shorten the note to 200 characters.' },
  ],
} as const;

export const choices = {
  brand: 'Brand',
  brands: [
    { id: 'northfold', label: 'Northfold', count: 64, on: true },
    { id: 'tallgrass', label: 'Tallgrass', count: 48, on: false },
    { id: 'harbour', label: 'Harbour Mill', count: 0, on: false },
  ],
  way: 'How to get it',
  pickup: 'Pick up today, by 11:15 am',
  pickupPlace: 'Framingham, 659 Worcester Rd',
  pickupStock: '24 in stock',
  delivery: 'Delivery Sat, Nov 21',
  deliveryNote: 'Free from $45',
  fee: '$5.95',
  yields: 'Yield',
  yieldOptions: ['Standard', 'High', '2-pack high'],
  decision: 'Decision',
  allow: 'Allow',
  decline: 'Decline',
} as const;

export const marks = {
  badges: [
    ['deal', 'Save $6.00'],
    ['pick', 'Best seller'],
    ['new', 'New packaging'],
    ['ok', 'Contract price'],
    ['warn', 'Limited quantities'],
    ['bad', 'Discontinued'],
    ['line', 'Personal'],
  ],
  all: 'All',
  brand: 'Northfold',
  removes: 'Remove filter',
  legal: 'Legal',
  price: { now: '$46.99', was: '$54.99', unit: '$0.009 / sheet' },
  priceFr: { now: '46,99\u00a0$', was: '54,99\u00a0$', nowLabel: 'Maintenant', wasLabel: 'avant', unit: '0,009\u00a0$ / feuille' },
  large: { now: '$138.89', unit: '$0.014 / page' },
  none: 'Price N/A',
  rating: '4.7 (1,844)',
  ratingLabel: '4.7 out of 5 stars, 1,844 reviews',
} as const;

export const messages = [
  { id: 'joined', tone: 'info', text: 'Two carts were joined. Nothing was lost.' },
  { id: 'coupon', tone: 'ok', text: 'Your coupon has been added to the cart.' },
  { id: 'stock', tone: 'warn', title: 'One item is out of stock.', text: 'Swap it, save it for later or remove it to check out.' },
  { id: 'card', tone: 'bad', text: 'Your credit card was not charged. Please re-enter the details.' },
] as const;

export const told = {
  added: {
    tone: 'warn',
    text: 'Added 10 of 12 items to your cart.',
    about: [
      { title: 'Brightleaf highlighters', reason: 'Out of stock.' },
      { title: '', reason: 'Quillon Steady pens are sold in packs of 12: 12 were added.' },
    ],
    toCart: true,
  },
  cart: 'View cart',
  soFar: '14 people found this helpful',
  question: 'Was this helpful?',
  answers: { yes: 'Yes', no: 'No' },
  about: 'to the review by Ana',
  owner: 'Our payment company runs this form. Inkwell never sees your card number.',
  loading: 'The card form is loading',
  late: 'The card form did not load.',
  again: 'Click here to retry.',
  number: 'Card number',
} as const;

export const surfaces = {
  openDrawer: 'Open drawer',
  openForm: 'Open form drawer',
  openDialog: 'Open dialog',
  openWide: 'Open wide dialog',
  plans: 'Compare the plans',
  planWhat: 'What you get',
  planRows: [
    { id: 'delivery', what: 'Delivery', select: 'Free, next day', premium: 'Free, next day' },
    { id: 'back', what: 'Rewards', select: '3% back', premium: '5% back' },
    { id: 'furniture', what: 'Furniture assembly', select: 'No', premium: 'Included' },
  ],
  more: 'More',
  showToast: 'Show toast',
  showError: 'Show error toast',
  added: 'Added 2 to cart',
  addedBody: 'Ondine TN-480 high-yield toner cartridge, black',
  subtotal: 'Cart subtotal, 11 items',
  subtotalAmount: '$465.21',
  keep: 'Keep shopping',
  address: 'Add an address',
  saveAddress: 'Save address',
  street: 'Street',
  city: 'City',
  formError: 'The address could not be saved. Try again.',
  question: 'Remove this list?',
  questionBody: 'Classroom supplies has 12 items. You cannot undo this.',
  removeList: 'Remove list',
  toast: 'Added 5 items to your cart, $84.60',
  toastError: 'The list could not be saved.',
  viewCart: 'View cart',
  removed: 'Removed Brightleaf highlighters (1)',
  removeLine: 'Remove a line',
} as const;

export const progress = {
  steps: 'Checkout steps',
  done: ', done',
  stepList: [
    { id: 'delivery', label: 'Delivery', state: 'done', to: '/gallery?step=delivery' },
    { id: 'payment', label: 'Payment', state: 'current' },
    { id: 'review', label: 'Review', state: 'next' },
  ],
  tracking: 'Where the parcel is',
  trackingStates: { done: ', done', current: ', now', next: ', next' },
  points: [
    { id: 'ordered', label: 'Ordered', detail: 'Tue, Nov 17', state: 'done' },
    { id: 'packed', label: 'Packed', detail: 'Thu, Nov 19', state: 'done' },
    { id: 'way', label: 'On its way', detail: 'Left Albany, 6:40 am', state: 'current' },
    { id: 'here', label: 'Delivered', detail: 'Wed, Nov 25', state: 'next' },
  ],
  free: '$18.02 more for free delivery',
  freeLabel: 'Toward free delivery',
  freeValue: '$26.98 of $45.00',
  budget: 'Budget of the art department',
  budgetValue: '$1,840.00 spent and $403.42 in this order, of $3,000.00',
} as const;

export const navigation = {
  crumbs: [{ label: 'Home', to: '/' }, { label: 'Paper', to: '/gallery' }, { label: 'Copy and printer paper' }],
  crumbsLabel: 'You are here',
  payment: 'Ways to pay',
  tabs: [
    { id: 'card', label: 'Credit card', panel: 'The card form stands here.' },
    { id: 'other', label: 'Other payment', panel: 'PayPal stands here.' },
    { id: 'gift', label: 'Gift & prepaid cards', panel: 'The gift card field stands here.' },
  ],
  mini: [
    { id: 'cart', label: 'Cart (2)', panel: 'Two lines.' },
    { id: 'saved', label: 'Saved for later (3)', panel: 'Three lines.' },
  ],
  miniLabel: 'Cart and saved for later',
  orders: 'Orders',
  orderTabs: [
    { to: '/gallery', label: 'Open (2)', current: true },
    { to: '/gallery?orders=past', label: 'Past' },
  ],
  pager: { nav: 'Pages', previous: 'Previous page', next: 'Next page' },
  page: 'Page',
} as const;

export const order = {
  outOfStock: 'Out of stock',
  oneItem: '1 item',
  pickup: '1-hour pickup',
  threeItems: '3 items',
  store: 'Framingham',
  storeNote: ', 659 Worcester Rd · Ready today by 11:15 am',
  changeStore: 'Change store',
  line: 'Quillon Glide retractable gel pens, 0.7 mm, assorted',
  summary: 'Order summary',
  rows: [
    { id: 'items', label: 'Items (7) and plan', amount: '$403.42' },
    { id: 'coupon', label: 'Coupon PAPER15', amount: '−$15.00', tone: 'good' },
    { id: 'delivery', label: 'Pickup and delivery', amount: 'Free', tone: 'good' },
    {
      id: 'large',
      label: 'Large-item handling',
      amount: '$25.00',
      why: 'The chair weighs 47 lb. Two people bring it inside. Charged once for this order.',
      whyOpen: true,
    },
    { id: 'area', label: 'Delivery-area fee', amount: '$2.95', why: 'The carrier charges it for your ZIP code.' },
    { id: 'tax', label: 'Estimated tax, MA state rate', amount: '$26.02' },
  ],
  total: { label: 'Total', amount: '$442.39' },
  saving: 'You save $102.60',
} as const;

export const products = [
  { itemId: '310877', name: 'Quillon Glide retractable gel pens, 0.7 mm, assorted', pack: '12 pens', deal: 'Save $4.30', sold: false },
  { itemId: '298440', name: 'Postmark sticky notes, 3 x 3 in.', pack: '12 pads, 1,200 notes', deal: '', sold: false },
  { itemId: '401588', name: 'Ondine TN-480 high-yield toner cartridge, black', pack: '10,000 pages', deal: 'Save $30.00', sold: false },
  { itemId: '287104', name: 'Castor & Main No. 4 full-strip stapler', pack: '', deal: '', sold: true },
  { itemId: '710020', name: 'Brightleaf medium roast coffee, whole bean', pack: '2.2 lb. bag (1 kg)', deal: '', sold: false },
  { itemId: '520331', name: 'Fieldhouse Alder ergonomic task chair, mesh, black', pack: '1 chair', deal: '', sold: false },
  { itemId: 'none', name: 'A product whose picture does not come', pack: '1 piece', deal: '', sold: false },
] as const;

export const tile = {
  deals: 'This week’s deals',
  pickup: 'Pickup in 1 hour',
  stock: ', 24 in stock',
  soldOut: 'Sold out at Framingham',
  arrives: 'Arrives Sat, Nov 21',
  compare: 'Compare',
  facts: 'Northfold · Color: White · Size: Letter',
  similar: 'See 3 similar',
  list: 'Products',
  allDeals: 'All deals',
  until: 'Through Sunday, November 22. While supplies last.',
  previous: 'Previous products',
  next: 'Next products',
} as const;

export const table = {
  caption: 'Orders waiting for you',
  order: 'Order',
  by: 'Ordered by',
  total: 'Total',
  actions: 'Actions',
  open: 'Open',
  busy: 'The same while it is being asked for again',
  rows: [
    { id: '9321-5507', by: 'Priya Raman', total: '$381.40', tone: undefined },
    { id: '9321-5512', by: 'Sam Ortega', total: '$1,204.10', tone: 'warn' },
    { id: '9321-5519', by: 'Maya Ortiz', total: '$64.00', tone: 'bad' },
  ],
} as const;

export const rest = {
  facet: 'Recycled content',
  facetNote: '2 chosen',
  facetBody: 'At least 30 %, at least 50 %, all of it.',
  brand: 'Inkwell',
  business: 'Business',
  empty: 'Your cart is empty.',
  deadEnd: 'A dead end, with a drawing on a phone too',
  deadEndBody: 'What is so, and the ways on below it.',
  shortForm: 'A short form beside a drawing',
  shortFormLabel: 'Order number',
  emptyBody: 'The things you order most are one tap away. Anything you saved for later is still here.',
  buyAgain: 'Buy it again',
  saved: 'Saved for later (3)',
  loading: 'Loading products',
  total: 'Total, 7 items',
  amount: '$442.39',
} as const;
