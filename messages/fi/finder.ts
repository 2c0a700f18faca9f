export default {
  title: 'Parinhaku',
};
