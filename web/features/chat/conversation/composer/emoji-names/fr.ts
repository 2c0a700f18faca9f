// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 visage rieur, content, dents, émoticône, grand sourire, heureux, joyeux, rire, sourire, super, visage, visage très souriant
😄 visage très souriant aux yeux rieurs, content, émoticône, grand sourire, heureux, joyeux, lol, mdr, rire, sourire, sourire mignon, visage avec la bouche ouverte et les yeux souriants
😁 visage souriant aux yeux rieurs, content, dents, émoticône, grand sourire, heureux, sourire, sourire de toutes ses dents, super, visage, visage souriant avec yeux souriants, yeux souriants
😂 visage riant aux larmes, content, émoticône, heureux, joie, larmes, lol, mdr, pleurer de joie, pleurer de rire, rire aux larmes, sourire
🤣 se rouler par terre de rire, content, drôle, émoticône, hilare, joyeux, larmes, lol, mdr, pleurer de rire, rire, rire aux larmes, se rouler par terre, se tordre de rire, visage, visage qui rit aux larmes
😊 visage souriant avec yeux rieurs, content, émoticône, heureux, œil, rougir, satisfait, sourire, visage, visage qui rougit, visage souriant avec yeux souriants, yeux
😇 visage souriant avec auréole, ange, angélique, auréole, béni, Bible, émoticône, heureux, innocent, paix, sourire, spirituel
🙂 visage avec un léger sourire, content, émoticône, heureux, léger sourire, sourire, visage souriant
🙃 tête à l’envers, émoticône, incroyable, renversée, tête, visage
😉 visage faisant un clin d’œil, blague, clin d’œil, émoticône, flirter, plaisanter, sexy, visage
😍 visage souriant avec yeux en forme de cœur, amour, amoureux, cœur, émoticône, œil, romantique, sourire, visage, yeux
🥰 visage souriant avec cœurs, adorer, aimer, amour, béguin, coeur, cœurs, j’adore, Je t’aime, smiley avec 3 coeurs, sourire
😘 visage envoyant un bisou, amour, baiser, bise, bisou et cœur, bonjour, bonne nuit, cœur, embrasser, émoticône, je t’aime, visage qui fait une bise avec un cœur
😋 miam, bon, content, délicieux, émoticône, faim, heureux, langue, manger, savourer, sourire, visage souriant qui tire la langue
😜 visage qui tire la langue et fait un clin d’œil, amusant, blague, clin d’œil, émoticône, fou, langue, loufoque, marrant, œil, rigolo, visage
🤗 visage qui fait un câlin, câlin, émoticône, gentil, mains, visage
🤔 visage en pleine réflexion, émoticône, hum, méditer, penser, réfléchir, réflexion, visage
😏 visage avec un sourire malin, arrogant, charmeur, émoticône, malin, ricaner, rusé, séducteur, sourire, sourire suffisant, suspicieux, visage avec un sourire suffisant
😌 visage soulagé, calme, émoticône, sérénité, soulagement, visage, zen
😴 visage somnolent, bonne nuit, coucher, dormir, émoticône, endormi, fatigué, sieste, sommeil, visage, zzz
🥳 visage festif, anniversaire, célébration, chapeau pointu, émoticône, fête, heureux, hourra, joyeux anniversaire, sifflet, visage de fête, youpi
😎 visage avec lunettes de soleil, cool, lunettes de soleil, posé, tranquille
🤓 visage de geek, doué, futé, geek, idiot, intelligent, lunettes, personne, premier de la classe, ringard, surdoué, tronche
😮 visage avec bouche ouverte, bouche bée, bouche ouverte, choqué, émoticône, épaté, incroyable, omd, oubli, surpris, visage avec la bouche ouverte, visage étonné
😳 visage qui rougit, chaud, comment, ébahi, émoticône, étonné, gêné, impressionné, incrédule, incroyable, quoi, rouge
🥺 visage implorant, embarrassé, excuse, gros yeux, pardon, pitié, s’il te plaît, supplication, supplie, yeux de chiens battus
😢 visage qui pleure, émoticône, horrible, larme, larmes, malheureux, pleurer, triste
😭 visage qui pleure à chaudes larmes, émoticône, larme, larmes, malheureux, pleurer, pleurs, sangloter, triste, visage
😅 visage souriant avec une goutte de sueur, émoticône, excité, froid, goutte, sourire, sourire nerveux, stressé, sueur, sueurs froides
😬 visage grimaçant, dents, émoticône, gêné, grimace, rien, sourire, visage
🙄 visage roulant des yeux, agacé, émoticône, excédé, incrédulité, roulement, visage qui lève les yeux au ciel, visage qui roule des yeux, yeux
😤 visage avec fumée sortant des narines, colère, émoticône, énervé, fâché, mécontent, triomphe, victoire, visage
👋 signe de la main, à bientôt, à plus tard, au revoir, bonjour, bye, coucou, hello, il y a quelqu’un ?, main, main qui salue, salut, signe
👍 pouce vers le haut, bien, compris, d’accord, génial, haut, main, moi aussi, OK, oui, pouce levé, super, top
👎 pouce vers le bas, bas, main, mauvais, non, nul, pouce, pouce baissé
👏 applaudissements, bien joué, bon travail, bravo, félicitations, formidable, geste, mains, mains qui applaudissent, super
🙌 mains levées, air, geste, hourra, mains, mains en l’air, youpi
🙏 mains en prière, demander, félicitations, mains, mains l’une contre l’autre, merci, prier, prière, s’il te plaît, s’il vous plaît, salut, se taper dans la main, tope là
🤝 poignée de main, d’accord, main, mains, marché conclu, poignée, présentation, rencontre, serrer la main
✌️ V de la victoire, ciseaux, doigts, main, paix et amour, peace and love, victoire
🤞 doigts croisés, bonne chance, chance, croisés, doigts, main
👌 ok, compris, d’accord, geste, main, nickel, OK, parfait, super, tout va bien
🤙 signe appel téléphonique avec les doigts, appel, main, signe, téléphone
💪 biceps contracté, bande dessinée, BD, biceps, bodybuilding, contracté, corps, culturisme, entraînement, exercice, force, haltérophilie, muscle, muscles, soulever
👀 yeux, chercher, corps, coup d’œil, œil, regarder, visage, voir
🙈 singe ne rien voir, animal, caché, effrayé, embarras, gêne, geste, interdit, ne pas voir, non, omd, oubli, peur, rien vu rien entendu, secret, singe, visage, voir, yeux
💃 danseuse, danse, femme, femme qui danse, fête, flamenco, rythme, salsa, sortir danser, tango
🕺 danseur, danse, femme, fête, flamenco, homme, homme qui danse, rythme, salsa
🚶 personne qui marche, balade, en route, flâner, homme, marche, marcher, nonchalant, personne, piéton, promenade, se balader
🏃 personne qui court, arriver, coureur, courir, course à pied, homme qui court, jogging, marathon, marathonien, pressé, rapide, sportif, vite
🤷 personne qui hausse les épaules, aucune idée, c’est comme ça, doute, femme qui hausse les épaules, haussement d’épaules, ignorance, indifférence, je ne sais pas, personne, peut-être, que faire, qui sait
🤦 personne avec la paume sur le visage, drame, exaspération, femme avec paume sur visage, geste, incrédulité, incroyable, j’en peux plus, main, pas possible, paume de main, personne, visage
❤️ cœur rouge, amour, cœur, sentiment
🧡 cœur orange, coeur orange, orange
💛 cœur jaune, amour, cœur, sentiment
💚 cœur vert, amour, cœur, sentiment, vert
💙 cœur bleu, amour, cœur, sentiment
💜 cœur violet, amour, cœur, sentiment, violet
🤍 cœur blanc, blanc, cœur
🖤 cœur noir, cœur, noir
💕 deux cœurs, amour, anniversaire, cœurs, deux cœurs roses, petits cœurs, rendez-vous, sentiment
💞 cœurs qui tournent, amour, anniversaire, cœurs, deux cœurs, sentiment, tourbillon
💓 cœur battant, amour, cardio, cœur, cœur qui bat, pulsations, sentiment
💗 cœur grandissant, amour, cœur, cœur battant, cœur qui bat, pulsations, sentiment
💖 cœur étincelant, amour, cœur, étincelles, sentiment
💘 cœur et flèche, amour, cœur, coeur transpercé, Cupidon, flèche, sentiment
💔 cœur brisé, amour, cœur, malheureux, sentiment, séparé, triste
💋 trace de rouge à lèvres, baiser, bise, bisou, bouche, embrasser, lèvres, rendez-vous, rouge, sexy
🐶 tête de chien, animal, animal domestique, chien, chiot, visage
🐱 tête de chat, animal, chat, chaton, miaou, minou
🐭 tête de souris, animal, souris, visage
🐰 tête de lapin, animal, animal domestique, dents, lapin
🦊 renard, animal, nature, tête, visage
🐻 ours, animal, miel, nounours, ours brun, teddy, tête, visage
🐼 panda, animal, tête, tête de panda, visage
🐨 koala, animal, Australie
🦁 tête de lion, animal, astrologie, crinière, fort, horoscope, lion, roi, rugissement, safari, savane, visage, zodiaque
🐸 grenouille, animal, crapaud, tête, tête de grenouille
🐵 tête de singe, animal, Georges le petit curieux, singe, sourire, visage
🐔 poule, animal, coq, ferme, oiseau, poulet, volaille
🦉 chouette, animal, hibou, oiseau, sage
🦋 papillon, animal, insecte, mignon, printemps
🐝 abeille, animal, bourdon, guêpe, insecte, miel, nature, printemps
🐢 tortue, animal, carapace, lentement, reptile
🐟 poisson, alimentation, animal, astrologie, horoscope, manger, nourriture, poissons, Poissons, repas, zodiaque
🐬 dauphin, animal, Flipper, mer, océan, plage
🐴 tête de cheval, animal, cheval, dressage, équitation, ferme, jument
🦔 hérisson, animal, épines, épineux, piquant, porc-épic
🌸 fleur de cerisier, bourgeon, fleur, plante, printemps
🌹 rose, amour, beauté, fleur, plante, rouge, Saint-Valentin
🌻 tournesol, champs, fleur, plante, soleil
🌷 tulipe, bourgeon, fleur, plante, printemps
🌿 feuille, arbre, feuilles, plante
🍀 trèfle à quatre feuilles, 4, chance, feuilles, Irlande, plante, porte-bonheur, quatre, trèfle
🌳 arbre à feuilles caduques, arbre, feuilles caduques, feuillu, forêt, nature, plante
🍁 feuille d’érable, automne, érable, feuille, feuille morte, tomber
☀️ soleil, beau temps, brillant, espace, grand soleil, météo, rayons
🌤️ soleil derrière un petit nuage, caché, météo, nuage, soleil, soleil derrière petit nuage
🌧️ nuage avec pluie, averse, gouttes, mauvais temps, météo, nuage, nuage de pluie, pluie
❄️ flocon, flocon de neige, froid, météo, neige
🌈 arc-en-ciel, bisexuelle, Gay Pride, homosexuelle, lesbienne, LGBTQIA, météo, nature, pluie, transgenre
⭐ étoile, astronomie, nuit
🌙 croissant de lune, croissant, espace, lune, nuit, Ramadan
🔥 feu, allumer, brûler, chaud, flamme, fournaise, incendie
🌊 vague, eau, Kanagawa, lame, large, marée, mer, nature, océan, remous, rouleau, surf
🏔️ montagne enneigée, froid, montagne, neige, sommet, voyage
🏖️ plage avec parasol, parasol, plage, voyage
🌅 soleil levant, lever de soleil, matin, nature, soleil, voyage
☕ boisson chaude, boisson, café, caféine, matin, thé
🍵 tasse, boisson, tasse de thé sans anse, thé
🍷 verre de vin, alcool, bar, boisson, club, restaurant, verre, verre à vin, vin
🥂 trinquer, alcool, célébrer, champagne, fêter, santé, tchin, verre, verres
🍺 chope, alcool, bar, bière, boisson, chope de bière, oktoberfest, picoler, pinte, santé
🍹 cocktail tropical, alcool, bar, boîte, cocktail, fête, tequila sunrise, verre
🍕 pizza, fromage, nourriture, part, pepperoni, tranche
🍔 hamburger, burger, cheeseburger, fast food, nourriture
🍝 spaghetti, italien, nourriture, pâtes, restaurant, sauce bolognaise
🍣 sushi, japonais, nourriture, poisson, riz
🥗 salade verte, nourriture, salade, verte
🥐 croissant, nourriture, pain, petit-déjeuner, viennoiserie
🍞 pain, miche, nourriture, pain de mie
🧀 part de fromage, fromage, nourriture
🍫 barre chocolatée, barre, chocolat, dessert, goûter, nourriture, sucré
🍰 gâteau sablé, dessert, gâteau, goûter, nourriture, pâtisserie, sucré
🍪 cookie, biscuit, dessert, gâteau, goûter, nourriture, pépites de chocolat, sucré
🍓 fraise, fruit, nourriture
🍎 pomme rouge, fruit, nourriture, pomme
🍳 œuf au plat, cuisine, friture, nourriture, œuf, petit-déjeuner, poêle, poêle à frire, se faire cuire un œuf
🎉 cotillons, anniversaire, fête, super
🎁 cadeau, anniversaire, cadeau emballé, fête, Noël, nœud, surprise
🎂 gâteau d’anniversaire, anniversaire, bougies, dessert, fête, gâteau, goûter, joyeux anniversaire, nourriture, pâtisserie
🎈 ballon gonflable, anniversaire, ballon, ballon de baudruche, fête
🎵 note de musique, musique, note
🎸 guitare, guitare électrique, instrument, musique
🎤 micro, chanter, karaoke, karaoké, microphone, musique
🎬 clap, action, ça tourne, film
📚 livres, apprendre, bibliothèque, école, enseignement, étudier, lecture, lire, littérature, manuels scolaires, roman, savoir
🎨 palette de peinture, art, artiste, couleurs, musée de peinture, peindre, peintre, peinture
📷 appareil photo, photo, selfie, vidéo
🎲 dés, dé, hasard, jeu
🎮 jeu vidéo, joystick, manette, playstation, xbox
⚽ ballon de football, balle, ballon, football, sport
🎾 tennis, balle, balle de tennis, sport
🚴 cycliste, course, guidon, homme, pédaler, personne, rouler, sport, tour de france, vélo
🏊 personne nageant, crawl, eau, exercice, homme, nage, nageur, natation, personne, piscine, sport
⛷️ skieur, neige, ski, sport
✈️ avion, avion en vol, jet, moyen de transport, véhicule, vol, voyage
🚗 voiture, automobile, conduire, moyen de transport, véhicule, voyage
🏠 maison, bâtiment, foyer, maison simple, pavillon, résidentiel
💡 ampoule, allumer, bande dessinée, BD, dessin, idée, lampe, lumière
📱 téléphone portable, communication, smartphone, téléphone
💌 lettre d’amour, amour, cœur, lettre, Saint-Valentin
🔑 clé, mot de passe, ouvrir, serrure
⏰ réveil, alarme, attendre, dring, heure, matin, retard, sonnerie
📍 épingle, carte, emplacement, fournitures, punaise ronde
🎧 casque, écouteur, écouteurs, musique, son
🧳 bagage, valise, voyage
⛵ voilier, bateau, mer, moyen de transport, plaisance, voyage, yacht
💯 cent points, 100, cent, score
✨ étincelles, *, étoile, étoiles, magie, nuit, nuit étoilée, scintiller
✅ bouton coché, ✓, carré, coche, coche blanche, marque, OK, oui, sélection, terminé, voilà
❌ croix, ×, annuler, croix rouge, multiplication, multiplier, x
❓ point d’interrogation rouge, ?, interrogation, point d’interrogation, ponctuation, question
❗ point d’exclamation rouge, !, exclamation, point d’exclamation, ponctuation
`;
