// What is sold for money to come: memberships, for oneself and as gifts, and gift cards.
import { item } from '../kit/item.ts';
import { type Pair, years } from '../kit/measures.ts';

const member = {
  category: 'memberships',
  brand: 'Inkwell',
  kind: 'membership' as const,
  taxClass: 'service' as const,
  unit: ['year', 'an'] as Pair,
  count: 1,
  quantityLimit: 1,
};
/** Said where it is sold, before anybody orders it (RWD-4). */
const RENEWS: Pair = [
  'Renews each year until you turn that off in your account, in one click; unused, it is refunded in full',
  'Se renouvelle chaque année jusqu’à ce que vous désactiviez cela dans votre compte, d’un clic; inutilisée, elle est remboursée au complet',
];
const card = { category: 'gift-cards', brand: 'Inkwell', taxClass: 'giftCard' as const, unit: ['card', 'carte'] as Pair, count: 1 };
const picture = (color: string, label: string) => ({ type: 'membership-card', color, brand: 'Inkwell', label });

/** For somebody else: part numbers of gifts end with `-GIFT` (RWD-4). */
const membershipGift = (id: string, program: 'SELECT' | 'PREMIUM', cents: number, color: string, about: Pair) =>
  item({
    ...member,
    id,
    part: `INK-MB-${program.slice(0, 3)}-GIFT`,
    usd: cents,
    cad: cents,
    name: [`Inkwell ${program} membership as a gift, 1 year`, `Adhésion Inkwell ${program} à offrir, 1 an`],
    about,
    features: [
      ['Emailed on the day you choose, with your message', 'Envoyée par courriel le jour de votre choix, avec votre message'],
      ['The year starts when they accept it', 'L’année commence quand la personne l’accepte'],
      ['Paid once: nothing renews by itself', 'Payée une seule fois : rien ne se renouvelle'],
      ['Not accepted in 90 days: refunded in full', 'Non acceptée en 90 jours : remboursée au complet'],
    ],
    specs: { term: years(1) },
    picture: picture(color, program),
  });

const eGift = (id: string, dollars: number, about: Pair) =>
  item({
    ...card,
    id,
    part: `INK-EGC-${dollars}`,
    kind: 'eGiftCard',
    about,
    usd: dollars * 100,
    cad: dollars * 100,
    set: 'inkwell-e-gift-card',
    options: { value: [`$${dollars}`, `${dollars} $`] },
    name: [`Inkwell e-gift card, $${dollars}`, `Carte-cadeau électronique Inkwell, ${dollars} $`],
    pack: ['Sent by email', 'Envoyée par courriel'],
    specs: {
      value: [`$${dollars}`, `${dollars} $`],
      delivery: ['By email, on the day you choose', 'Par courriel, le jour de votre choix'],
      term: ['Never expires', 'Sans date d’expiration'],
    },
    picture: { type: 'gift-card', color: '#23455c', brand: 'Inkwell', label: `$${dollars}` },
  });

const giftCard = (id: string, dollars: number, color: string, about: Pair) =>
  item({
    ...card,
    id,
    part: `INK-GC-${dollars}`,
    kind: 'giftCard',
    about,
    usd: dollars * 100,
    cad: dollars * 100,
    weightGrams: 12,
    set: 'inkwell-gift-card',
    options: { value: [`$${dollars}`, `${dollars} $`] },
    name: [`Inkwell gift card, $${dollars}`, `Carte-cadeau Inkwell, ${dollars} $`],
    pack: ['1 card in an envelope', '1 carte sous enveloppe'],
    specs: {
      value: [`$${dollars}`, `${dollars} $`],
      delivery: ['By mail, with a greeting card', 'Par la poste, avec une carte de vœux'],
      term: ['Never expires', 'Sans date d’expiration'],
    },
    picture: { type: 'gift-card', color, brand: 'Inkwell', label: `$${dollars}` },
  });

export const membershipsAndGiftCards = [
  item({
    ...member,
    id: '970049',
    part: 'INK-MB-SEL',
    usd: 4900,
    cad: 4900,
    name: ['Inkwell SELECT membership, 1 year', 'Adhésion Inkwell SELECT, 1 an'],
    about: [
      'Free next-day delivery with no minimum, 3% back in rewards and member prices on paper.',
      'Livraison le lendemain gratuite et sans minimum, 3 % en récompenses et prix membre sur le papier.',
    ],
    features: [
      ['Free next-day delivery, no minimum', 'Livraison le lendemain gratuite, sans minimum'],
      ['3% back in rewards', '3 % en récompenses'],
      ['Member prices on paper', 'Prix membre sur le papier'],
      RENEWS,
    ],
    specs: { term: years(1) },
    picture: picture('#23455c', 'SELECT'),
  }),
  item({
    ...member,
    id: '970099',
    part: 'INK-MB-PRE',
    usd: 9900,
    cad: 9900,
    name: ['Inkwell PREMIUM membership, 1 year', 'Adhésion Inkwell PREMIUM, 1 an'],
    about: [
      'Everything in SELECT, 5% back in rewards and furniture assembly at no charge.',
      'Tous les avantages SELECT, 5 % en récompenses et l’assemblage des meubles sans frais.',
    ],
    features: [
      ['Everything in SELECT', 'Tous les avantages SELECT'],
      ['5% back in rewards', '5 % en récompenses'],
      ['Furniture assembly included', 'Assemblage des meubles inclus'],
      RENEWS,
    ],
    specs: { term: years(1) },
    picture: picture('#6e2b3a', 'PREMIUM'),
  }),
  membershipGift('970050', 'SELECT', 4900, '#23455c', [
    'A year of free next-day delivery, 3% back in rewards and member prices on paper for somebody you choose.',
    'Un an de livraison gratuite le lendemain, 3 % en récompenses et prix membre sur le papier, pour quelqu’un de votre choix.',
  ]),
  membershipGift('970100', 'PREMIUM', 9900, '#6e2b3a', [
    'A year of everything in SELECT for somebody you choose, with 5% back in rewards and furniture assembly included.',
    'Un an de tous les avantages SELECT pour quelqu’un de votre choix, avec 5 % en récompenses et l’assemblage des meubles inclus.',
  ]),
  eGift('389', 50, [
    'Lands in their inbox with your message and opens on any phone.',
    'Arrive dans leur boîte de réception avec votre message et s’ouvre sur tout téléphone.',
  ]),
  eGift('960025', 25, [
    'A small thank-you for a coworker who covered the late shift.',
    'Un petit merci à un collègue qui a couvert le quart de soir.',
  ]),
  eGift('960100', 100, [
    'For a teacher’s whole classroom list, sent in a minute.',
    'Pour toute la liste de classe d’une enseignante, envoyée en une minute.',
  ]),
  giftCard('235', 50, '#b4403c', [
    'A real card in a real envelope, for when an email is not enough.',
    'Une vraie carte dans une vraie enveloppe, quand un courriel ne suffit pas.',
  ]),
  giftCard('960225', 25, '#2d7a55', [
    'Slips into a thank-you note. Works in every store and on this site.',
    'Se glisse dans un mot de remerciement. Valable dans tous les magasins et sur ce site.',
  ]),
  giftCard('960300', 100, '#26365c', [
    'The welcome gift for a first desk at a first job.',
    'Le cadeau de bienvenue pour un premier bureau, un premier emploi.',
  ]),
];
