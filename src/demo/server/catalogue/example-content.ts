// What the demonstration publishes: the home page's hero, and a landing page with a line that leads there (HDR-2).
import type { Piece } from '#around/content-pieces/rules';

const EVERY_SITE = ['consumer-US', 'consumer-CA', 'business-US', 'business-CA'] as const;

const hero: Piece = {
  id: 'home-hero',
  slot: 'homeHero',
  sites: EVERY_SITE,
  layout: 'hero',
  theme: 'desk',
  links: ['/paper/cat_paper', '#finder'],
  words: {
    'en-US': {
      headline: 'Paper today.\nToner tomorrow.',
      text: 'Order by 5 pm and get it the next business day, or by 2 pm near a store and get it today. In a hurry? Pick it up in an hour.',
      actions: ['Shop everyday supplies', 'Find ink or toner'],
    },
    'en-CA': {
      headline: 'Paper today.\nToner tomorrow.',
      text: 'Order by 5 pm and get it the next business day, or by 2 pm near a store and get it today. In a hurry? Pick it up in an hour.',
      actions: ['Shop everyday supplies', 'Find ink or toner'],
    },
    'fr-CA': {
      headline: 'Le papier aujourd’hui.\nLe toner demain.',
      text: 'La plupart des articles en stock commandés avant 17\u00A0h arrivent le jour ouvrable suivant; près d’un magasin, avant 14\u00A0h, le jour même. Ou ramassez-les en une heure.',
      actions: ['Voir les essentiels', 'Trouver une cartouche'],
    },
    'es-US': {
      headline: 'Papel hoy.\nTóner mañana.',
      text: 'Pida antes de las 5 p. m. y recíbalo el siguiente día hábil, o antes de las 2 p. m. cerca de una tienda y recíbalo hoy. ¿Tiene prisa? Recójalo en una hora.',
      actions: ['Comprar lo esencial', 'Buscar tinta o tóner'],
    },
  },
};

const deskGuide: Piece = {
  id: 'desk-guide',
  slot: 'landing',
  page: 'set-up-a-desk',
  sites: EVERY_SITE,
  layout: 'hero',
  theme: 'paper',
  priority: 200,
  links: ['/furniture/cat_furniture'],
  pictures: { xs: '/pictures/520331/main.svg' },
  words: {
    'en-US': {
      headline: 'A desk you can work at all day',
      text: 'Chair, desk, light and a place for everything, in the order that saves your back.',
      actions: ['Shop furniture'],
      alt: '',
      description: 'How to set up a desk: chair height, screen distance, light and storage.',
      body: '<h2>Start with the chair</h2><p>Set the seat so your feet rest flat and your knees bend at a right angle. Then bring the desk to your elbows, not the other way around.</p><h2>Screen and light</h2><ul><li>Top of the screen at eye level, an arm’s length away.</li><li>Light from the side, so nothing glares.</li></ul><h2>A place for everything</h2><p>What you use every hour goes within reach. What you use every week goes in a drawer. The rest goes in <a href="/filing-storage/cat_filing">filing</a>.</p>',
    },
    'en-CA': {
      headline: 'A desk you can work at all day',
      text: 'Chair, desk, light and a place for everything, in the order that saves your back.',
      actions: ['Shop furniture'],
      alt: '',
      description: 'How to set up a desk: chair height, screen distance, light and storage.',
      body: '<h2>Start with the chair</h2><p>Set the seat so your feet rest flat and your knees bend at a right angle. Then bring the desk to your elbows, not the other way around.</p><h2>Screen and light</h2><ul><li>Top of the screen at eye level, an arm’s length away.</li><li>Light from the side, so nothing glares.</li></ul><h2>A place for everything</h2><p>What you use every hour goes within reach. What you use every week goes in a drawer. The rest goes in <a href="/filing-storage/cat_filing">filing</a>.</p>',
    },
    'fr-CA': {
      headline: 'Un bureau pour toute la journée',
      text: 'Fauteuil, bureau, lumière et une place pour chaque chose, dans l’ordre qui ménage votre dos.',
      actions: ['Voir le mobilier'],
      alt: '',
      description: 'Aménager un bureau\u00A0: hauteur du fauteuil, distance de l’écran, lumière et rangement.',
      body: '<h2>Commencez par le fauteuil</h2><p>Réglez l’assise pour que vos pieds reposent à plat et que vos genoux forment un angle droit. Amenez ensuite le bureau à vos coudes, et non l’inverse.</p><h2>Écran et lumière</h2><ul><li>Haut de l’écran à la hauteur des yeux, à une longueur de bras.</li><li>Lumière de côté, pour éviter les reflets.</li></ul><h2>Une place pour chaque chose</h2><p>Ce qui sert à toute heure reste à portée de main. Ce qui sert chaque semaine va dans un tiroir. Le reste va au <a href="/filing-storage/cat_filing">classement</a>.</p>',
    },
  },
};

const deskLine: Piece = {
  id: 'desk-guide-line',
  slot: 'adSlot',
  category: 'furniture',
  sites: EVERY_SITE,
  layout: 'promoMessage',
  theme: 'manila',
  links: ['/lp/set-up-a-desk'],
  words: {
    'en-US': { headline: 'Setting up a desk? Start with the chair.', actions: ['Read the guide'] },
    'en-CA': { headline: 'Setting up a desk? Start with the chair.', actions: ['Read the guide'] },
    'fr-CA': { headline: 'Vous aménagez un bureau? Commencez par le fauteuil.', actions: ['Lire le guide'] },
  },
};

export const exampleContent: readonly Piece[] = [hero, deskGuide, deskLine];
