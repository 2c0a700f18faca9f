import type { Phrases } from './phrases.ts';

const da: Phrases = {
  not: 'ikke aldrig ingen umuligt intet hverken',
  meeting: {
    always: [
      'lad os (?:~ )?(?:modes|ses|mode|ga ud|tage en kop|drikke)',
      'kan ikke vente (?:~ )?(?:mode|se|til)',
      'skal vi (?:~ )?(?:modes|ses|ga ud)',
      'hvorfor modes vi ikke',
      'kom (?:hjem til mig|over til mig|forbi)',
      'henter dig (?:~ )?(?:klokken|pa|i morgen)',
      'vi ses (?:i morgen|i aften|pa|klokken|til)',
    ],
    unlessNot: [
      '(?:vi|jeg) (?:kan|kunne|vil|ville|skal|skulle|burde) (?:~ )?(?:modes|mode dig|besoge dig|ses)',
      'jeg (?:moder|besoger|kommer og besoger) dig',
      'nar vi (?:~ )?(?:modes|ses)',
      'glaeder mig til (?:~ )?(?:mode dig|se dig|modes)',
      'kan vi (?:~ )?(?:modes|ses)',
      'vores forste date',
      '(?:pa date med (?:dig|mig)|invitere dig ud)',
    ],
  },
  contact: [
    '(?:ring til|sms|mail) mig',
    'skriv til mig (?:pa|via)',
    'mit (?:nummer|telefonnummer|mobilnummer)',
    'min (?:mail|e mail|mailadresse|adresse|insta|instagram|snapchat|snap)',
    '(?:find mig|folg mig|tilfoj mig|add mig) (?:~ )?pa',
    'jeg bor (?:pa|i) [a-z]+(?:gade|vej|alle)',
  ],
  money: [
    '(?:send|kob|giv) mig (?:~ )?(?:gave|gaver|rose|roser|blomster|credits?|gavekort|parfume|smykker|ring|penge|kroner)',
    '(?:kan|kunne|vil|ville) du (?:~ )?(?:betale|lane mig|kobe|sende mig|overfore) (?:~ )?(?:min|mit|mine|penge|gave|kroner|mig)',
    'jeg (?:vil gerne have|onsker mig|fortjener|mangler|har brug for) (?:~ )?(?:gave|gaver|penge)',
    'kob (?:~ )?credits',
    'overfor (?:~ )?(?:penge|kroner)',
    'betal (?:~ )?(?:for mig|min|mit)',
  ],
  denial: {
    always: [
      'jeg er (?:altsa |bestemt )?(?:ikke|ingen) (?:~ )?(?:falsk|fake|fiktiv|opdigtet|bot|robot|computer|opfundet)',
      '(?:dette|det her|min profil) er ikke (?:~ )?(?:falsk|fake|fiktiv|opdigtet)',
      'findes jeg (?:rigtigt|virkelig|faktisk|i virkeligheden)',
      'jeg findes (?:rigtigt|virkelig|faktisk|i virkeligheden|altsa)',
    ],
    unlessNot: [
      'jeg er (?:helt |virkelig |altsa )?(?:aegte|rigtig|virkelig)(?:>| og)',
      'jeg er (?:en |et )?(?:helt )?(?:aegte|rigtigt?|virkeligt?|levende) (?:person|menneske|kvinde|mand|medlem)',
      'jeg er et menneske',
      'jeg eksisterer',
      'jeg er af kod og blod',
    ],
  },
  asks: [
    'er du (?:~ )?(?:aegte|rigtig|virkelig|falsk|fake|en bot|en robot|fiktiv|opdigtet|et menneske)',
    'findes du',
    'eksisterer du',
    'er (?:det|dette) (?:her )?(?:~ )?(?:aegte|falsk|fake|en bot)',
    'rigtigt menneske|rigtig kvinde|rigtig mand|rigtig person',
  ],
};

