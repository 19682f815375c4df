// What is sold beside goods: protection plans, assembly and technical help.
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
const picture = (color: string, label: string) => ({ type: 'membership-card', color, brand: 'Inkwell', label });

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
];
