export { renderNotice as renderMembershipLetter } from '#letter';