const no: Phrases = {
  not: 'ikke aldri ingen umulig intet verken',
  meeting: {
    always: [
      'la oss (?:~ )?(?:motes|ses|treffes|mote|ga ut|ta en kopp|ta en kaffe)',
      'kan ikke vente (?:~ )?(?:mote|treffe|se|til)',
      'gleder meg til (?:~ )?(?:mote deg|treffe deg|se deg|motes|treffes)',
      'skal vi (?:~ )?(?:motes|ses|treffes|ga ut)',
      'hvorfor motes vi ikke',
      'kom (?:hjem til meg|over til meg|innom)',
      'henter deg (?:~ )?(?:klokka|klokken|pa|i morgen)',
      'vi (?:ses|sees) (?:i morgen|i kveld|pa|klokka|klokken|til)',
    ],
    unlessNot: [
      '(?:vi|jeg) (?:kan|kunne|vil|ville|skal|skulle|burde) (?:~ )?(?:motes|treffes|mote deg|treffe deg|besoke deg|ses)',
      'jeg (?:moter|treffer|besoker|kommer og besoker) deg',
      'nar vi (?:~ )?(?:motes|treffes|ses)',
      'kan vi (?:~ )?(?:motes|treffes|ses)',
      'var forste date',
      '(?:pa date med (?:deg|meg)|invitere deg ut|be deg ut)',
    ],
  },
  contact: [
    '(?:ring|skriv til|send|tekst) meg (?:~ )?(?:pa|via|mail|melding pa)',
    'ring meg',
    '(?:nummeret|telefonnummeret|mobilnummeret|adressen|mailen|eposten|e posten|instaen|snapen) (?:mitt|min)',
    '(?:mitt nummer|mitt telefonnummer|min adresse|min mail|min epost|min e post|min snap|min insta)',
    '(?:finn meg|folg meg|legg meg til|add meg) (?:~ )?pa',
    'jeg bor i [a-z]+(?:gata|gate|veien)',
  ],
  money: [
    '(?:send|kjop|gi) meg (?:~ )?(?:gave|gaver|rose|roser|blomster|credits?|gavekort|parfyme|smykker|ring|penger|kroner)',
    '(?:kan|kunne|vil|ville) du (?:~ )?(?:betale|lane meg|kjope|sende meg|overfore) (?:~ )?(?:min|mitt|mine|penger|gave|kroner|meg)',
    'jeg (?:vil gjerne ha|onsker meg|fortjener|mangler|trenger) (?:~ )?(?:gave|gaver|penger)',
    'kjop (?:~ )?credits',
    'overfor (?:~ )?(?:penger|kroner)',
    'betal (?:~ )?(?:for meg|min|mitt)',
  ],
  denial: {
    always: [
      'jeg er (?:altsa |sikkert )?(?:ikke|ingen) (?:~ )?(?:falsk|fake|fiktiv|oppdiktet|bot|robot|datamaskin|oppfunnet)',
      '(?:dette|profilen min|min profil) er ikke (?:~ )?(?:falsk|fake|fiktiv|oppdiktet)',
      '(?:finnes|fins) jeg (?:pa ordentlig|virkelig|faktisk|i virkeligheten)',
      'jeg (?:finnes|fins) (?:pa ordentlig|virkelig|faktisk|i virkeligheten)',
    ],
    unlessNot: [
      'jeg er (?:helt |virkelig )?(?:ekte|virkelig)(?:>| og)',
      'jeg er (?:en |et )?(?:helt )?(?:ekte|virkelig|levende|vanlig) (?:person|menneske|kvinne|dame|mann|medlem)',
      'jeg er et menneske',
      'jeg eksisterer',
      'jeg er av kjott og blod',
    ],
  },
  asks: [
    'er du (?:~ )?(?:ekte|virkelig|falsk|fake|en bot|en robot|fiktiv|oppdiktet|et menneske)',
    '(?:finnes|fins) du',
    'eksisterer du',
    'er dette (?:~ )?(?:ekte|falskt|fake|en bot)',
    'ekte menneske|ekte dame|ekte kvinne|ekte mann|ekte person',
  ],
};

