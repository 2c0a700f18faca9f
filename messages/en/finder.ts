export default {
  title: 'Match finder',
};
