export default {
  title: 'Buscador de afinidades',
};
