export default {
  title: 'Matchningshjälpen',
};
