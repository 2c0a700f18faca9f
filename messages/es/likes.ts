export default {
  title: 'Me gusta',
};
