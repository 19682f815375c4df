/** What a paid membership would save on an order, with the overlay and the enrolment (RWD-2). */
export { MembershipOffer } from './membership-offer.tsx';
