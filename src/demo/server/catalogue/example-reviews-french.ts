// What customers of a demonstration have said in French.
import type { ReviewsByItem } from './example-reviews.ts';

export const frenchReviews: ReviewsByItem = {
  // Copy paper
  '246810': [
    [
      5,
      'Mélanie',
      26,
      8,
      'Aucun bourrage depuis trois mois',
      'Nous en passons deux caisses par mois dans un vieux copieur capricieux. Il ne s’est pas bloqué une seule fois.',
    ],
    [
      4,
      'Jean-François',
      58,
      3,
      'Bon papier de tous les jours',
      'Assez opaque pour imprimer recto verso. Pour les photos, je prendrais un papier plus épais.',
    ],
  ],
  // Coffee
  '710020': [[4, 'Sylvie', 33, 2, 'Rond, comme on l’aime', 'Un bon café de bureau. Il reste agréable même après une heure sur la plaque.']],
  // Gel pens
  '310877': [
    [
      5,
      'Karine',
      17,
      1,
      'Écrit tout en douceur',
      'L’encre sèche vite et ne bave pas sous le surligneur. J’en ai commandé une deuxième boîte.',
    ],
  ],
  // Toner
  '401588': [
    [
      5,
      'Atelier Roy',
      36,
      4,
      'Rien à redire',
      'Installée en une minute, et le nombre de pages annoncé est à peu près celui que nous obtenons.',
    ],
  ],
  // Sticky notes
  '298440': [
    [
      5,
      'Geneviève',
      13,
      6,
      'Ils restent en place',
      'Une semaine sur le cadre de mon écran, et pas un coin qui retrousse. Les quatre couleurs se distinguent bien.',
    ],
    [
      4,
      'Mathieu',
      48,
      2,
      'Pratiques en réunion',
      'La colle tient bien sur le verre. Sur un mur de brique, il faut appuyer un peu plus fort.',
    ],
  ],
  // File folders
  '276011': [
    [
      5,
      'Archives',
      24,
      3,
      'Les onglets sont bien alignés',
      'Même coupe dans toutes les boîtes : les étiquettes forment une ligne droite dans le tiroir.',
    ],
  ],
  // Stapler
  '287104': [
    [
      5,
      'Étienne',
      28,
      5,
      'Lourde juste ce qu’il faut',
      'Elle ne glisse pas sur le bureau et se ferme d’un doigt. Pas une agrafe tordue en deux mois.',
    ],
  ],
  // Permanent markers
  '311201': [[4, 'Quai 2', 39, 2, 'Sèche vite', 'Parfait sur le carton et le ruban. Pour une affiche, prenez plutôt une pointe large.']],
  // Headset
  '610440': [
    [
      5,
      'Annick',
      21,
      7,
      'Enfin, on m’entend',
      'Je travaille à côté du photocopieur et mes clients ne s’en rendent pas compte. La pile tient la semaine.',
    ],
  ],
  // Chair
  '520331': [
    [
      4,
      'Pierre-Luc',
      45,
      4,
      'Confortable toute la journée',
      'Le soutien lombaire se règle et ne bouge plus. Assemblée en une demi-heure avec la clé fournie.',
    ],
  ],
  // Shredder
  '616101': [
    [
      5,
      'Cabinet Tremblay',
      55,
      1,
      'Le bac se vide facilement',
      'Il se tire par l’avant et on voit quand il est plein. Douze feuilles agrafées, sans broncher.',
    ],
  ],
};
