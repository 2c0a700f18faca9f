import type { Phrases } from './phrases.ts';

const fr: Phrases = {
  not: 'pas jamais aucun aucune impossible ni ne',
  meeting: {
    always: [
      '(?:rencontrons|retrouvons|voyons) nous',
      'rendez vous (?:ce soir|demain|samedi|dimanche|vendredi|a la|au)',
      'jai hate de (?:~ )?(?:vous|te|nous|se) ?(?:~ )?(?:voir|rencontrer|retrouver|serrer)?',
      'pourquoi ne pas (?:~ )?(?:se|nous) (?:voir|rencontrer|retrouver)',
      'on se (?:voit|retrouve|rencontre|donne rendez vous) (?:~ )?(?:demain|ce soir|samedi|dimanche|vendredi|quand|bientot|au|a|devant|pour)',
      '(?:viens|venez) (?:chez moi|me voir|me rejoindre)',
      '(?:allons|on va) (?:~ )?(?:boire un verre|prendre un verre|prendre un cafe|boire un cafe|diner ensemble)',
      'je (?:passe|passerai|viendrai) (?:te|vous) (?:chercher|prendre|voir)',
    ],
    unlessNot: [
      '(?:on|nous|je) (?:peut|pourrait|pouvons|pourrions|peux|pourrais|veux|voudrais|vais|allons|va|devrait|devrions) (?:~ )?(?:se|nous|te|vous) (?:voir|rencontrer|retrouver)',
      'jaimerais (?:~ )?(?:te|vous) (?:voir|rencontrer)',
      'quand (?:on|nous) (?:se|nous) (?:verra|verrons|rencontrera|rencontrerons)',
      'notre (?:premier )?rendez vous',
      '(?:un rendez vous|sortir) avec (?:moi|toi|vous)',
      'je (?:te|vous) (?:rencontrerai|verrai|retrouverai)',
    ],
  },
  contact: [
    '(?:appelle|appelez|ecris|ecrivez|contacte|contactez) moi (?:~ )?(?:au|par|sur|>)',
    'mon (?:numero|telephone|portable|mail|e mail|email|adresse|insta|instagram|snap|snapchat)',
    '(?:ajoute|ajoutez|suis|suivez|trouve|trouvez|cherche|cherchez) moi sur',
    'jhabite (?:au )?[0-9]* ?rue',
  ],
  money: [
    '(?:envoie|envoyez|offre|offrez|achete|achetez|donne|donnez) moi (?:~ )?(?:cadeau|cadeaux|rose|roses|fleurs|credits?|parfum|bijou|bijoux|bague|argent|euros?)',
    '(?:peux|pourrais|veux) tu (?:~ )?(?:payer|preter|acheter|envoyer|offrir|virer)|(?:pouvez|pourriez|voulez) vous (?:~ )?(?:me|mon|ma) ?(?:~ )?(?:payer|preter|acheter|envoyer|offrir|virer)',
    '(?:je veux|je voudrais|jai besoin|jaimerais|je merite) (?:~ )?(?:cadeau|cadeaux|argent)',
    '(?:achete|achetez) (?:~ )?credits',
    '(?:vire|virez) moi',
    '(?:paie|payez|paye) (?:~ )?(?:mon|ma|mes|pour moi)',
  ],
  denial: {
    always: [
      'je (?:ne )?suis (?:pas|ni) (?:~ )?(?:fictif|fictive|faux|fausse|fake|inventee?|bot|robot|imaginaire|ordinateur)',
      '(?:ce|mon profil|ceci) (?:nest|nest pas|est) (?:pas )?(?:~ )?(?:un faux|fictif|invente|un vrai profil)',
      'jexiste (?:vraiment|bien|pour de vrai|reellement)',
    ],
    unlessNot: [
      'je suis (?:bien |tout a fait |vraiment )?(?:reelle?|vraie?)(?:>| et)',
      'je suis (?:bien )?(?:une?|un) (?:vraie?|veritable) (?:personne|femme|homme|fille|membre|humain|humaine)',
      'je suis (?:une?|bien une?)? ?(?:personne|femme|homme|etre) (?:bien )?(?:reelle?|humaine?|en chair)',
      'je suis (?:un |une )?humaine?(?:>| et)',
      'je suis en chair et en os',
    ],
  },
  asks: [
    '(?:es tu|etes vous|tu es|vous etes|tes) (?:~ )?(?:reelle?|vraie?|un bot|un robot|fictive|fictif|fausse|faux|humaine?|une vraie|inventee?)',
    '(?:existes tu|existez vous|tu existes|vous existez)',
    'cest (?:~ )?(?:un faux|un vrai|un bot|reel|un fake)',
    'vraie personne|vraie femme|vrai homme',
  ],
};

