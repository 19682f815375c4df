// Printers of our three machine brands; the cartridges that fit them are found by the model name.
import { item } from '../kit/item.ts';
import { count, inches, type Pair, pounds, size, years } from '../kit/measures.ts';

const PLANS = ['950102', '950103', '950301'];
const PRINTER = { category: 'printers', services: PLANS, unit: ['each', 'unité'] as Pair, count: 1 };
const ppm = (n: number): Pair => [`${n} pages a minute`, `${n} pages à la minute`];
const LASER: Pair = ['Laser, black', 'Laser, noir'];
const COLOR_LASER: Pair = ['Laser, color', 'Laser, couleur'];
const INKJET: Pair = ['Inkjet, color', 'Jet d’encre, couleur'];
const WIRELESS: Pair = ['Wi-Fi, Ethernet, USB', 'Wi-Fi, Ethernet, USB'];

export const printers = [
  item({
    ...PRINTER, id: '610412', part: 'OND-LP4120DW', brand: 'Ondine', name: ['Ondine LaserPro 4120dw wireless printer', 'Imprimante sans fil Ondine LaserPro 4120dw'], pack: ppm(42), usd: [42999, 34999], cad: [55999, 46999], rating: [4.4, 812], weightGrams: 11900, accessories: ['401588', '401590', '246810'],
    about: ['A workgroup laser that wakes in four seconds and prints both sides at 24 pages a minute. Takes the high-yield TN-480.', 'Une laser de groupe de travail qui s’éveille en quatre secondes et imprime recto verso à 24 pages à la minute. Utilise la TN-480 à haut rendement.'],
    features: [['42 pages a minute, first page in 5.8 seconds', '42 pages à la minute, première page en 5,8 secondes'], ['Print from phones without an app', 'Impression depuis le téléphone, sans application'], ['Holds 350 sheets; a second tray adds 550', 'Contient 350 feuilles; un second bac en ajoute 550']],
    specs: { technology: LASER, speed: ppm(42), resolution: ['1200 x 1200 dpi', '1200 x 1200 ppp'], connection: WIRELESS, duplex: ['Automatic', 'Automatique'], paperTray: count(350, 'sheets', 'feuilles'), dutyCycle: ['Up to 80,000 pages', 'Jusqu’à 80 000 pages'], size: size(14.7, 15.3, 10.1), weight: pounds(26.2), inBox: ['Starter toner (3,000 pages), power cord', 'Toner de départ (3 000 pages), cordon'], warranty: years(1) },
    facets: { technology: LASER, connection: ['Wireless', 'Sans fil'], functions: ['Print', 'Impression'] }, picture: { type: 'printer', color: '#ece8e1', brand: 'Ondine', label: '4120dw' },
  }),
  item({
    ...PRINTER, id: '610413', part: 'OND-LP3080DN', brand: 'Ondine', name: ['Ondine LaserPro 3080dn network printer', 'Imprimante réseau Ondine LaserPro 3080dn'], pack: ppm(34), usd: 27999, cad: 36999, rating: [4.5, 377], weightGrams: 10200, accessories: ['401587', '401588'],
    about: ['Wired only, on purpose: for back offices and clinics where the printer must not join the wireless network.', 'Filaire seulement, et c’est voulu : pour les arrière-boutiques et les cliniques où l’imprimante ne doit pas joindre le réseau sans fil.'],
    specs: { technology: LASER, speed: ppm(34), connection: 'Ethernet, USB', duplex: ['Automatic', 'Automatique'], paperTray: count(250, 'sheets', 'feuilles'), size: size(14.7, 14.6, 9.4), weight: pounds(22.5), warranty: years(1) },
    facets: { technology: LASER, connection: ['Wired', 'Filaire'], functions: ['Print', 'Impression'] }, picture: { type: 'printer', color: '#c9ccd1', brand: 'Ondine', label: '3080dn' },
  }),
  item({
    ...PRINTER, id: '610414', part: 'OND-MF428', brand: 'Ondine', name: ['Ondine LaserPro MF 428 all-in-one printer', 'Imprimante tout-en-un Ondine LaserPro MF 428'], pack: ppm(40), usd: 49999, cad: 65999, rating: [4.3, 264], weightGrams: 16800, accessories: ['401588'],
    about: ['Prints, scans, copies and faxes. The 50-sheet feeder reads both sides in one pass, so contracts become searchable files while you refill your cup.', 'Imprime, numérise, copie et télécopie. Le chargeur de 50 feuilles lit les deux côtés en un seul passage : vos contrats deviennent des fichiers le temps d’un café.'],
    specs: { technology: LASER, functions: ['Print, scan, copy, fax', 'Impression, numérisation, copie, télécopie'], speed: ppm(40), connection: WIRELESS, paperTray: count(350, 'sheets', 'feuilles'), size: size(16.5, 16.8, 17.2), weight: pounds(37), warranty: years(1) },
    facets: { technology: LASER, connection: ['Wireless', 'Sans fil'], functions: ['All-in-one', 'Tout-en-un'] }, picture: { type: 'printer', color: '#3a3f47', brand: 'Ondine', label: 'MF 428' },
  }),
  item({
    ...PRINTER, id: '610415', part: 'OND-LP1220W', brand: 'Ondine', name: ['Ondine LaserPro 1220w compact printer', 'Imprimante compacte Ondine LaserPro 1220w'], pack: ppm(22), usd: 12999, cad: 17999, rating: [4.4, 1533], weightGrams: 6900, accessories: ['401601', '401602'],
    about: ['A black laser no wider than a sheet is long, for the shelf in a home office. No ink to dry out between uses.', 'Une laser noir pas plus large qu’une feuille n’est longue, pour l’étagère du bureau à domicile. Aucune encre qui sèche entre deux usages.'],
    specs: { technology: LASER, speed: ppm(22), connection: ['Wi-Fi, USB', 'Wi-Fi, USB'], duplex: ['By hand', 'Manuel'], paperTray: count(150, 'sheets', 'feuilles'), size: size(13.6, 8.9, 7.5), weight: pounds(15.2), warranty: years(1) },
    facets: { technology: LASER, connection: ['Wireless', 'Sans fil'], functions: ['Print', 'Impression'] }, picture: { type: 'printer', color: '#dfe4e8', brand: 'Ondine', label: '1220w' },
  }),
  item({
    ...PRINTER, id: '610416', part: 'OND-LPC2200DW', brand: 'Ondine', name: ['Ondine LaserPro Color 2200dw printer', 'Imprimante couleur Ondine LaserPro Color 2200dw'], pack: ppm(26), usd: 36999, cad: 48999, rating: [4.2, 305], weightGrams: 17500, accessories: ['401701', '401702', '401703', '401704'],
    about: ['Color as fast as black. Good for quotes with a logo, menus and floor plans; photographs are better on an inkjet.', 'La couleur aussi vite que le noir. Idéale pour les soumissions avec logo, les menus et les plans; pour les photos, mieux vaut le jet d’encre.'],
    specs: { technology: COLOR_LASER, speed: ppm(26), connection: WIRELESS, duplex: ['Automatic', 'Automatique'], paperTray: count(250, 'sheets', 'feuilles'), size: size(15.8, 16.6, 11.6), weight: pounds(38.6), warranty: years(1) },
    facets: { technology: COLOR_LASER, connection: ['Wireless', 'Sans fil'], functions: ['Print', 'Impression'] }, picture: { type: 'printer', color: '#8fb7c9', brand: 'Ondine', label: '2200dw' },
  }),
  item({
    ...PRINTER, id: '610417', part: 'OND-IJ650', brand: 'Ondine', name: ['Ondine InkJoy 650 all-in-one inkjet printer', 'Imprimante à jet d’encre tout-en-un Ondine InkJoy 650'], pack: ppm(12), usd: [9999, 7999], cad: [13499, 10999], rating: [4.0, 2877], weightGrams: 5800, accessories: ['402103', '402104'],
    about: ['The family printer: homework, tickets, a photo now and then, and a scanner for the permission slip.', 'L’imprimante de la famille : devoirs, billets, une photo de temps en temps et un numériseur pour l’autorisation parentale.'],
    specs: { technology: INKJET, functions: ['Print, scan, copy', 'Impression, numérisation, copie'], speed: ppm(12), connection: ['Wi-Fi, USB', 'Wi-Fi, USB'], paperTray: count(100, 'sheets', 'feuilles'), size: size(17, 12.5, 6.1), weight: pounds(12.8), warranty: years(1) },
    facets: { technology: INKJET, connection: ['Wireless', 'Sans fil'], functions: ['All-in-one', 'Tout-en-un'] }, picture: { type: 'printer', color: '#e7d6c3', brand: 'Ondine', label: 'InkJoy' },
  }),
  item({
    ...PRINTER, id: '610418', part: 'OND-IJT3150W', brand: 'Ondine', name: ['Ondine InkJoy Tank 3150w refillable printer', 'Imprimante à réservoirs Ondine InkJoy Tank 3150w'], pack: ppm(15), usd: 24999, cad: 32999, rating: [4.6, 1188], weightGrams: 6300, accessories: ['402301'],
    about: ['No cartridges: bottles fill the tanks, and the ink in the box lasts most homes two years.', 'Pas de cartouches : on remplit les réservoirs à la bouteille, et l’encre fournie dure deux ans dans la plupart des foyers.'],
    specs: { technology: INKJET, functions: ['Print, scan, copy', 'Impression, numérisation, copie'], speed: ppm(15), yield: ['6,000 black, 7,500 color pages in the box', '6 000 pages noires et 7 500 couleur incluses'], connection: ['Wi-Fi, USB', 'Wi-Fi, USB'], size: size(14.8, 13.7, 7.1), weight: pounds(13.9), warranty: years(2) },
    facets: { technology: INKJET, connection: ['Wireless', 'Sans fil'], functions: ['All-in-one', 'Tout-en-un'] }, picture: { type: 'printer', color: '#2f3a48', brand: 'Ondine', label: 'Tank' },
  }),
  item({
    ...PRINTER, id: '610421', part: 'TSL-FLOW190', brand: 'Tessel', name: ['Tessel Flow 190 Pro business inkjet printer', 'Imprimante d’affaires à jet d’encre Tessel Flow 190 Pro'], pack: ppm(22), usd: 22999, cad: 29999, rating: [4.3, 641], weightGrams: 8700, accessories: ['402205', '402201'],
    about: ['Four separate inks, a 500-sheet drawer and a touch screen that says in words what is wrong.', 'Quatre encres séparées, un tiroir de 500 feuilles et un écran tactile qui dit clairement ce qui ne va pas.'],
    specs: { technology: INKJET, functions: ['Print, scan, copy, fax', 'Impression, numérisation, copie, télécopie'], speed: ppm(22), connection: WIRELESS, paperTray: count(500, 'sheets', 'feuilles'), size: size(17.3, 14.2, 11.8), weight: pounds(19.2), warranty: years(1) },
    facets: { technology: INKJET, connection: ['Wireless', 'Sans fil'], functions: ['All-in-one', 'Tout-en-un'] }, picture: { type: 'printer', color: '#43474e', brand: 'Tessel', label: 'Flow 190' },
  }),
  item({
    ...PRINTER, id: '610422', part: 'TSL-GRID720', brand: 'Tessel', name: ['Tessel Grid 720dn workgroup printer', 'Imprimante de groupe Tessel Grid 720dn'], pack: ppm(55), usd: 79999, cad: 104999, rating: [4.5, 94], weightGrams: 21400, accessories: ['401801'], deliveryOnly: true, handling: [1500, 1800],
    about: ['For a floor of thirty people: 55 pages a minute, badge release, and a drawer you can fill with half a case.', 'Pour un étage de trente personnes : 55 pages à la minute, impression par badge et un tiroir qui avale une demi-caisse.'],
    specs: { technology: LASER, speed: ppm(55), connection: 'Ethernet, USB', duplex: ['Automatic', 'Automatique'], paperTray: count(1100, 'sheets', 'feuilles'), dutyCycle: ['Up to 200,000 pages', 'Jusqu’à 200 000 pages'], size: size(16.4, 18.1, 15.9), weight: pounds(47.2), warranty: years(3) },
    facets: { technology: LASER, connection: ['Wired', 'Filaire'], functions: ['Print', 'Impression'] }, picture: { type: 'printer', color: '#b9bec4', brand: 'Tessel', label: 'Grid 720' },
  }),
  item({
    ...PRINTER, id: '610431', part: 'ORL-P820', brand: 'Oriel', name: ['Oriel Prism P820 photo printer', 'Imprimante photo Oriel Prism P820'], pack: [`Up to ${inches(13, 19)[0]}`, `Jusqu’à ${inches(13, 19)[1]}`], usd: 44999, cad: 59999, rating: [4.7, 158], weightGrams: 12100, accessories: ['402401'],
    about: ['Six inks and a flat paper path for borderless prints up to 13 x 19 in. on anything from glossy to canvas.', 'Six encres et un trajet de papier à plat, pour des tirages sans bordure jusqu’à 13 x 19 po, du papier glacé à la toile.'],
    specs: { technology: INKJET, resolution: ['4800 x 2400 dpi', '4800 x 2400 ppp'], connection: WIRELESS, size: size(25.1, 15.2, 7.9), weight: pounds(26.7), warranty: years(1) },
    facets: { technology: INKJET, connection: ['Wireless', 'Sans fil'], functions: ['Photo', 'Photo'] }, picture: { type: 'printer', color: '#2b2f3a', brand: 'Oriel', label: 'Prism' },
  }),
];
