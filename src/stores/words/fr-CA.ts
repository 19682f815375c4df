import type { SameKeys } from '#locale/words';
import type enUS from './en-US.ts';

export default {
  placeTitle: 'Où devons-nous livrer?',
  placeText: 'Nous nous en servons pour montrer les dates de livraison et les stocks près de vous.',
  zip: 'Code postal',
  zipHint: 'Par exemple {example}',
  zipInvalid: 'Code postal non valide',
  saveZip: 'Utiliser ce code postal',
  chooseStore: 'Choisir un magasin pour le ramassage',
  close: 'Fermer',
  storesTitle: 'Magasins',
  storesText: 'Commandez en ligne et ramassez en magasin, ou passez nous voir. Les prix en ligne et en magasin peuvent différer.',
  yourStore: 'Votre magasin',
  makeYours: 'Choisir ce magasin',
  call: 'Appeler le {phone}',
  directions: 'Ouvrir dans une carte',
  hours: 'Heures d’ouverture',
  closed: 'Fermé',
  services: 'Dans ce magasin',
  'service.pickup': 'Ramassage des commandes en ligne',
  'service.returns': 'Retours',
  'service.inkRecycling': 'Recyclage de l’encre et du toner',
  'service.printing': 'Impression',
  'service.furnitureShowroom': 'Mobilier en montre',
  'service.techHelp': 'Aide technique',
} satisfies SameKeys<typeof enUS>;
