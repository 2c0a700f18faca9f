export default {
  title: 'Matchzoeker',
};
