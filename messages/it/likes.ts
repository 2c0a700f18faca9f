export default {
  title: 'Like',
};
