export default {
  title: 'Cookies',
  lead: 'Cookies are small files a site saves in your browser. Here are all of ours. None come from other companies.',
  'session.title': 'Required',
  'session.text':
    '“__Host-inkwell” keeps your cart and your sign-in for up to 30 days. Pages can’t read it, and it’s set when you add to your cart or sign in. “consent” keeps your [cookie choices](choices) for a year. “contextid” goes with it and lets pages know when it has changed. “MCVCB” keeps the number on the cart, and “jsessionid”, a random name for this browser, helps us spot misuse of the cart. Both last about two years. “__Host-asked” remembers for a day that you started an account here, and “__Host-device” remembers for 400 days that you signed in here, so strangers guessing your password can’t lock you out. “__Host-step” lasts ten minutes while you enter a sign-in code, “__Host-passkey” while you sign in with a passkey, and “__Host-sign-on” while you sign in with your organization’s own account. “__Host-punchout” keeps a cart that you fill for your purchasing system, for a day at most after the visit, and “__Host-punchout-try” shows for ten minutes whether that works inside its page.',
  'choice.title': 'Your choices',
  'choice.text':
    '“zipcode”, “geocode” and “YourStore” remember where we deliver and where you pick up, and “ccdrawers” remembers which plans you were offered, for about two years. “HARD_ALT_OPT_OUT” remembers for 30 days which replacements you didn’t want. For 14 days, “copy” remembers Spanish if you chose it, and “audience” remembers that your account has contract prices. “display” remembers the display you chose in your account until you sign out. “holding” remembers for an hour that items are reserved for you during checkout. “done” remembers for five minutes that you saved something, so the next page can say so. “scripts” remembers for a day that this browser runs scripts, if your organization doesn’t let everything be bought. Only if you allow analytics, “__Host-visitor”, a random name for this browser, and “variants” keep you on the same version of a page we’re testing, for 90 days after your last visit.',
  'off.title': 'Turning them off',
  'off.text':
    'Analytics and advertising are off until you [turn them on](choices). You can delete or block cookies in your browser. Without them you can still browse and search, but your cart can’t remember what you add.',
} as const;
