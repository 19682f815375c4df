-- The toggles that came later, on for everybody until staff change them (USR-7).
insert into web_toggle (toggle_name, toggle_values)
select toggle_name, '{Y}'
from unnest(array['helpCenter', 'footerContent', 'flyouts', 'recommendations', 'banners', 'popularCategories', 'giftCardLink',
  'insidersNetwork', 'learnTab', 'signOut']) as added (toggle_name)
on conflict (toggle_name) do nothing;
