export default {
  title: 'Juego de deslizar',
};
