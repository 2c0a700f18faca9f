export default {
  title: 'Trova affinità',
};
