export default {
  title: 'Likes',
};
