export default {
  title: 'Tykkäykset',
};
