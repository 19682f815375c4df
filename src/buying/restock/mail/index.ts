export { renderNotice as renderRestockLetter } from '#letter';
