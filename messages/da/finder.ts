export default {
  title: 'Matchfinder',
};
