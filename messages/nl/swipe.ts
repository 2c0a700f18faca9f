export default {
  title: 'Swipespel',
};
