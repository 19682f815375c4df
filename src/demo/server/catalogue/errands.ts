// Typical errands in an office shop, from which the demo's example orders are made: kinds of goods bought together, each with its
// percentage of the orders. The first kind is the purpose of the errand.

export type Errand = readonly (readonly [categoryId: string, inHundred: number])[];

export const errands: readonly (readonly [weight: number, errand: Errand])[] = [
  [
    14,
    [
      ['copy-paper', 100],
      ['toner', 45],
      ['gel-pens', 28],
      ['sticky-notes', 26],
      ['file-folders', 18],
      ['clips-fasteners', 16],
    ],
  ],
  [
    9,
    [
      ['printers', 100],
      ['ink', 60],
      ['copy-paper', 62],
      ['cables', 38],
      ['photo-paper', 14],
      ['surge-power', 12],
    ],
  ],
  [
    8,
    [
      ['toner', 100],
      ['copy-paper', 58],
      ['drums', 14],
      ['labels', 12],
    ],
  ],
  [
    8,
    [
      ['ink', 100],
      ['copy-paper', 38],
      ['photo-paper', 34],
      ['envelopes', 14],
    ],
  ],
  [
    9,
    [
      ['binders', 100],
      ['dividers', 62],
      ['sheet-protectors', 48],
      ['hole-punches', 22],
      ['labels', 16],
    ],
  ],
  [
    8,
    [
      ['file-folders', 100],
      ['hanging-folders', 46],
      ['labels', 34],
      ['file-cabinets', 12],
      ['label-makers', 10],
    ],
  ],
  [
    10,
    [
      ['coffee', 100],
      ['sugar-creamer', 54],
      ['cups-plates', 50],
      ['snacks', 28],
      ['tea', 22],
      ['paper-towels', 16],
    ],
  ],
  [
    6,
    [
      ['water-juice', 100],
      ['snacks', 52],
      ['cups-plates', 40],
      ['trash-bags', 18],
    ],
  ],
  [
    7,
    [
      ['cleaners', 100],
      ['wipes', 50],
      ['paper-towels', 52],
      ['trash-bags', 42],
      ['gloves-safety', 22],
      ['soap-sanitizer', 30],
    ],
  ],
  [
    5,
    [
      ['tissue', 100],
      ['paper-towels', 48],
      ['soap-sanitizer', 52],
      ['trash-bags', 24],
    ],
  ],
  [
    8,
    [
      ['shipping-boxes', 100],
      ['packing-tape', 66],
      ['cushioning', 46],
      ['labels', 30],
      ['padded-mailers', 24],
    ],
  ],
  [
    5,
    [
      ['envelopes', 100],
      ['labels', 32],
      ['stamps', 16],
      ['padded-mailers', 26],
      ['ballpoint-pens', 20],
    ],
  ],
  [
    6,
    [
      ['desks', 100],
      ['office-chairs', 52],
      ['mats-footrests', 26],
      ['lamps', 30],
      ['desk-organizers', 26],
      ['assembly-services', 8],
    ],
  ],
  [
    5,
    [
      ['office-chairs', 100],
      ['mats-footrests', 42],
      ['desks', 16],
      ['lamps', 14],
    ],
  ],
  [
    6,
    [
      ['laptops-tablets', 100],
      ['keyboards-mice', 44],
      ['docks-hubs', 34],
      ['bags', 30],
      ['headsets', 26],
      ['usb-storage', 18],
    ],
  ],
  [
    5,
    [
      ['monitors', 100],
      ['cables', 48],
      ['keyboards-mice', 40],
      ['docks-hubs', 22],
      ['webcams-speakers', 24],
    ],
  ],
  [
    5,
    [
      ['whiteboards', 100],
      ['dry-erase-markers', 72],
      ['cleaners', 12],
      ['bulletin-boards', 14],
    ],
  ],
  [
    6,
    [
      ['classroom', 100],
      ['art-supplies', 40],
      ['pencils', 46],
      ['glue', 34],
      ['scissors', 30],
      ['colored-paper', 36],
      ['erasers-correction', 24],
    ],
  ],
  [
    7,
    [
      ['notebooks', 100],
      ['gel-pens', 46],
      ['highlighters', 36],
      ['mechanical-pencils', 22],
      ['planners', 18],
    ],
  ],
  [
    5,
    [
      ['label-makers', 100],
      ['label-tapes', 78],
      ['batteries', 34],
    ],
  ],
  [
    4,
    [
      ['label-tapes', 100],
      ['label-makers', 10],
      ['batteries', 18],
      ['file-folders', 18],
    ],
  ],
  [
    4,
    [
      ['staplers', 100],
      ['tape', 40],
      ['scissors', 30],
      ['clips-fasteners', 38],
      ['hole-punches', 22],
    ],
  ],
  [
    3,
    [
      ['laminators', 100],
      ['card-stock', 30],
      ['rulers-trimmers', 32],
    ],
  ],
  [
    3,
    [
      ['shredders', 100],
      ['trash-bags', 28],
      ['file-folders', 20],
    ],
  ],
  [
    3,
    [
      ['calculators', 100],
      ['paper-rolls', 42],
      ['batteries', 28],
      ['pencils', 18],
    ],
  ],
  [
    3,
    [
      ['headsets', 100],
      ['webcams-speakers', 42],
      ['usb-storage', 14],
    ],
  ],
  [
    3,
    [
      ['easel-pads', 100],
      ['permanent-markers', 58],
      ['sticky-notes', 42],
      ['dry-erase-markers', 30],
    ],
  ],
  [
    3,
    [
      ['first-aid', 100],
      ['gloves-safety', 40],
      ['soap-sanitizer', 30],
    ],
  ],
];
