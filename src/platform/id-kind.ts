/** Kind of thing that an id names. The generated access tests try each id as every other visitor (trust 22). */
export type IdKind =
  | 'brand'
  | 'cart'
  | 'cartItem'
  | 'order'
  | 'savedItem'
  | 'address'
  | 'payment'
  | 'profile'
  | 'session'
  | 'passkey'
  | 'list'
  /** A person of an organization, an invitation to it, somebody's request to join, a group of its people. */
  | 'member'
  | 'invitation'
  | 'joinRequest'
  | 'taxExemption'
  | 'group'
  /** Where an organization has goods sent. */
  | 'location'
  /** A connection of an organization with its purchasing system. */
  | 'procurementConnection'
  /** What an organization tells its people. */
  | 'customMessage'
  /** A purchase order that an organization has opened. */
  | 'purchaseOrder'
  /** A document that was exchanged with a purchasing system. */
  | 'purchaseDocument'
  /** A rule of an organization about whose orders wait for approval. */
  | 'approvalRule'
  /** A budget center of an organization. */
  | 'budget'
  /** What comes to somebody by itself. */
  | 'restock'
  /** What somebody changed of the delivery of a day. */
  | 'restockChange'
  /** A report that is mailed on a schedule. */
  | 'reportSchedule'
  | 'listItem'
  | 'product'
  | 'store'
  | 'category'
  | 'printer'
  | 'picture'
  | 'review'
  | 'question'
  /** A captcha that has not been answered yet. */
  | 'captcha'
  /** Generated at random for the holder of a card or wallet: whoever knows it may use it. */
  | 'secret'
  /** Idempotency key; looked up among the sender's own. */
  | 'requestKey'
  /** Numbered within a thing that the same call names by its own id. */
  | 'part'
  /** Free text from the shopper. */
  | 'note'
  /** Names somebody's thing, but the answer is always the caller's own. */
  | 'own'
  | 'tenant';
