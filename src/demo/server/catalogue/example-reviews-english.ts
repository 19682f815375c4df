// What customers of a demonstration have said in English.
import type { ReviewsByItem } from './example-reviews.ts';

export const englishReviews: ReviewsByItem = {
  // Copy paper
  '246810': [
    [
      5,
      'Dana',
      20,
      14,
      'Never jams, even on the old copier',
      'We run about two cartons a month through a ten-year-old machine that chokes on anything thin. This is the one it likes.',
    ],
    [
      4,
      'Priya',
      47,
      6,
      'Good everyday paper',
      'White enough for letters, and you cannot see through it when it is printed on both sides. I took off a star because one carton arrived with a crushed corner.',
    ],
    [
      5,
      'Coach R.',
      75,
      9,
      'Same as what we paid a third more for',
      'Switched the whole school office over in September. Nobody noticed, which is the point.',
    ],
    [
      2,
      'Lou',
      110,
      11,
      'Fine for text, not for photos',
      'Ink spreads a little on full-page pictures. For that you want a heavier sheet; for invoices it is all right.',
    ],
  ],
  // Coffee
  '710020': [
    [
      5,
      'Marguerite',
      12,
      4,
      'The kitchen smells right again',
      'Round, never burnt. We grind it coarse for the big pot and it holds up for an hour on the plate.',
    ],
    [
      3,
      'Ben',
      38,
      7,
      'A bit strong for us',
      'Half the office loves it, the other half adds a lot of milk. Try one bag before you order six.',
    ],
  ],
  // Gel pens
  '310877': [
    [
      5,
      'Aisha',
      9,
      5,
      'Smooth, and no dried-out ends',
      'A box lasts the front desk a quarter. The black is properly black and does not smear when you highlight over it.',
    ],
    [4, 'T. Novak', 64, 2, 'Good pen, short clip', 'Writes beautifully. The clip is a little short for thick shirt pockets.'],
    [
      5,
      'Ms. Okafor',
      31,
      3,
      'Each pupil has a color now',
      'Six colors that look different on paper, not just on the cap. I mark group work with them and nobody mixes them up.',
    ],
  ],
  // Toner
  '401588': [
    [
      5,
      'Warehouse 3',
      30,
      3,
      'Does what it says',
      'Changed the cartridge in under a minute and the page count is about what is printed on the box.',
    ],
    [
      4,
      'Hal',
      71,
      5,
      'Worth it over the standard one',
      'Costs more at the till and less per page. Shake it side to side before the first use, as the sheet in the box says.',
    ],
  ],
  // Sticky notes
  '298440': [
    [
      5,
      'Noor',
      8,
      12,
      'They stay on the monitor',
      'Two weeks on the frame of my screen and no curl. When one comes off it leaves nothing behind.',
    ],
    [
      5,
      'Studio 9',
      29,
      4,
      'Colors you can sort by',
      'Coral for today, apricot for this week, rose for somebody else. The four shades are easy to tell apart from across the room.',
    ],
    [
      3,
      'Wes',
      66,
      6,
      'Pads are a little thin',
      'A hundred notes go quickly in a planning round. The glue is fine on glass and a bit weak on a painted brick wall.',
    ],
  ],
  // File folders
  '276011': [
    [
      5,
      'Records Room',
      15,
      7,
      'Tabs line up',
      'One-third cut, and it is the same third in every box, so labels stand in a straight line down the drawer.',
    ],
    [
      4,
      'Carmen',
      52,
      2,
      'Sturdy for the price',
      'They take about half an inch of paper before the score gives. For thicker files I use the expanding ones.',
    ],
  ],
  // Stapler
  '287104': [
    [
      5,
      'Otis',
      19,
      9,
      'The one that does not walk off',
      'Heavy enough to stay where it is and it closes with one finger. Two months in, not one staple bent.',
    ],
    [4, 'Front Office', 44, 3, 'Red is a good idea', 'Nobody takes it home by mistake any more. It stops at 25 sheets, and means it.'],
  ],
  // Paper towels
  '720101': [
    [
      4,
      'Break Room',
      23,
      4,
      'Strong enough wet',
      'One sheet wipes up a coffee. The rolls are a little shorter than the ones before, but fifteen of them last us six weeks.',
    ],
    [5, 'Yolanda', 57, 1, 'No lint on the glass', 'I clean the display cases with them and do not have to go over it twice.'],
  ],
  // Permanent markers
  '311201': [
    [
      5,
      'Shipping Dock',
      11,
      6,
      'Writes on tape',
      'Carton, tape, plastic bins: it dries before your hand gets there. Caps click, so they do not dry out in the drawer.',
    ],
    [4, 'Lena', 80, 2, 'Fine really is fine', 'Good for labels. For a poster you want the chisel tip.'],
  ],
  // Ink cartridge
  '402103': [
    [
      5,
      'Pat',
      16,
      5,
      'Knew it at once',
      'The printer took it without a question and the level reads right. A little over 550 pages of homework from it.',
    ],
    [3, 'Gus', 60, 8, 'Good ink, use it weekly', 'If you leave it a month the first page has a stripe. One cleaning and it is gone.'],
  ],
  // Binder
  '275530': [
    [
      5,
      'Bookkeeper',
      27,
      3,
      'Pages lie flat',
      'The D-ring keeps the edges square even when it is full. The cover sheet slides in without a fight.',
    ],
    [
      4,
      'Ruth',
      90,
      1,
      'Handsome on a shelf',
      'The blue is darker than on my screen, and better for it. The pockets inside are a bit tight.',
    ],
  ],
  // Headset
  '610440': [
    [
      5,
      'Imani',
      14,
      10,
      'They stopped asking me to repeat',
      'I take calls beside a copier. People hear me and not the copier, and it is still charged on Friday.',
    ],
    [4, 'Joel', 35, 6, 'Light, warm after lunch', 'Comfortable for about five hours. Range through two walls is honest.'],
    [2, 'R. Castillo', 58, 9, 'The dock is fussy', 'You have to seat it just so or it does not charge. Sound is very good otherwise.'],
  ],
  // Chair
  '520331': [
    [
      5,
      'Elaine',
      22,
      13,
      'My back noticed on day two',
      'The lower support moves up and down and stays. Together in 25 minutes with the key in the box.',
    ],
    [4, 'Marcus', 63, 5, 'Firm seat', 'Firmer than I expected and I have come to like it. Arms could go a little lower for my desk.'],
  ],
  // Highlighters
  '310912': [
    [
      5,
      'Law Library',
      10,
      4,
      'Does not bleed through',
      'Thin paper, both sides in use, and you cannot tell from the back. The green is readable, for once.',
    ],
    [4, 'Theo', 41, 1, 'Good tip', 'Broad for lines and narrow for words. The yellow goes first, so get a box of yellow too.'],
  ],
  // Laser printer
  '610412': [
    [
      5,
      'Clinic Desk',
      18,
      8,
      'First page before I sit down',
      'Wakes up quickly and does both sides without being told twice. On the network in five minutes.',
    ],
    [3, 'Ed', 49, 7, 'Loud for a small room', 'Prints well and fast. In a shared office you will want it in the corridor.'],
  ],
  // Shredder
  '616101': [
    [4, 'HR', 26, 5, 'Eats twelve, as promised', 'Twelve sheets with a staple and no complaint. Let it rest after a quarter of an hour.'],
    [5, 'Nadia', 73, 2, 'The bin is easy', 'It pulls out to the front and shows when it is full. Small enough for under the desk.'],
  ],
};
