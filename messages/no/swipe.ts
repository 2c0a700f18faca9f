export default {
  title: 'Sveipespill',
};
