// What the goods are called in the other language: shoppers of a bilingual country mix them. English first; further names follow the bar.

const PAIRS = `
pen = stylo; pencil = crayon; marker = marqueur | feutre; highlighter = surligneur; eraser = gomme à effacer | efface;
sharpener = taille-crayon; scissors = ciseaux; glue = colle; tape = ruban adhésif; stapler = agrafeuse | brocheuse;
staple = agrafes | broches; staple remover = dégrafeuse; paper clip = trombone; binder clip = pince relieuse; rubber band = élastique;
ruler = règle; hole punch = perforatrice; calculator = calculatrice; notebook = cahier; notepad = bloc-notes;
sticky note = feuillets adhésifs; index card = fiches; paper = papier; copy paper = papier à photocopie; photo paper = papier photo;
cardstock = papier cartonné; construction paper = papier de bricolage; envelope = enveloppe; label = étiquette; stamp = tampon | timbre;
calendar = calendrier; planner = agenda; binder = reliure | cartable; divider = intercalaire; sheet protector = pochette protectrice;
folder = chemise; file folder = chemise de classement; hanging folder = chemise suspendue; file cabinet = classeur;
storage box = boîte de rangement; clipboard = planchette à pince; whiteboard = tableau blanc; bulletin board = babillard; easel = chevalet;
desk = bureau; chair = chaise | fauteuil; office chair = chaise de bureau; table = table; bookcase = bibliothèque; shelf = étagère;
lamp = lampe; chair mat = tapis pour chaise; footrest = repose-pieds; printer = imprimante; ink = encre; toner = toner;
cartridge = cartouche; shredder = déchiqueteuse; laminator = plastifieuse; label maker = étiqueteuse; scanner = numériseur;
computer = ordinateur; laptop = ordinateur portable; tablet = tablette; monitor = écran | moniteur; keyboard = clavier; mouse = souris;
mouse pad = tapis de souris; headset = casque d’écoute; headphones = écouteurs; speaker = haut-parleur; webcam = caméra web; cable = câble;
charger = chargeur; battery = pile | piles; flash drive = clé usb; hard drive = disque dur; power bar = barre d’alimentation;
extension cord = rallonge; router = routeur; phone = téléphone; coffee = café; coffee maker = cafetière; tea = thé; sugar = sucre;
creamer = colorant à café; water = eau; juice = jus; snack = collation; candy = bonbon; cookie = biscuit; chocolate = chocolat;
cup = gobelet | verre; plate = assiette; fork = fourchette; spoon = cuillère; knife = couteau; napkin = serviette; kettle = bouilloire;
microwave = micro-ondes; fridge = réfrigérateur; toilet paper = papier hygiénique; paper towel = essuie-tout; tissue = papiers-mouchoirs;
soap = savon; hand sanitizer = désinfectant pour les mains; disinfectant = désinfectant; cleaner = nettoyant; bleach = eau de javel;
broom = balai; mop = vadrouille; bucket = seau; vacuum = aspirateur; sponge = éponge; glove = gants; mask = masque;
first aid = premiers soins; bandage = pansement; trash bag = sac à ordures; garbage bag = sac à ordures; trash can = poubelle;
garbage can = poubelle; box = boîte; shipping box = boîte d’expédition; packing tape = ruban d’emballage; bubble wrap = film à bulles;
string = ficelle; rope = corde; scale = balance; backpack = sac à dos; school bag = sac d’école; lunch bag = sac-repas;
gift card = carte-cadeau; gift bag = sac-cadeau; paint = peinture; brush = pinceau; crayon = crayon de cire; chalk = craie; key = clé;
lock = cadenas; clock = horloge; flashlight = lampe de poche; sign = affiche; frame = cadre; ladder = escabeau; cart = chariot`;

/** The names of one thing, in both languages. */
export const TRANSLATIONS: readonly { readonly en: readonly string[]; readonly fr: readonly string[] }[] = PAIRS.trim()
  .split(/;\s/)
  .map((line) => {
    const [en = '', fr = ''] = line.split(' = ').map((names) => names.trim());
    return { en: en.split(' | '), fr: fr.split(' | ') };
  });
