export default {
  title: 'Match-Finder',
};
