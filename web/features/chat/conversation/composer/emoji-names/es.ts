// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 cara sonriendo, cara, divertido, feliz, sonrisa
😄 cara sonriendo con ojos sonrientes, abierta, cara, ojo, sonrisa
😁 cara radiante con ojos sonrientes, cara, ojo, risa, sonrisa
😂 cara llorando de risa, cara, felicidad, lágrima, risa
🤣 cara revolviéndose de la risa, cara, carcajada, ojos cerrados, risa
😊 cara feliz con ojos sonrientes, cara, ojo, rubor, sonrisa
😇 cara sonriendo con aureola, ángel, cara, halo, sonrisa
🙂 cara sonriendo ligeramente, cara, sonrisa
🙃 cara al revés, cara, revés
😉 cara guiñando el ojo, cara, guiño
😍 cara sonriendo con ojos de corazón, amor, cara, corazón, sonrisa
🥰 cara sonriendo con corazones, adorar, amor, corazones, enamorada, enamorado
😘 cara lanzando un beso, beso, cara
😋 cara saboreando comida, cara, delicioso, hambre, rico
😜 cara sacando la lengua y guiñando un ojo, cara, guiño, lengua, ojo
🤗 cara con manos abrazando, abrazo, cara, sonrisa
🤔 cara pensativa, cara, duda, pensando
😏 cara sonriendo con superioridad, cara, listillo, superioridad
😌 cara de alivio, aliviado, cara
😴 cara durmiendo, cara, dormido, sueño, zzz
🥳 cara de fiesta, capirote, celebración, fiesta, gorro, matasuegras
😎 cara sonriendo con gafas de sol, cara, gafas, guay, sol
🤓 cara de empollón, cara, empollón, friki, friqui
😮 cara con la boca abierta, boca, cara
😳 cara sonrojada, cara, colorado, sonrojado
🥺 cara suplicante, implorar, ojos adorables, piedad, por favor
😢 cara llorando, cara, lágrima, llorar, triste
😭 cara llorando fuerte, cara, lágrima, llorar, triste
😅 cara sonriendo con sudor frío, cara, frío, risa, sudor
😬 cara haciendo una mueca, cara, mueca
🙄 cara con ojos en blanco, cara, frustración, ojos, vueltos
😤 cara resoplando, cabreo, cara, enfado
👋 mano saludando, agitar, mano, saludar, saludo
👍 pulgar hacia arriba, arriba, mano, pulgar, señal
👎 pulgar hacia abajo, abajo, mano, pulgar, señal
👏 manos aplaudiendo, aplaudir, manos, palmas, señal
🙌 manos levantadas celebrando, celebración, gesto, hurra, mano
🙏 manos en oración, gracias, mano, oración, orar, por favor, rezar
🤝 apretón de manos, acuerdo, apretón, manos
✌️ mano con señal de victoria, mano, señal de victoria, victoria
🤞 dedos cruzados, cruzar, dedos, mano, suerte
👌 señal de aprobación con la mano, aprobación, mano, ok
🤙 mano haciendo el gesto de llamar, llamar, mano, meñique, pulgar
💪 bíceps flexionado, bíceps, cómic, flexionado, fuerte, músculo
👀 ojos, cara
🙈 mono con los ojos tapados, cara, mal, mono, prohibido
💃 mujer bailando, bailar, mujer
🕺 hombre bailando, bailar, hombre
🚶 persona caminando, andar, caminando, caminar
🏃 persona corriendo, carrera, deporte, maratón
🤷 persona encogida de hombros, duda, encogerse, hombros, indiferencia
🤦 persona con la mano en la frente, facepalm, frente, incredulidad, mano
❤️ corazón rojo, corazón, emoción, rojo
🧡 corazón naranja, corazón, emoción, naranja
💛 corazón amarillo, amarillo, corazón, emoción
💚 corazón verde, corazón, emoción, verde
💙 corazón azul, azul, corazón, emoción
💜 corazón morado, corazón, emoción, morado
🤍 corazón blanco, blanco, corazón, emoción
🖤 corazón negro, corazón, negro
💕 dos corazones, amantes, amor, corazón
💞 corazones giratorios, corazón, giratorio
💓 corazón latiendo, amor, corazón, emoción, latido
💗 corazón creciente, corazón, creciente, emocionado, latido, nervioso
💖 corazón brillante, amor, brillante, emoción
💘 corazón con flecha, amor, corazón, emoción, flecha
💔 corazón roto, corazón, emoción, partido, roto
💋 marca de beso, beso, labios, romance
🐶 cara de perro, cara, mascota, perro
🐱 cara de gato, cara, gato, mascota
🐭 cara de ratón, cara, ratón
🐰 cara de conejo, cara, conejo, mascota
🦊 zorro, cara
🐻 oso, cara
🐼 panda, cara, oso panda
🐨 koala, cara, marsupial
🦁 león, cara, leo, zodiaco
🐸 rana, cara
🐵 cara de mono, cara, mono
🐔 gallina, ave, gallinácea, pollo
🦉 búho, ave, lechuza, pájaro
🦋 mariposa, bonito, insecto
🐝 abeja, insecto, miel
🐢 tortuga, galápago
🐟 pez, pececillo, pescado, piscis, zodiaco
🐬 delfín, cetáceo
🐴 cara de caballo, caballo, cara
🦔 erizo, espinas, púas
🌸 flor de cerezo, cerezo, flor
🌹 rosa, flor
🌻 girasol, flor, sol
🌷 tulipán, flor
🌿 hierba, hoja, verde
🍀 trébol de cuatro hojas, suerte, trébol
🌳 árbol de hoja caduca, árbol, caducifolio, hoja caduca
🍁 hoja de arce, arce, hoja
☀️ sol, espacio, rayos, soleado
🌤️ sol detrás de una nube pequeña, nube, sol
🌧️ nube con lluvia, lluvia, nube
❄️ copo de nieve, frío, nieve
🌈 arcoíris, colores, lluvia
⭐ estrella, estelar
🌙 luna, creciente, espacio
🔥 fuego, llama
🌊 ola de mar, mar, océano, ola
🏔️ montaña con nieve, frío, montaña, nieve
🏖️ playa y sombrilla, playa, sombrilla
🌅 amanecer, salida del sol
☕ bebida caliente, bebida, café, caliente, té
🍵 tazón de té, bebida, taza, té
🍷 copa de vino, bar, bebida, copa, vaso, vino
🥂 copas brindando, bebida, brindar, brindis, celebración, copa
🍺 jarra de cerveza, bar, cerveza, jarra, restaurante
🍹 bebida tropical, bar, bebida, restaurante, tropical
🍕 pizza, porción, restaurante
🍔 hamburguesa, burger
🍝 espagueti, pasta, restaurante
🍣 sushi, restaurante
🥗 ensalada, bol, comida, verde
🥐 cruasán, bollo, comida, croissant, francés
🍞 pan de molde, pan, rebanada, tostada
🧀 cuña de queso, cuña, queso, trozo
🍫 tableta de chocolate, barra, chocolate, restaurante, tableta
🍰 trozo de tarta, pedazo de tarta, restaurante, tarta
🍪 galleta, dulce, pasta, postre
🍓 fresa, fresón, fruta
🍎 manzana roja, fruta, manzana, poma, roja
🍳 cocinar, freír, huevo, sartén
🎉 cañón de confeti, celebración, confeti, fiesta
🎁 regalo, celebración, envoltorio, presente, regalo envuelto
🎂 tarta de cumpleaños, celebración, cumpleaños, tarta
🎈 globo, celebración
🎵 nota musical, música, nota
🎸 guitarra, instrumento, instrumento musical, música
🎤 micrófono, entretenimiento, karaoke, micro
🎬 claqueta, cine, claqueta de cine, entretenimiento, película
📚 libros, libro
🎨 paleta de pintor, arte, artista, paleta, pintura
📷 cámara de fotos, cámara
🎲 dado, juego
🎮 mando de videoconsola, juego, mando, videojuego
⚽ balón de fútbol, balón, fútbol
🎾 pelota de tenis, deporte, pelota, tenis
🚴 persona en bicicleta, bicicleta, ciclismo, ciclista
🏊 persona nadando, nadar, natación
⛷️ persona esquiando, esquí, esquiador, nieve
✈️ avión, aeroplano
🚗 coche, automóvil, vehículo
🏠 casa, vivienda
💡 bombilla, cómic, electricidad, idea, luz
📱 teléfono móvil, celular, móvil, teléfono
💌 carta de amor, amor, carta, corazón, correo
🔑 llave, contraseña
⏰ reloj despertador, alarma, despertador, reloj
📍 chincheta redonda, chincheta
🎧 auricular, cascos
🧳 equipaje, maleta, viajar
⛵ velero, barco, barco de vela, yate
💯 cien puntos, 100, pleno, puntos
✨ chispas, *, bengala, estrellas
✅ botón de marca de verificación, ✓, botón, marca, selección, verificación
❌ marca de cruz, ×, cancelar, cruz, marca de tachado, tachar, x
❓ interrogación roja, ?, interrogación, pregunta, puntuación, signo de interrogación
❗ exclamación roja, !, exclamación, puntuación, signo de exclamación
`;
