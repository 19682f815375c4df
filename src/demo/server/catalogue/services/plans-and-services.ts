// What is sold beside goods: protection plans, assembly, technical help, memberships and gift cards.
import { item } from '../kit/item.ts';
import { type Pair, years } from '../kit/measures.ts';

const plan = {
  category: 'protection-plans',
  brand: 'Inkwell',
  kind: 'warranty' as const,
  taxClass: 'service' as const,
  unit: ['plan', 'plan'] as Pair,
  count: 1,
};
const assembly = {
  category: 'assembly-services',
  brand: 'Inkwell',
  kind: 'assembly' as const,
  taxClass: 'service' as const,
  unit: ['item', 'article'] as Pair,
  count: 1,
};
const help = {
  category: 'tech-help',
  brand: 'Inkwell',
  kind: 'techHelp' as const,
  taxClass: 'service' as const,
  unit: ['visit', 'intervention'] as Pair,
  count: 1,
};
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

export const plansAndServices = [
  item({
    ...plan,
    id: '950102',
    part: 'INK-PP-PR2',
    usd: 2499,
    cad: 3299,
    name: ['2-year printer protection plan, parts and labor', 'Plan de protection de 2 ans pour imprimante, pièces et main-d’œuvre'],
    about: [
      'Starts the day you buy. If it can’t be repaired in ten days, you get a new printer.',
      'Débute le jour de l’achat. Si la réparation prend plus de dix jours, vous recevez une imprimante neuve.',
    ],
    specs: { term: years(2), covers: ['Printers up to $500', 'Imprimantes jusqu’à 500 $'] },
    picture: picture('#2f6f8f', '2 years'),
  }),
  item({
    ...plan,
    id: '950103',
    part: 'INK-PP-PR3',
    usd: 4999,
    cad: 6499,
    name: ['3-year printer protection plan, on-site repair', 'Plan de protection de 3 ans pour imprimante, réparation sur place'],
    about: [
      'A technician comes to you within two business days, anywhere a carrier delivers.',
      'Un technicien se rend chez vous en deux jours ouvrables, partout où un transporteur livre.',
    ],
    specs: { term: years(3), covers: ['Printers up to $1,000', 'Imprimantes jusqu’à 1 000 $'] },
    picture: picture('#1f5a48', '3 years'),
  }),
  item({
    ...plan,
    id: '950110',
    part: 'INK-PP-CH3',
    usd: 2499,
    cad: 3199,
    name: ['3-year protection plan for chairs', 'Plan de protection de 3 ans pour fauteuils et chaises'],
    about: [
      'Covers the lift, the casters and the fabric, coffee included.',
      'Couvre le vérin, les roulettes et le revêtement, café compris.',
    ],
    specs: { term: years(3), covers: ['Chairs up to $400', 'Sièges jusqu’à 400 $'] },
    picture: picture('#7a4a33', '3 years'),
  }),
  item({
    ...plan,
    id: '950111',
    part: 'INK-PP-CH5',
    usd: 3999,
    cad: 5199,
    name: ['5-year protection plan for chairs', 'Plan de protection de 5 ans pour fauteuils et chaises'],
    about: [
      'The same cover for as long as a good chair is in daily use.',
      'La même couverture, aussi longtemps qu’un bon fauteuil sert tous les jours.',
    ],
    specs: { term: years(5), covers: ['Chairs up to $700', 'Sièges jusqu’à 700 $'] },
    picture: picture('#6e2b3a', '5 years'),
  }),
  item({
    ...plan,
    id: '950112',
    part: 'INK-PP-DK5',
    usd: 5999,
    cad: 7799,
    name: ['5-year protection plan for desks and storage', 'Plan de protection de 5 ans pour bureaux et rangement'],
    about: [
      'Motors, hinges, slides and the accident with the hot pan.',
      'Moteurs, charnières, glissières et l’accident de la casserole chaude.',
    ],
    specs: { term: years(5), covers: ['Desks up to $800', 'Bureaux jusqu’à 800 $'] },
    picture: picture('#6f4a35', '5 years'),
  }),
  item({
    ...plan,
    id: '950121',
    part: 'INK-PP-EL2',
    usd: 1499,
    cad: 1999,
    name: ['2-year electronics protection plan', 'Plan de protection de 2 ans pour appareils électroniques'],
    about: [
      'For headsets, shredders and small machines: we replace it, you keep working.',
      'Pour casques, déchiqueteuses et petits appareils : on remplace, vous continuez.',
    ],
    specs: { term: years(2), covers: ['Devices up to $150', 'Appareils jusqu’à 150 $'] },
    picture: picture('#26365c', '2 years'),
  }),
  item({
    ...plan,
    id: '950122',
    part: 'INK-PP-EL3',
    usd: 2999,
    cad: 3899,
    name: [
      '3-year electronics protection plan with drop cover',
      'Plan de protection de 3 ans pour appareils électroniques, chutes comprises',
    ],
    about: ['Adds drops and spills to three years of repairs.', 'Ajoute chutes et dégâts de liquide à trois ans de réparations.'],
    specs: { term: years(3), covers: ['Devices up to $400', 'Appareils jusqu’à 400 $'] },
    picture: picture('#6d4a9e', '3 years'),
  }),
  item({
    ...assembly,
    id: '950201',
    part: 'INK-ASM-BASC',
    usd: 3999,
    cad: 4999,
    name: ['Basic furniture assembly', 'Assemblage de base du mobilier'],
    about: [
      'We put one piece together where you want it and take the packaging away.',
      'Nous assemblons un meuble à l’endroit voulu et emportons l’emballage.',
    ],
    specs: { covers: ['Chairs, small desks, cabinets', 'Chaises, petits bureaux, classeurs'] },
    picture: picture('#2d7a55', 'Basic'),
  }),
  item({
    ...assembly,
    id: '950202',
    part: 'INK-ASM-CUST',
    usd: 9999,
    cad: 12499,
    name: ['Custom furniture assembly and placement', 'Assemblage et installation sur mesure du mobilier'],
    about: [
      'For electric desks, wall mounting and rooms with a plan: two people, level and tools.',
      'Pour les bureaux électriques, la fixation au mur et les pièces à aménager selon un plan : deux personnes, niveau et outils.',
    ],
    specs: { covers: ['Adjustable desks, wall units', 'Bureaux réglables, éléments muraux'] },
    picture: picture('#1f7a80', 'Custom'),
  }),
  item({
    ...help,
    id: '950301',
    part: 'INK-TH-PRN',
    usd: 5999,
    cad: 7499,
    name: ['Tech help: printer set-up, remote', 'Aide techno : installation d’imprimante, à distance'],
    about: [
      'We connect the printer to Wi-Fi and to every computer in the house while you are on the phone.',
      'Nous relions l’imprimante au Wi-Fi et à chaque ordinateur de la maison pendant que vous êtes au téléphone.',
    ],
    picture: picture('#35508c', 'Tech help'),
  }),
  item({
    ...help,
    id: '950302',
    part: 'INK-TH-PC',
    usd: 9999,
    cad: 12999,
    name: ['Tech help: new computer set-up, in store', 'Aide techno : mise en route d’un ordinateur, en magasin'],
    about: [
      'Updates, accounts, files moved from the old machine. Ready the next day.',
      'Mises à jour, comptes, fichiers transférés de l’ancien appareil. Prêt le lendemain.',
    ],
    picture: picture('#274b70', 'Tech help'),
  }),
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
