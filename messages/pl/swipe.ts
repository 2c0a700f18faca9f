export default {
  title: 'Gra w przesuwanie',
};
