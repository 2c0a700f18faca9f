export default {
  title: 'Matchfinner',
};
