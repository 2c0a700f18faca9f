export default {
  title: 'Trouveur d’affinités',
};
