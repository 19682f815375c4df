// Soap and sanitizer.
import { shelf } from '../kit/shelf.ts';

const soap = shelf(
  {
    category: 'soap-sanitizer',
    unit: ['bottle', 'bouteille'],
    units: ['bottles', 'bouteilles'],
    type: 'hand-soap',
    grams: 420,
    facets: ['scent', 'volume'],
  },
  `
721301 | CLD-SP12-LV | foaming hand soap, lavender / savon moussant pour les mains, lavande | 1 | volume: 12 fl oz; scent: Lavender / Lavande | purple | 399 | 529 | single
  Foam that rinses in half the water.
  Une mousse qui se rince avec deux fois moins d’eau.
721302 | CLD-SP12-UN | foaming hand soap, fragrance-free / savon moussant pour les mains, sans parfum | 1 | volume: 12 fl oz; scent: None / Sans parfum | white | 399 | 529 | single
  For skin that objects.
  Pour les peaux qui protestent.
721303 | CLD-SP12-6 | foaming hand soap, citrus, case / savon moussant pour les mains, agrumes, caisse | 6 | volume: 12 fl oz; scent: Citrus / Agrumes | orange | 1999>1599 | 2599>2099 | pack
  Six sinks’ worth.
  De quoi garnir six lavabos.
721304 | CLD-SPG-128 | hand soap refill, gallon, aloe / recharge de savon à mains, 3,78 l, aloès | 1 | volume: 128 fl oz; scent: Aloe / Aloès | green | 1999 | 2599 | single
  Refill, keep the pump.
  On remplit, on garde la pompe.
721305 | CLD-SPC-4 | foam soap cartridges for wall dispenser / cartouches de savon mousse pour distributeur mural | 4 (4 cartridges / 4 cartouches; cartridge / cartouche) | volume: 33.8 fl oz; scent: Light / Léger | teal | 5999 | 7799 | hand-soap/box
  Two thousand washes each.
  Deux mille lavages chacune.
721306 | CLD-SPD-WHT | wall soap dispenser, sensor, white / distributeur de savon mural à capteur, blanc | 1 (1 dispenser / 1 distributeur; dispenser / distributeur) | volume: 33.8 fl oz; battery: 4 C / 4 C | ivory | 4999 | 6499 | wall-dispenser/single: soap
  Waves back.
  Répond d’un geste.
721307 | CLD-SPI-64 | mechanic’s hand soap with pumice / savon de mécanicien à la pierre ponce | 1 | volume: 64 fl oz; scent: Orange / Orange | brown | 1799 | 2349 | single
  For hands that fix things.
  Pour les mains qui réparent.
`,
);

const sanitizer = shelf(
  {
    category: 'soap-sanitizer',
    unit: ['bottle', 'bouteille'],
    units: ['bottles', 'bouteilles'],
    type: 'hand-sanitizer',
    grams: 300,
    facets: ['scent', 'volume'],
  },
  `
721321 | CLD-HS8-1 | hand sanitizer gel, pump, 8 oz. / gel désinfectant pour les mains, pompe, 237 ml | 1 | volume: 8 fl oz; strength: 70% alcohol / 70 % d’alcool | clear | 399 | 529 | single
  A pump for the counter.
  Une pompe pour le comptoir.
721322 | CLD-HS2-24 | hand sanitizer gel, pocket, 2 oz. / gel désinfectant pour les mains, format de poche, 59 ml | 24 | volume: 2 fl oz; strength: 70% alcohol / 70 % d’alcool | lightBlue | 2999 | 3899 | box
  Two dozen for field crews.
  Deux douzaines pour les équipes de terrain.
721323 | CLD-HS64-2 | hand sanitizer gel, refill, 64 oz. / gel désinfectant pour les mains, recharge, 1,9 l | 2 | volume: 64 fl oz; strength: 70% alcohol / 70 % d’alcool | blue | 2499 | 3249 | pack
  Two jugs that fill sixteen pumps.
  Deux bidons qui remplissent seize pompes.
721324 | CLD-HSF-4 | foam sanitizer cartridges / cartouches de mousse désinfectante | 4 (4 cartridges / 4 cartouches; cartridge / cartouche) | volume: 33.8 fl oz; strength: 70% alcohol / 70 % d’alcool | teal | 6999>5999 | 9099>7799 | box
  Foam doesn’t drip on floors.
  La mousse ne coule pas au plancher.
721325 | CLD-HSS-BLK | floor stand for sanitizer, black / support sur pied pour désinfectant, noir | 1 (1 stand / 1 support; stand / support) | size: 12 x 12 x 48 in cm; material: Steel / Acier | black | 8999 | 11799 | sanitizer-stand/single
  Meets people at the door.
  Accueille les gens à la porte.
721326 | CLD-LOT-16 | hand lotion, fragrance-free, pump / lotion pour les mains, sans parfum, pompe | 1 | volume: 16 fl oz; scent: None / Sans parfum | pink | 799 | 1049 | single
  After all that washing.
  Après tous ces lavages.
`,
);

export const soapAndSanitizer = [...soap, ...sanitizer];
