export default {
  title: 'Gioco dello swipe',
};
