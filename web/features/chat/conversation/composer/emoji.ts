/** Few enough to be looked through; each group begins with its sign. */
export const emojiGroups = {
  faces:
    '😀 😄 😁 😂 🤣 😊 😇 🙂 🙃 😉 😍 🥰 😘 😋 😜 🤗 🤔 😏 😌 😴 🥳 😎 🤓 😮 😳 🥺 😢 😭 😅 😬 🙄 😤',
  hands: '👋 👍 👎 👏 🙌 🙏 🤝 ✌️ 🤞 👌 🤙 💪 👀 🙈 💃 🕺 🚶 🏃 🤷 🤦',
  hearts: '❤️ 🧡 💛 💚 💙 💜 🤍 🖤 💕 💞 💓 💗 💖 💘 💔 💋',
  animals: '🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🦁 🐸 🐵 🐔 🦉 🦋 🐝 🐢 🐟 🐬 🐴 🦔',
  nature: '🌸 🌹 🌻 🌷 🌿 🍀 🌳 🍁 ☀️ 🌤️ 🌧️ ❄️ 🌈 ⭐ 🌙 🔥 🌊 🏔️ 🏖️ 🌅',
  food: '☕ 🍵 🍷 🥂 🍺 🍹 🍕 🍔 🍝 🍣 🥗 🥐 🍞 🧀 🍫 🍰 🍪 🍓 🍎 🍳',
  free: '🎉 🎁 🎂 🎈 🎵 🎸 🎤 🎬 📚 🎨 📷 🎲 🎮 ⚽ 🎾 🚴 🏊 ⛷️ ✈️ 🚗',
  things: '🏠 💡 📱 💌 🔑 ⏰ 📍 🎧 🧳 ⛵ 💯 ✨ ✅ ❌ ❓ ❗',
} as const;

export type EmojiGroup = keyof typeof emojiGroups;
