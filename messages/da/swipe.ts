export default {
  title: 'Swipespil',
};