const es: Phrases = {
  not: 'no nunca jamas nadie ningun ninguna imposible tampoco',
  meeting: {
    always: [
      '(?:quedemos|veamonos|encontremonos|conozcamonos)',
      '(?:paso|ire|voy) a (?:recogerte|buscarte)',
      'por que no (?:quedamos|nos vemos|nos conocemos)',
      'no puedo esperar (?:~ )?(?:verte|conocerte|a que)',
      'tengo (?:muchas )?ganas de (?:verte|conocerte|quedar|abrazarte)',
      '(?:quedamos|nos vemos|nos encontramos) (?:~ )?(?:manana|esta noche|el sabado|el domingo|el viernes|en|a las|pronto|cuando|para)',
      '(?:ven|vente|pasate) (?:a mi casa|a verme|por mi casa)',
      '(?:vamos|vayamos) (?:~ )?a (?:tomar|cenar|salir)',
      'te recojo',
    ],
    unlessNot: [
      '(?:podemos|podriamos|puedo|podria|quiero|quisiera|vamos a|voy a|deberiamos) (?:~ )?(?:quedar|vernos|verte|conocerte|conocernos en|encontrarnos)',
      'me (?:gustaria|encantaria) (?:~ )?(?:verte|conocerte en|quedar|quedar contigo|conocerte>)',
      'cuando (?:nos veamos|nos conozcamos|quedemos)',
      'nuestra (?:primera )?cita',
      '(?:una cita|salir) (?:contigo|conmigo)',
      'te (?:vere|visitare|conocere)',
    ],
  },
  contact: [
    '(?:llamame|escribeme al|escribeme por|mandame un correo|enviame un correo)',
    'mi (?:numero|telefono|movil|correo|mail|email|direccion|insta|instagram|snap)',
    '(?:agregame|sigueme|buscame|anademe|encuentrame) (?:~ )?(?:en|por)',
    'vivo en la calle',
  ],
  money: [
    '(?:mandame|enviame|regalame|comprame|dame) (?:~ )?(?:regalo|regalos|rosas?|flores|creditos?|tarjeta|perfume|joyas?|anillo|dinero|euros?)',
    '(?:puedes|podrias|quieres) (?:~ )?(?:pagarme|prestarme|comprarme|enviarme|regalarme|mandarme|transferirme)',
    '(?:quiero|necesito|me gustaria|merezco|quisiera) (?:~ )?(?:regalo|regalos|dinero)',
    'compra (?:~ )?creditos',
    '(?:transfiereme|hazme (?:un )?bizum|hazme una transferencia)',
    '(?:pagame|paga mi|paga mis)',
  ],
  denial: {
    always: [
      'no soy (?:~ )?(?:ficticia|ficticio|falsa|falso|fake|inventada|inventado|bot|robot|imaginaria|imaginario|ordenador)',
      '(?:este|esto|mi perfil) no es (?:~ )?(?:falso|ficticio|inventado|un fake)',
      '(?:si que existo|existo de verdad|yo existo|existo realmente)',
    ],
    unlessNot: [
      '(?:yo )?soy (?:muy |totalmente |completamente )?(?:real|autentica|autentico|de verdad)(?:>| y)',
      '(?:yo )?soy (?:una?|un) (?:persona|mujer|hombre|chica|chico|humano|miembro) (?:real|de verdad|autentica|autentico|de carne)',
      'soy (?:un ser )?humana?o?(?:>| y)',
      'soy de carne y hueso',
      'hay una (?:persona|mujer) real (?:aqui|detras)',
    ],
  },
  asks: [
    '(?:eres|sos) (?:~ )?(?:real|de verdad|falsa|falso|fake|un bot|un robot|ficticia|ficticio|humana|humano|inventada|autentica)',
    '(?:existes|de verdad existes)',
    'es(?:to|te perfil)? (?:es )?(?:~ )?(?:real|falso|un bot|un fake)',
    'persona real|mujer real|hombre real|persona de verdad',
  ],
};

