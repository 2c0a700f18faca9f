export default {
  title: 'Swipe-Spiel',
};
