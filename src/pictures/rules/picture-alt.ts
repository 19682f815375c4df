// What a picture shows, in a few words, for those who do not see it.
import type { Locale } from '#locale/rules';
import type { PictureType } from './picture-type.ts';

/** English, French, and Canadian English where it differs. */
type Phrase = readonly [english: string, french: string, canadianEnglish?: string];

const PHRASES: Readonly<Record<PictureType, Phrase>> = {
  'copy-paper-case': ['Case of paper', 'Caisse de papier'],
  'copy-paper-ream': ['Ream of paper', 'Rame de papier'],
  envelopes: ['Envelopes', 'Enveloppes'],
  notebook: ['Hard-cover notebook with an elastic band', 'Carnet à couverture rigide avec élastique'],
  'sticky-notes': ['Pads of sticky notes', 'Blocs de feuillets autoadhésifs'],
  'gel-pens': ['Gel pens', 'Stylos à encre gel'],
  highlighters: ['Highlighter on a marked page', 'Surligneur sur une page annotée'],
  markers: ['Markers', 'Marqueurs'],
  binder: ['Lever-arch binder', 'Cartable à levier'],
  'file-folders': ['File folders with tabs', 'Chemises de classement à onglets'],
  calculator: ['Desk calculator', 'Calculatrice de bureau'],
  scissors: ['Scissors', 'Ciseaux'],
  'staple-remover': ['Staple remover', 'Dégrafeuse'],
  stapler: ['Stapler', 'Agrafeuse'],
  tape: ['Rolls of tape', 'Rouleaux de ruban adhésif'],
  'mailing-box': ['Cardboard shipping box', 'Boîte d’expédition en carton'],
  'ink-cartridge': ['Ink cartridges', 'Cartouches d’encre'],
  'label-maker': ['Label maker', 'Étiqueteuse'],
  printer: ['Ink-jet printer', 'Imprimante à jet d’encre', 'Inkjet printer'],
  shredder: ['Paper shredder', 'Déchiqueteuse'],
  toner: ['Toner cartridge and its box', 'Cartouche de toner et sa boîte'],
  headset: ['Headset with a microphone', 'Casque d’écoute avec micro'],
  keyboard: ['Computer keyboard', 'Clavier d’ordinateur'],
  monitor: ['Computer monitor', 'Écran d’ordinateur'],
  mouse: ['Computer mouse', 'Souris d’ordinateur'],
  'usb-drive': ['USB flash drive', 'Clé USB'],
  'desk-lamp': ['Desk lamp', 'Lampe de bureau'],
  desk: ['Desk with drawers', 'Bureau à tiroirs'],
  'file-cabinet': ['File cabinet with three drawers', 'Classeur à trois tiroirs', 'Filing cabinet with three drawers'],
  'office-chair': ['Office chair on casters', 'Chaise de bureau à roulettes'],
  whiteboard: ['Whiteboard', 'Tableau blanc'],
  coffee: ['Bag of coffee and a cup', 'Sac de café et une tasse'],
  'cleaning-spray': ['Spray bottle of cleaner', 'Flacon pulvérisateur de nettoyant'],
  'paper-towels': ['Rolls of paper towels', 'Rouleaux d’essuie-tout'],
  'gift-card': ['Gift card with a bow', 'Carte-cadeau avec une boucle'],
  'membership-card': ['Membership card', 'Carte de membre'],
};

/** A short noun phrase that says what is drawn: "Ream of paper", « Rame de papier ». */
export function pictureAlt(type: PictureType, locale: Locale): string {
  const [english, french, canadianEnglish = english] = PHRASES[type];
  if (locale === 'fr-CA') return french;
  return locale === 'en-CA' ? canadianEnglish : english;
}
