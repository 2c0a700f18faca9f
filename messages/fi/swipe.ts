export default {
  title: 'Pyyhkäisypeli',
};