const sv: Phrases = {
  not: 'inte aldrig ingen omojligt inget varken ej',
  meeting: {
    always: [
      'lat oss (?:~ )?(?:traffas|ses|motas|ga ut|ta en kaffe|fika)',
      'kan inte vanta (?:~ )?(?:traffa|se|tills)',
      'langtar (?:~ )?(?:efter att|till att|tills vi) (?:~ )?(?:traffa dig|se dig|traffas|ses)',
      'ska vi (?:~ )?(?:traffas|ses|motas|ga ut|ta en fika)',
      'varfor traffas vi inte',
      'kom (?:hem till mig|over till mig|forbi)',
      'hamtar dig (?:~ )?(?:klockan|pa|imorgon|i morgon)',
      'vi ses (?:imorgon|i morgon|ikvall|i kvall|pa|klockan|vid)',
    ],
    unlessNot: [
      '(?:vi|jag) (?:kan|kunde|skulle kunna|vill|ska|skulle vilja|borde) (?:~ )?(?:traffas|traffa dig|besoka dig|ses|motas)',
      'jag (?:traffar|besoker|kommer och halsar pa) dig',
      'nar vi (?:~ )?(?:traffas|ses)',
      'ser fram emot (?:~ )?(?:traffa dig|se dig|traffas)',
      'kan vi (?:~ )?(?:traffas|ses)',
      'var forsta dejt',
      '(?:pa dejt med (?:dig|mig)|bjuda ut dig|bjuda dig ut)',
    ],
  },
  contact: [
    '(?:ring|smsa|mejla|maila) mig',
    'mitt (?:nummer|telefonnummer|mobilnummer|insta)',
    'min (?:mejl|mail|mejladress|mailadress|adress|instagram|snap|snapchat)',
    '(?:hitta mig|folj mig|lagg till mig|adda mig) (?:~ )?pa',
    'jag bor pa [a-z]+(?:gatan|vagen|gata)',
  ],
  money: [
    '(?:skicka|kop|ge) (?:ett |en )?(?:present|gava|presentkort|ros|smycke) till mig',
    '(?:skicka|kop|ge) (?:mig|till mig) (?:~ )?(?:present|presenter|gava|ros|rosor|blommor|krediter|credits?|presentkort|parfym|smycken|ring|pengar|kronor)',
    '(?:kan|kunde|vill|skulle) du (?:~ )?(?:betala|lana mig|kopa|skicka mig|swisha|fora over) (?:~ )?(?:min|mitt|mina|pengar|present|kronor|mig)',
    'jag (?:vill ha|onskar mig|fortjanar|behover|saknar) (?:~ )?(?:present|presenter|pengar)',
    'kop (?:~ )?(?:credits|krediter)',
    'swisha (?:mig|over|till)',
    'betala (?:~ )?(?:for mig|min|mitt)',
  ],
  denial: {
    always: [
      'jag ar (?:verkligen |absolut )?(?:inte|ingen) (?:~ )?(?:falsk|fejk|fake|fiktiv|pahittad|bot|robot|dator|uppdiktad)',
      '(?:det har|detta|min profil) ar inte (?:~ )?(?:falsk|fejk|fake|fiktiv|pahittad)',
      'finns jag (?:pa riktigt|verkligen|faktiskt|i verkligheten)',
      'jag finns (?:pa riktigt|verkligen|faktiskt|i verkligheten)',
    ],
    unlessNot: [
      'jag ar (?:helt |verkligen )?(?:akta|verklig|riktig|pa riktigt)(?:>| och)',
      'jag ar (?:en )?(?:helt )?(?:akta|riktig|verklig|levande|vanlig) (?:person|manniska|kvinna|tjej|man|kille|medlem)',
      'jag ar (?:en )?manniska',
      'jag existerar',
      'jag ar av kott och blod',
    ],
  },
  asks: [
    'ar du (?:~ )?(?:akta|verklig|riktig|pa riktigt|falsk|fejk|en bot|en robot|fiktiv|pahittad|manniska)',
    'finns du',
    'existerar du',
    'ar det har (?:~ )?(?:akta|fejk|pa riktigt|en bot)',
    'riktig manniska|riktig kvinna|riktig tjej|riktig man|riktig person',
  ],
};

