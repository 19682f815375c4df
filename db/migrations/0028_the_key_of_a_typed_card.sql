-- What the card form encrypted a typed card with, and the cart that the card was typed for: {cartId, key}. The card itself is in the form's storage, in the
-- shopper's browser, where nothing can read it without this key; it is given out after a decline (decision 0342).
alter table checkout add column card_key jsonb check (jsonb_typeof(card_key) = 'object');
