// Written by tools/make-emoji-names.ts.
export const emojiNames = `
😀 grinning face, cheerful, cheery, face, grin, grinning, happy, laugh, nice, smile, smiling, teeth
😄 grinning face with smiling eyes, eye, eyes, face, grin, grinning, happy, laugh, lol, mouth, open, smile, smiling
😁 beaming face with smiling eyes, beaming, eye, eyes, face, grin, grinning, happy, nice, smile, smiling, teeth
😂 face with tears of joy, crying, face, feels, funny, haha, happy, hehe, hilarious, joy, laugh, lmao, lol, rofl, roflmao, tear
🤣 rolling on the floor laughing, crying, face, floor, funny, haha, happy, hehe, hilarious, joy, laugh, lmao, lol, rofl, roflmao, rolling, tear
😊 smiling face with smiling eyes, blush, eye, eyes, face, glad, satisfied, smile, smiling
😇 smiling face with halo, angel, angelic, angels, blessed, face, fairy, fairytale, fantasy, halo, happy, innocent, peaceful, smile, smiling, spirit, tale
🙂 slightly smiling face, face, happy, slightly, smile, smiling
🙃 upside-down face, face, hehe, smile, upside-down
😉 winking face, face, flirt, heartbreaker, sexy, slide, tease, wink, winking, winks
😍 smiling face with heart-eyes, 143, bae, eye, face, feels, heart-eyes, hearts, ily, kisses, love, romance, romantic, smile, xoxo
🥰 smiling face with hearts, 3, adore, crush, face, heart, hearts, ily, love, romance, smile, smiling, you
😘 face blowing a kiss, adorbs, bae, blowing, face, flirt, heart, ily, kiss, love, lover, miss, muah, romantic, smooch, xoxo, you
😋 face savoring food, delicious, eat, face, food, full, hungry, savor, smile, smiling, tasty, um, yum, yummy
😜 winking face with tongue, crazy, epic, eye, face, funny, joke, loopy, nutty, party, stuck-out, tongue, wacky, weirdo, wink, winking, yolo
🤗 smiling face with open hands, face, hands, hug, hugging, open, smiling
🤔 thinking face, chin, consider, face, hmm, ponder, pondering, thinking, wondering
😏 smirking face, boss, dapper, face, flirt, homie, kidding, leer, shade, slick, sly, smirk, smug, snicker, suave, suspicious, swag
😌 relieved face, calm, face, peace, relief, relieved, zen
😴 sleeping face, bed, bedtime, face, good, goodnight, nap, night, sleep, sleeping, tired, whatever, yawn, zzz
🥳 partying face, bday, birthday, celebrate, celebration, excited, face, happy, hat, hooray, horn, party, partying
😎 smiling face with sunglasses, awesome, beach, bright, bro, chilling, cool, face, rad, relaxed, shades, slay, smile, style, sunglasses, swag, win
🤓 nerd face, brainy, clever, expert, face, geek, gifted, glasses, intelligent, nerd, smart
😮 face with open mouth, believe, face, forgot, mouth, omg, open, shocked, surprised, sympathy, unbelievable, unreal, whoa, wow, you
😳 flushed face, amazed, awkward, crazy, dazed, dead, disbelief, embarrassed, face, flushed, geez, heat, hot, impressed, jeez, what, wow
🥺 pleading face, begging, big, eyes, face, mercy, not, pleading, please, pretty, puppy, sad, why
😢 crying face, awful, cry, crying, face, feels, miss, sad, tear, triste, unhappy
😭 loudly crying face, bawling, cry, crying, face, loudly, sad, sob, tear, tears, unhappy
😅 grinning face with sweat, cold, dejected, excited, face, grinning, mouth, nervous, open, smile, smiling, stress, stressed, sweat
😬 grimacing face, awk, awkward, dentist, face, grimace, grimacing, grinning, smile, smiling
🙄 face with rolling eyes, eyeroll, eyes, face, rolling, shade, ugh, whatever
😤 face with steam from nose, anger, angry, face, feels, fume, fuming, furious, fury, mad, nose, steam, triumph, unhappy, won
👋 waving hand, bye, cya, g2g, greetings, gtg, hand, hello, hey, hi, later, outtie, ttfn, ttyl, wave, yo, you
👍 thumbs up, +1, good, hand, like, thumb, up, yes
👎 thumbs down, -1, bad, dislike, down, good, hand, no, nope, thumb, thumbs
👏 clapping hands, applause, approval, awesome, clap, congrats, congratulations, excited, good, great, hand, homie, job, nice, prayed, well, yay
🙌 raising hands, celebration, gesture, hand, hands, hooray, praise, raised, raising
🙏 folded hands, appreciate, ask, beg, blessed, bow, cmon, five, folded, gesture, hand, high, please, pray, thanks, thx
🤝 handshake, agreement, deal, hand, meeting, shake
✌️ victory hand, hand, peace, v, victory
🤞 crossed fingers, cross, crossed, finger, fingers, hand, luck
👌 OK hand, awesome, bet, dope, fleek, fosho, got, gotcha, hand, legit, OK, okay, pinch, rad, sure, sweet, three
🤙 call me hand, call, hand, hang, loose, me, Shaka
💪 flexed biceps, arm, beast, bench, biceps, bodybuilder, bro, curls, flex, gains, gym, jacked, muscle, press, ripped, strong, weightlift
👀 eyes, body, eye, face, googly, look, looking, omg, peep, see, seeing
🙈 see-no-evil monkey, embarrassed, evil, face, forbidden, forgot, gesture, hide, monkey, no, omg, prohibited, scared, secret, smh, watch
💃 woman dancing, dance, dancer, dancing, elegant, festive, flair, flamenco, groove, let’s, salsa, tango, woman
🕺 man dancing, dance, dancer, dancing, elegant, festive, flair, flamenco, groove, let’s, man, salsa, tango
🚶 person walking, amble, gait, hike, man, pace, pedestrian, person, stride, stroll, walk, walking
🏃 person running, fast, hurry, marathon, move, person, quick, race, racing, run, rush, speed
🤷 person shrugging, doubt, dunno, guess, idk, ignorance, indifference, knows, maybe, person, shrug, shrugging, whatever, who
🤦 person facepalming, again, bewilder, disbelief, exasperation, facepalm, no, not, oh, omg, person, shock, smh
❤️ red heart, emotion, heart, love, red
🧡 orange heart, 143, heart, orange
💛 yellow heart, 143, cardiac, emotion, heart, ily, love, yellow
💚 green heart, 143, emotion, green, heart, ily, love, romantic
💙 blue heart, 143, blue, emotion, heart, ily, love, romance
💜 purple heart, 143, bestest, emotion, heart, ily, love, purple
🤍 white heart, 143, heart, white
🖤 black heart, black, evil, heart, wicked
💕 two hearts, 143, anniversary, date, dating, emotion, heart, hearts, ily, kisses, love, loving, two, xoxo
💞 revolving hearts, 143, adorbs, anniversary, emotion, heart, hearts, revolving
💓 beating heart, 143, beating, cardio, emotion, heart, heartbeat, ily, love, pulsating, pulse
💗 growing heart, 143, emotion, excited, growing, heart, heartpulse, ily, kisses, muah, nervous, pulse, xoxo
💖 sparkling heart, 143, emotion, excited, good, heart, ily, kisses, morning, night, sparkle, sparkling, xoxo
💘 heart with arrow, 143, adorbs, arrow, cupid, date, emotion, heart, ily, love, romance, valentine
💔 broken heart, break, broken, crushed, emotion, heart, heartbroken, lonely, sad
💋 kiss mark, dating, emotion, heart, kiss, kissing, lips, mark, romance, sexy
🐶 dog face, adorbs, animal, dog, face, pet, puppies, puppy
🐱 cat face, animal, cat, face, kitten, kitty, pet
🐭 mouse face, animal, face, mouse
🐰 rabbit face, animal, bunny, face, pet, rabbit
🦊 fox, animal, face
🐻 bear, animal, face, grizzly, growl, honey
🐼 panda, animal, bamboo, face
🐨 koala, animal, australia, bear, down, face, marsupial, under
🦁 lion, alpha, animal, face, Leo, mane, order, rawr, roar, safari, strong, zodiac
🐸 frog, animal, face
🐵 monkey face, animal, banana, face, monkey
🐔 chicken, animal, bird, ornithology
🦉 owl, animal, bird, ornithology, wise
🦋 butterfly, insect, pretty
🐝 honeybee, animal, bee, bumblebee, honey, insect, nature, spring
🐢 turtle, animal, terrapin, tortoise
🐟 fish, animal, dinner, fishes, fishing, Pisces, zodiac
🐬 dolphin, animal, beach, flipper, ocean
🐴 horse face, animal, dressage, equine, face, farm, horse, horses
🦔 hedgehog, animal, spiny
🌸 cherry blossom, blossom, cherry, flower, plant, spring, springtime
🌹 rose, beauty, elegant, flower, love, plant, red, valentine
🌻 sunflower, flower, outdoors, plant, sun
🌷 tulip, blossom, flower, growth, plant
🌿 herb, leaf, plant
🍀 four leaf clover, 4, clover, four, four-leaf, irish, leaf, lucky, plant
🌳 deciduous tree, deciduous, forest, green, habitat, shedding, tree
🍁 maple leaf, falling, leaf, maple
☀️ sun, bright, rays, space, sunny, weather
🌤️ sun behind small cloud, behind, cloud, sun, weather
🌧️ cloud with rain, cloud, rain, weather
❄️ snowflake, cold, snow, weather
🌈 rainbow, gay, genderqueer, glbt, glbtq, lesbian, lgbt, lgbtq, lgbtqia, nature, pride, queer, rain, trans, transgender, weather
⭐ star, astronomy, medium, stars, white
🌙 crescent moon, crescent, moon, ramadan, space
🔥 fire, af, burn, flame, hot, lit, litaf, tool
🌊 water wave, nature, ocean, surf, surfer, surfing, water, wave
🏔️ snow-capped mountain, cold, mountain, snow, snow-capped
🏖️ beach with umbrella, beach, umbrella
🌅 sunrise, morning, nature, sun
☕ hot beverage, beverage, cafe, caffeine, chai, coffee, drink, hot, morning, steaming, tea
🍵 teacup without handle, beverage, cup, drink, handle, oolong, tea, teacup
🍷 wine glass, alcohol, bar, beverage, booze, club, drink, drinking, drinks, glass, restaurant, wine
🥂 clinking glasses, celebrate, clink, clinking, drink, glass, glasses
🍺 beer mug, alcohol, ale, bar, beer, booze, drink, drinking, drinks, mug, octoberfest, oktoberfest, pint, stein, summer
🍹 tropical drink, alcohol, bar, booze, club, cocktail, drink, drinking, drinks, drunk, mai, party, tai, tropical, tropics
🍕 pizza, cheese, food, hungry, pepperoni, slice
🍔 hamburger, burger, eat, fast, food, hungry
🍝 spaghetti, food, meatballs, pasta, restaurant
🍣 sushi, food
🥗 green salad, food, green, salad
🥐 croissant, bread, breakfast, crescent, food, french, roll
🍞 bread, carbs, food, grain, loaf, restaurant, toast, wheat
🧀 cheese wedge, cheese, wedge
🍫 chocolate bar, bar, candy, chocolate, dessert, halloween, sweet, tooth
🍰 shortcake, cake, dessert, pastry, slice, sweet
🍪 cookie, chip, chocolate, dessert, sweet
🍓 strawberry, berry, fruit
🍎 red apple, apple, diet, food, fruit, health, red, ripe
🍳 cooking, breakfast, easy, egg, fry, frying, over, pan, restaurant, side, sunny, up
🎉 party popper, awesome, birthday, celebrate, celebration, excited, hooray, party, popper, tada, woohoo
🎁 wrapped gift, birthday, bow, box, celebration, christmas, gift, present, surprise, wrapped
🎂 birthday cake, bday, birthday, cake, celebration, dessert, happy, pastry, sweet
🎈 balloon, birthday, celebrate, celebration
🎵 musical note, music, musical, note, sound
🎸 guitar, instrument, music, strat
🎤 microphone, karaoke, mic, music, sing, sound
🎬 clapper board, action, board, clapper, movie
📚 books, book, education, fantasy, knowledge, library, novels, reading, school, study
🎨 artist palette, art, artist, artsy, arty, colorful, creative, entertainment, museum, painter, painting, palette
📷 camera, photo, selfie, snap, tbt, trip, video
🎲 game die, dice, die, entertainment, game
🎮 video game, controller, entertainment, game, video
⚽ soccer ball, ball, football, futbol, soccer, sport
🎾 tennis, ball, racquet, sport
🚴 person biking, bicycle, bicyclist, bike, biking, cycle, cyclist, person, riding, sport
🏊 person swimming, freestyle, person, sport, swim, swimmer, swimming, triathlon
⛷️ skier, ski, snow
✈️ airplane, aeroplane, fly, flying, jet, plane, travel
🚗 automobile, car, driving, vehicle
🏠 house, building, country, heart, home, ranch, settle, simple, suburban, suburbia, where
💡 light bulb, bulb, comic, electric, idea, light
📱 mobile phone, cell, communication, mobile, phone, telephone
💌 love letter, heart, letter, love, mail, romance, valentine
🔑 key, keys, lock, major, password, unlock
⏰ alarm clock, alarm, clock, hours, hrs, late, time, waiting
📍 round pushpin, location, map, pin, pushpin, round
🎧 headphone, earbud, sound
🧳 luggage, bag, packing, roller, suitcase, travel
⛵ sailboat, boat, resort, sailing, sea, yacht
💯 hundred points, 100, a+, agree, clearly, definitely, faithful, fleek, full, hundred, keep, perfect, point, score, TRUE, truth, yup
✨ sparkles, *, magic, sparkle, star
✅ check mark button, ✓, button, check, checked, checkmark, complete, completed, done, fixed, mark, tick
❌ cross mark, ×, cancel, cross, mark, multiplication, multiply, x
❓ red question mark, ?, mark, punctuation, question, red
❗ red exclamation mark, !, exclamation, mark, punctuation, red
`;
