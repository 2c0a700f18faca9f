export default {
  title: 'Jeu de swipe',
};
