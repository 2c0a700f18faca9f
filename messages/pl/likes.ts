export default {
  title: 'Polubienia',
};
