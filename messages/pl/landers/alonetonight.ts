import type en from '../../en/landers/alonetonight.ts';
import type { Translation } from '../../translation.ts';

export default {
  you: 'ty?',
  join: 'Zapal u siebie światło',
  street: {
    title: 'Samotny wieczór? <em>Pół ulicy też tak ma.</em>',
    text: 'Za niektórymi z tych okien ktoś też chętnie usłyszy „cześć”. W serwisie {site} pierwsza wiadomość jest bezpłatna.',
    call: 'Zobacz, kto nie śpi',
    says: 'Herbata czy kiepski serial?',
  },
  rain: {
    title: 'Znowu deszcz. <em>Zostań w domu, ale z kimś.</em>',
    text: 'Bez parasola i bez rozmów o niczym przy barze. Napisz w serwisie {site} do kogoś, kto słucha tego samego deszczu.',
    call: 'Znajdź towarzystwo',
    says: 'We dwójkę brzmi lepiej.',
  },
  kitchen: {
    title: 'Kolacja dla dwojga, <em>tak z rozpędu?</em>',
    text: 'Ktoś ma wino, ale nie ma pomysłu na kolację. Podpowiedz mu w serwisie {site}. Pierwsza wiadomość jest bezpłatna.',
    call: 'Dostaw drugi talerz',
    says: 'Co dziś jemy?',
  },
} satisfies Translation<typeof en>;
