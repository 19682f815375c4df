-- Questions that name goods ("how do I return a printer"), and more questions. A phrase that ends with * answers a question with further words.
-- Phrases are added to the rows that are there; those that staff removed stay away.
update search_answer a
set phrases = a.phrases || array(select phrase from unnest(more.phrases) as added (phrase) where phrase <> all (a.phrases))
from (values
  ('returns', 'en', array['return *', 'send back *', 'exchange *', 'refund *']),
  ('returns', 'fr', array['retourner *', 'renvoyer *', 'échanger *', 'rembourser *']),
  ('returns', 'es', array['devolver *', 'cambiar *']),
  ('delivery', 'en', array['ship *', 'deliver *', 'delivered *']),
  ('delivery', 'fr', array['livrer *', 'livrez *', 'livraison *']),
  ('delivery', 'es', array['enviar *', 'envían *'])
) as more (answer_id, language, phrases)
where a.answer_id = more.answer_id and a.language = more.language and cardinality(a.phrases) + cardinality(more.phrases) <= 60;

insert into search_answer (answer_id, language, phrases, address, title, text) values
  ('gift-cards', 'en', '{gift card balance,check gift card balance,gift card pin,use a gift card,redeem gift card,lost gift card,balance}',
    '/help#help-gift', 'Gift cards', 'How to pay with one, and where to see what is left on it.'),
  ('gift-cards', 'fr', '{solde carte cadeau,solde de carte-cadeau,vérifier solde carte-cadeau,NIP carte-cadeau,utiliser une carte-cadeau,carte-cadeau perdue}',
    '/help#help-gift', 'Cartes-cadeaux', 'Comment payer avec une carte, et où voir ce qu’il y reste.'),
  ('gift-cards', 'es', '{saldo tarjeta de regalo,usar tarjeta de regalo,saldo}',
    '/help#help-gift', 'Tarjetas de regalo', 'Cómo pagar con una tarjeta y dónde ver su saldo.'),
  ('prices', 'en', '{price match,price matching,price match guarantee,price guarantee,price adjustment,price protection,low price guarantee}',
    '/help#help-prices', 'Prices, coupons and deals', 'How our prices work, and which coupons can be combined.'),
  ('prices', 'fr', '{égaler prix,prix égalé,garantie de prix,garantie du meilleur prix,ajustement de prix,meilleur prix garanti}',
    '/help#help-prices', 'Prix, coupons et rabais', 'Comment fonctionnent nos prix, et quels coupons se combinent.'),
  ('taxes', 'en', '{tax exempt,tax exemption,tax exempt form,exemption certificate,resale certificate,sales tax,tax free}',
    '/help#help-taxes', 'Taxes and tax-exempt orders', 'When tax is added, and how an organization buys without it.'),
  ('taxes', 'fr', '{exemption de taxe,exempt de taxes,exonération de taxe,certificat d’exemption,taxe de vente,TPS,TVQ,TVH,sans taxe}',
    '/help#help-taxes', 'Taxes et commandes exonérées', 'Quand les taxes s’ajoutent, et comment une organisation achète sans taxe.'),
  ('warranty', 'en', '{warranty,warranties,warranty claim,manufacturer warranty,guarantee}',
    '/about/terms#terms-warranty', 'Warranties', 'What the manufacturer covers, and what we do when something is faulty.'),
  ('warranty', 'fr', '{garantie,garanties,garantie du fabricant,réclamation de garantie}',
    '/about/terms#terms-warranty', 'Garanties', 'Ce que le fabricant couvre, et ce que nous faisons quand un article est défectueux.'),
  ('warranty', 'es', '{garantía,garantías}',
    '/about/terms#terms-warranty', 'Garantías', 'Lo que cubre el fabricante y lo que hacemos cuando algo falla.'),
  ('company', 'en', '{about,about us,company,headquarters,head office,mailing address,career,careers,job,jobs,job openings,employment,hiring,work here,apply for a job,press}',
    '/about/company', 'About us and contact', 'Who we are, where to write, and how to ask about a job.'),
  ('company', 'fr', '{à propos,à propos de nous,entreprise,siège social,adresse postale,carrière,carrières,emploi,emplois,offres d’emploi,embauche,travailler ici,postuler}',
    '/about/company', 'À propos et contact', 'Qui nous sommes, où nous écrire, et comment demander un emploi.'),
  ('recalls', 'en', '{recall,recalls,product recall,product safety,safety data sheet,sds,msds}',
    '/help#help-safety', 'Product safety and recalls', 'Where to find safety sheets and recalls, and what to do when something is unsafe.'),
  ('recalls', 'fr', '{rappel,rappels,rappel de produit,sécurité des produits,fiche signalétique,fiche de données de sécurité}',
    '/help#help-safety', 'Sécurité et rappels de produits', 'Où trouver les fiches de sécurité et les rappels, et que faire quand un article est dangereux.')
on conflict do nothing;
