export { giftBehaviourOf, giftNumber, SANDBOX_GIFTS, SANDBOX_PIN, type GiftNumber, type SandboxGift } from './sandbox-gifts.ts';
export { behaviourOf, SANDBOX_CARDS, type Challenge, type Lapse, type SandboxCard } from './sandbox-cards.ts';
