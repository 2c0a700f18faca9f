export default {
  title: 'Svepspelet',
};
