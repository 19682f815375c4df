-- More of what shoppers ask instead of searching goods. Phrases are added to the rows that are there; those that staff removed stay away.
update search_answer a
set phrases = a.phrases || array(select phrase from unnest(more.phrases) as added (phrase) where phrase <> all (a.phrases))
from (values
  ('contact', 'en', array['speak to a person', 'speak to someone', 'talk to someone', 'talk to a human', 'human', 'live chat', 'chat', 'agent']),
  ('contact', 'fr', array['parler à une personne', 'parler à un agent', 'clavardage', 'clavarder', 'agent']),
  ('account', 'en', array['change password', 'update password', 'new password', 'change email', 'change address', 'update account']),
  ('account', 'fr', array['changer mot de passe', 'modifier mot de passe', 'nouveau mot de passe', 'changer courriel', 'changer adresse']),
  ('returns', 'en', array['damaged item', 'item arrived damaged', 'wrong item', 'broken item', 'defective item', 'damaged', 'defective']),
  ('returns', 'fr', array['article endommagé', 'mauvais article', 'article défectueux', 'article brisé', 'endommagé', 'défectueux'])
) as more (answer_id, language, phrases)
where a.answer_id = more.answer_id and a.language = more.language and cardinality(a.phrases) + cardinality(more.phrases) <= 60;

insert into search_answer (answer_id, language, phrases, address, title, text) values
  ('business', 'en', '{business account,business site,business pricing,corporate account,company account,open a business account,contract pricing,buying for a business}',
    '/help#help-business', 'Buying for an organization', 'Contract prices, purchase orders and pay by invoice on the business site.'),
  ('business', 'fr', '{compte d’entreprise,compte d’affaires,compte entreprise,site pour entreprises,prix contractuels,acheter pour une entreprise}',
    '/help#help-business', 'Acheter pour une organisation', 'Prix contractuels, bons de commande et facturation sur le site des entreprises.')
on conflict do nothing;
