type Person = { sky: [string, string]; skin: string; hair: string; top: string; long?: boolean };

const people = {
  noor: {
    sky: ['#f3c79b', '#b4684f'],
    skin: '#d99f78',
    hair: '#3b2320',
    top: '#2f5d5a',
    long: true,
  },
  emil: { sky: ['#cfe0d6', '#6f9a86'], skin: '#8d5a3c', hair: '#241613', top: '#e4d6c3' },
  siri: {
    sky: ['#d8cfe6', '#8d7bab'],
    skin: '#f0c3a3',
    hair: '#b5623a',
    top: '#7a2f4c',
    long: true,
  },
  otto: { sky: ['#f7e3c6', '#d9a26a'], skin: '#e8b48f', hair: '#7c6f69', top: '#3d4a63' },
} satisfies Record<string, Person>;

export type SamplePerson = keyof typeof people;

/** A portrait drawn on the spot, so that the page needs no pictures. */
export function samplePhoto(name: SamplePerson, blurred = false): string {
  const { sky, skin, hair, top, long }: Person = people[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><filter id="b" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="22"/></filter></defs>
<g${blurred ? ' filter="url(#b)"' : ''}><path fill="url(#a)" d="M0 0h300v400H0z"/><circle cx="236" cy="86" r="44" fill="#fff" opacity=".3"/>
<path fill="#fff" opacity=".14" d="M0 250c70-40 120-6 170-30s90-20 130 6v174H0z"/>
${long ? `<path fill="${hair}" d="M84 150c0-50 30-82 68-82s66 32 66 82c0 60 10 100 2 140H82c-8-40 2-80 2-140z"/>` : ''}
<path fill="${top}" d="M30 400c4-70 44-104 92-112h58c48 8 88 42 92 112z"/>
<path fill="${skin}" d="M124 236h54v56c-8 22-46 22-54 0z"/><path opacity=".14" d="M124 250c16 14 38 14 54 0v16c-16 16-38 16-54 0z"/>
<ellipse cx="151" cy="182" rx="57" ry="70" fill="${skin}"/>
<path fill="${hair}" d="M95 178c-10-66 18-104 58-104s66 36 55 104c-6-34-18-50-32-58-28 14-56 8-66 18-8 8-13 22-15 40z"/>
<g fill="none" stroke="#3a1f1a" stroke-linecap="round" stroke-width="4"><path d="M120 168q10-6 18 0M164 168q9-6 18 0"/><path d="M132 216q19 14 38 0"/></g>
<circle cx="130" cy="182" r="4.5" fill="#2b1714"/><circle cx="173" cy="182" r="4.5" fill="#2b1714"/>
<path fill="none" stroke="#000" stroke-opacity=".18" stroke-width="4" stroke-linecap="round" d="M151 186q-6 12 2 14"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
