// Words of a question that say nothing about its subject: "what are your hours today" asks for hours.

/** By the language of the answers; stop words come on top. Folded, not stemmed. */
export const QUESTION_WORDS: Readonly<Record<'en' | 'fr' | 'es', ReadonlySet<string>>> = {
  en: new Set(
    `how what whats when where wheres which who why can could do does did i im id you me we us your our is are was be am it its this there have has had
    get got make want would like please any long much many near nearby nearest closest about policy policies info information details page today now
    tomorrow tonight monday tuesday wednesday thursday friday saturday sunday take takes inkwell shop`.split(/\s+/),
  ),
  fr: new Set(
    `comment quoi quel quelle quels quelles quand pourquoi que qu est ce c je j me m moi tu vous nous on il y ai vos votre nos notre sont etes suis
    puis peux peut dois veux voudrais faire faut avoir combien coute coutent temps pres proche proximite plus aujourd hui maintenant demain lundi mardi
    mercredi jeudi vendredi samedi dimanche politique info infos information informations renseignement svp merci inkwell`.split(/\s+/),
  ),
  es: new Set(
    `como que cual cuando donde cuanto cuantos cuesta puedo puede mi mis me su sus yo es son esta hay hacer un una el la los las de del en a por para
    favor cerca hoy ahora politica informacion inkwell`.split(/\s+/),
  ),
};

/** Words that a question begins with. A name of goods begins with none of them. */
export const ASKING_WORDS: Readonly<Record<'en' | 'fr' | 'es', ReadonlySet<string>>> = {
  en: new Set('how what where when who why can could do does did is are may will'.split(' ')),
  fr: new Set('comment quoi quel quelle quels quelles quand pourquoi ou puis peut est que qu dois'.split(' ')),
  es: new Set('como que cual cuando donde cuanto puedo puede hay es'.split(' ')),
};