const it: Phrases = {
  not: 'non mai nessuno nessuna impossibile neanche',
  meeting: {
    always: [
      '(?:incontriamoci|vediamoci|troviamoci|usciamo insieme)',
      '(?:passo|vengo) a (?:prenderti|trovarti)',
      'perche non (?:ci vediamo|ci incontriamo|usciamo)',
      'non vedo lora di (?:~ )?(?:vederti|incontrarti|conoscerti|abbracciarti)',
      'ci (?:vediamo|incontriamo|troviamo) (?:~ )?(?:domani|stasera|sabato|domenica|venerdi|alle|al|in|presto|quando|davanti|per)',
      '(?:vieni|passa) (?:da me|a casa mia|a trovarmi)',
      'andiamo (?:~ )?(?:a cena|a bere|a prendere|a fare un giro insieme)',
      'ti (?:passo a prendere|vengo a prendere|vengo a trovare)',
    ],
    unlessNot: [
      '(?:possiamo|potremmo|posso|potrei|voglio|vorrei|dovremmo) (?:~ )?(?:incontrarci|vederci|vederti|incontrarti|uscire insieme|uscire con te)',
      'mi piacerebbe (?:~ )?(?:incontrarti|vederti|uscire con te)',
      'quando ci (?:incontreremo|vedremo|incontriamo|vediamo)',
      'il nostro (?:primo )?(?:appuntamento|incontro)',
      '(?:un appuntamento|uscire) con (?:me|te)',
      'ti (?:incontrero|vedro|verro a trovare)',
    ],
  },
  contact: [
    '(?:chiamami|telefonami|scrivimi (?:a|su|al|via)|mandami una mail|mandami un sms)',
    '(?:il )?mio (?:numero|telefono|cellulare|indirizzo|insta|instagram|contatto)',
    '(?:la )?mia (?:mail|e mail|email)',
    '(?:aggiungimi|seguimi|cercami|trovami) (?:~ )?su',
    'abito in via',
  ],
  money: [
    '(?:mandami|inviami|regalami|comprami|dammi) (?:~ )?(?:regalo|regali|rosa|rose|fiori|crediti|buono|profumo|gioielli|anello|soldi|euro|denaro)',
    '(?:puoi|potresti|vuoi) (?:~ )?(?:pagarmi|prestarmi|comprarmi|inviarmi|regalarmi|mandarmi)',
    '(?:voglio|vorrei|ho bisogno|mi piacerebbe|merito) (?:~ )?(?:regalo|regali|soldi|denaro)',
    '(?:compra|acquista) (?:~ )?crediti',
    '(?:fammi un bonifico|fai un bonifico)',
    '(?:pagami|paga il mio|paga la mia)',
  ],
  denial: {
    always: [
      'non sono (?:~ )?(?:fittizia|fittizio|finta|finto|fake|falsa|falso|inventata|inventato|bot|robot|immaginaria|computer)',
      '(?:questo|il mio profilo) non e (?:~ )?(?:falso|finto|fittizio|inventato|un fake)',
      '(?:esisto davvero|io esisto|esisto veramente|esisto sul serio)',
    ],
    unlessNot: [
      '(?:io )?sono (?:proprio |davvero |assolutamente )?(?:reale|vera|vero|autentica|autentico)(?:>| e)',
      '(?:io )?sono (?:una?|un) (?:vera|vero|reale) ?(?:persona|donna|uomo|ragazza|ragazzo|membro)',
      '(?:io )?sono (?:una?|un) (?:persona|donna|uomo|ragazza|ragazzo|essere) (?:reale|vera|vero|umano|in carne)',
      'sono (?:un |una )?umana?o?(?:>| e)',
      'sono in carne e ossa',
    ],
  },
  asks: [
    'sei (?:~ )?(?:reale|vera|vero|finta|finto|fake|un bot|un robot|fittizia|fittizio|umana|umano|inventata|una persona)',
    'esisti',
    'e (?:~ )?(?:un profilo falso|un bot|un fake|tutto vero)',
    'persona vera|donna vera|uomo vero|persona reale',
  ],
};

