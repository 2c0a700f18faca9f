export default {
  title: 'Gillanden',
};
