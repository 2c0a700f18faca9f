export default {
  title: 'Swipe game',
};