const fi: Phrases = {
  not: 'en et ei emme eivat enka koskaan ikina mahdotonta mahdoton kukaan',
  meeting: {
    always: [
      '(?:tavataan|nahdaan|treffataan) (?:~ )?(?:huomenna|tanaan|illalla|viikonloppuna|lauantaina|perjantaina|sunnuntaina|pian|kahvilla|keskustassa|kahvilassa|joskus)',
      '(?:mennaan|lahdetaan) (?:~ )?(?:treffeille|kahville|ulos|drinkille|kavelylle yhdessa)',
      'en malta odottaa (?:~ )?(?:nakemista|tapaamista|etta)',
      'voitaisiinko (?:~ )?(?:tavata|nahda)',
      'tule (?:~ )?(?:luokseni|minun luokse|mun luo|kylaan|kaymaan)',
      'haen sinut',
      'miksi emme tapaisi',
    ],
    unlessNot: [
      '(?:voimme|voisimme|voidaan|voitaisiin|haluan|haluaisin|aion|tahdon|pitaisi) (?:~ )?(?:tavata|nahda sinut|tapaisimme)',
      '(?:tapaan|tulen tapaamaan|tulen luoksesi)(?: sinut)?',
      'kun (?:me )?(?:tapaamme|tavataan|naemme)',
      'odotan (?:~ )?(?:tapaamistamme|treffejamme|nakemistasi)',
      'ensitreffimme',
      'treffeille (?:kanssasi|kanssani)',
    ],
  },
  contact: [
    '(?:soita|tekstaa|meilaa|laita viestia) (?:mulle|minulle)',
    '(?:puhelinnumeroni|numeroni|sahkopostini|osoitteeni|meilini|instani|snappini)',
    '(?:loydat minut|lisaa minut|seuraa minua|etsi minut) (?:~ )?(?:telegramista|whatsappista|signalista|telegramissa|instasta|instagramista|facebookista|snapista|snapchatista|instagramissa|facebookissa)',
    'asun (?:osoitteessa|[a-z]+kadulla|[a-z]+tiella)',
    '(?:minun|mun) (?:numero|puhelinnumero|osoite|sahkoposti|insta)',
  ],
  money: [
    '(?:laheta|osta|anna) (?:minulle|mulle) (?:~ )?(?:lahja|lahjan|lahjoja|ruusu|ruusun|ruusuja|kukkia|krediitteja|lahjakortti|lahjakortin|hajuvesi|hajuvetta|koruja|sormus|rahaa|euroa)',
    '(?:voisitko|voitko|haluaisitko) (?:~ )?(?:maksaa|lainata|ostaa|lahettaa|siirtaa) (?:~ )?(?:minulle|mulle|rahaa|lahjan|euroa|laskuni|vuokrani)',
    '(?:haluan|haluaisin|toivon|tarvitsen|ansaitsen) (?:~ )?(?:lahjan|lahjoja|rahaa)',
    'osta (?:~ )?krediitteja',
    'siirra (?:~ )?(?:rahaa|euroa)',
    'maksa (?:~ )?(?:laskuni|vuokrani|puolestani|mulle|minulle)',
  ],
  denial: {
    always: [
      'en ole (?:~ )?(?:fiktiivinen|feikki|keksitty|botti|robotti|tekaistu|kone|huijari)',
      '(?:tama|profiilini) ei ole (?:~ )?(?:fiktiivinen|feikki|keksitty|tekaistu)',
      'olen (?:oikeasti|todella|ihan oikeasti) olemassa',
    ],
    unlessNot: [
      '(?:mina )?olen (?:ihan |taysin |aivan )?(?:aito|todellinen|oikea)(?:>| ja)',
      '(?:mina )?olen (?:ihan |aivan )?(?:aito|oikea|todellinen|tavallinen|elava) (?:ihminen|nainen|mies|henkilo|jasen)',
      'olen ihminen',
      'olen lihaa ja verta',
      'taalla on oikea (?:ihminen|nainen|mies)',
    ],
  },
  asks: [
    'oletko (?:~ )?(?:aito|oikea|todellinen|feikki|botti|robotti|fiktiivinen|keksitty|ihminen|olemassa)',
    'onko (?:tama|taalla) (?:~ )?(?:aito|feikki|botti|oikea|oikeasti)',
    'oletko sa (?:~ )?(?:aito|oikea|botti|feikki)',
    'oikea ihminen|oikea nainen|oikea mies',
  ],
};

export const nordic = { da, no, sv, fi };
