import type en from '../../en/landers/iconslanding.ts';
import type { Translation } from '../../translation.ts';

export default {
  legend: 'Mistä pidät?',
  wants: {
    none: 'Valitse kolme, niin näet, mitä niistä tulee.',
    one: 'Yksi. Vielä kaksi.',
    two: 'Kaksi. Entä viimeinen?',
  },
  along: 'Lisäämme nämä profiiliisi.',
  weekend: {
    title: 'On lauantai. <em>Mitä teet?</em>',
    text: 'Täällä kukaan ei kysy, mitä teet työksesi. Valitse, mistä pidät, ja etsi palvelusta {site} joku, joka pitää samasta.',
    call: 'Vietä se kahdestaan',
    join: 'Viikonloppusi, kahdelle',
    with: 'Viikonloppu jonkun kanssa, joka …',
    slow: '… antaa aamun kestää puoleenpäivään.',
    out: '… tulee kotiin mutaisin kengin.',
    shared: '… kattaa aina yhden lautasen liikaa.',
  },
  home: {
    title: 'Kotiin jääminen <em>on sekin suunnitelma.</em>',
    text: 'Parhaisiin iltoihin ei tarvita lippuja. Valitse, mistä sinun iltasi syntyvät, ja etsi palvelusta {site} joku sohvan toiseen päähän.',
    call: 'Tee tilaa sohvalle',
    join: 'Koti, jossa on vara-avain',
    with: 'Ilta jonkun kanssa, joka …',
    slow: '… osaa olla hiljaa vieressäsi.',
    out: '… kulkee maalia, multaa tai karvoja hihoissa.',
    shared: '… panee teeveden tulelle pyytämättä.',
  },
  journey: {
    title: 'Ikkunapaikka <em>vai pidempi reitti?</em>',
    text: 'Matkalla ihmiset tutustuvat parhaiten. Valitse, mitä laukkuusi pakataan, ja löydä seuraa palvelusta {site}.',
    call: 'Löydä matkaseuraa',
    join: 'Kaksi lippua, kiitos',
    with: 'Matka jonkun kanssa, joka …',
    slow: '… pysähtyy siellä, missä on kaunista.',
    out: '… lukee karttaa eikä piittaa siitä.',
    shared: '… tilaa sen, mitä kumpikaan ei osaa lausua.',
  },
} satisfies Translation<typeof en>;
