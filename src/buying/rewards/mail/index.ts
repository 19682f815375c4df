export { renderNotice as renderRewardsLetter } from '#letter';