const pl: Phrases = {
  not: 'nie nigdy nikt zaden zadna niemozliwe niestety',
  meeting: {
    always: [
      '(?:spotkajmy|zobaczmy|umowmy) sie',
      '(?:przyjade|przyjde|wpadne) po ciebie',
      'nie moge sie doczekac (?:~ )?(?:spotkania|az|kiedy)',
      'moze (?:~ )?sie (?:spotkamy|zobaczymy|umowimy)',
      '(?:chodzmy|wyjdzmy) (?:~ )?(?:na kawe|na randke|na drinka|na piwo|razem)',
      '(?:wpadnij|przyjdz|przyjedz) (?:do mnie|wieczorem|jutro)',
      'dlaczego (?:by )?sie nie spotkamy',
      'odbiore cie',
      'do zobaczenia (?:jutro|wieczorem|w sobote|w niedziele|w piatek|o|na)',
    ],
    unlessNot: [
      '(?:mozemy|moglibysmy|powinnismy|chce|chcialabym|chcialbym|moge) (?:~ )?(?:spotkac|zobaczyc|odwiedzic|umowic)',
      'kiedy (?:~ )?sie spotkamy',
      'spotkam sie z toba',
      'nasza (?:pierwsza )?randka|naszej (?:pierwszej )?randki',
      'na randke ze? (?:mna|toba)',
      '(?:spotkamy|zobaczymy) sie (?:~ )?(?:jutro|wieczorem|w|o|na|wkrotce|niedlugo)',
    ],
  },
  contact: [
    '(?:zadzwon|napisz sms|napisz maila|napisz mi maila|dzwon) (?:do mnie|na|>)',
    'moj (?:numer|telefon|mail|e mail|email|adres|insta|instagram|snap)',
    '(?:dodaj|znajdz|obserwuj|szukaj) mnie (?:~ )?na',
    'mieszkam (?:przy|na) (?:ulicy|ul)',
  ],
  money: [
    '(?:wyslij|kup|daj|podaruj) mi (?:~ )?(?:prezent|prezenty|roze|kwiaty|kredyty|karte|perfumy|bizuterie|pierscionek|pieniadze|zlotych|euro)',
    '(?:mozesz|moglbys|moglabys|czy) (?:~ )?(?:zaplacic|pozyczyc|kupic|przelac|wyslac) mi',
    '(?:chce|potrzebuje|chcialabym|chcialbym|zasluguje na) (?:~ )?(?:prezent|prezentu|prezenty|pieniedzy|pieniadze)',
    '(?:kup|dokup) (?:~ )?kredyty',
    'przelej mi',
    'zaplac (?:~ )?(?:za mnie|moj|moje|mi)',
  ],
  denial: {
    always: [
      'nie jestem (?:~ )?(?:fikcyjna|fikcyjny|falszywa|falszywy|fejkiem|fejk|wymyslona|wymyslony|botem|robotem|zmyslona|komputerem|postacia)',
      '(?:to|moj profil) nie jest (?:~ )?(?:fejk|fikcyjny|falszywy|wymyslony)',
      '(?:naprawde istnieje|istnieje naprawde|ja istnieje)',
    ],
    unlessNot: [
      'jestem (?:calkiem |zupelnie |jak najbardziej )?(?:prawdziwa|prawdziwy|realna|realny)(?:>| i)',
      'jestem (?:prawdziwa|prawdziwym|realna|realnym|zywa|zywym) (?:osoba|kobieta|mezczyzna|czlowiekiem|dziewczyna|facetem)',
      'jestem czlowiekiem',
      'jestem z krwi i kosci',
      'po drugiej stronie jest prawdziw[ya]',
    ],
  },
  asks: [
    '(?:jestes|czy jestes) (?:~ )?(?:prawdziwa|prawdziwy|realna|botem|robotem|fejkiem|fikcyjna|fikcyjny|czlowiekiem|wymyslona)',
    'istniejesz',
    'czy to (?:~ )?(?:fejk|bot|prawdziwe|prawdziwy)',
    'prawdziwy czlowiek|prawdziwa kobieta|prawdziwa osoba|prawdziwy mezczyzna',
  ],
};

export const others = { fr, es, it, pl };
