export default {
  title: 'Wyszukiwarka dopasowań',
};
