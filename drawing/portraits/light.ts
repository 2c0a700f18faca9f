import { darker, lighter, mix } from './colour.ts';
import { hash } from './random.ts';
import type { Light } from './scenes/index.ts';
import { gradient } from './svg.ts';
import type { Traits } from './traits.ts';
import { hairShades, skinOf } from './traits.ts';

/** Tints the whole figure with the light of the place, shades its far side and edges it with light. */
export const figureFilter = (light: Light): string =>
  `<filter id="person" filterUnits="userSpaceOnUse" x="-160" y="-60" width="1220" height="1420" color-interpolation-filters="sRGB">
<feColorMatrix in="SourceGraphic" type="matrix" values="${light.tint[0]} 0 0 0 0 0 ${light.tint[1]} 0 0 0 0 0 ${light.tint[2]} 0 0 0 0 0 1 0" result="base"/>
<feOffset in="SourceAlpha" dx="${light.side * 75}" dy="-24" result="o1"/><feGaussianBlur in="o1" stdDeviation="52" result="o2"/><feComposite in="SourceAlpha" in2="o2" operator="out" result="far"/>
<feFlood flood-color="${light.shadow}" flood-opacity=".42"/><feComposite in2="far" operator="in" result="shade"/><feBlend in="shade" in2="base" mode="multiply" result="shaded"/>
<feOffset in="SourceAlpha" dx="${-light.side * 9}" dy="5" result="r1"/><feGaussianBlur in="r1" stdDeviation="4" result="r2"/><feComposite in="SourceAlpha" in2="r2" operator="out" result="edge"/>
<feFlood flood-color="${light.rim}" flood-opacity=".42"/><feComposite in2="edge" operator="in" result="rim"/><feBlend in="rim" in2="shaded" mode="screen" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>`;

export const fills = (
  traits: Traits,
  colour: string,
  accent: string,
  light: Light,
  lit: number,
): string => {
  const skin = skinOf(traits);
  const hair = hairShades[traits.hairShade];
  const beard = hairShades[traits.beardShade];
  const cloth = (id: string, dye: string): string =>
    gradient(
      id,
      [
        [0, lighter(dye, 0.16)],
        [0.5, dye],
        [1, darker(dye, 0.34)],
      ],
      lit * 260,
      220,
      -lit * 260,
      620,
    );
  return [
    gradient(
      'skin',
      [
        [0, lighter(skin.base, 0.12)],
        [0.55, skin.base],
        [1, mix(skin.base, skin.shade, 0.38)],
      ],
      lit * 110,
      -120,
      -lit * 120,
      140,
    ),
    gradient(
      'neck',
      [
        [0, mix(skin.base, skin.shade, 0.45)],
        [0.4, mix(skin.base, skin.shade, 0.15)],
        [1, skin.base],
      ],
      0,
      120,
      0,
      300,
    ),
    gradient(
      'hair',
      [
        [0, lighter(hair, 0.16)],
        [0.4, hair],
        [1, darker(hair, 0.34)],
      ],
      lit * 110,
      -210,
      -lit * 90,
      260,
    ),
    gradient(
      'hair-light',
      [
        [0, mix(hair, light.rim, 0.55), 0.5],
        [0.35, hair, 0],
        [0.7, darker(hair, 0.5), 0],
        [1, darker(hair, 0.6), 0.5],
      ],
      lit * 150,
      -180,
      -lit * 150,
      60,
    ),
    gradient(
      'beard-fill',
      [
        [0, beard],
        [1, darker(beard, 0.3)],
      ],
      lit * 90,
      40,
      -lit * 80,
      150,
    ),
    cloth('cloth-fill', colour),
    cloth('accent-fill', accent),
    gradient(
      'scarf',
      [
        [0, lighter(traits.headscarf, 0.22)],
        [0.5, traits.headscarf],
        [1, darker(traits.headscarf, 0.4)],
      ],
      lit * 140,
      -180,
      -lit * 140,
      240,
    ),
  ].join('');
};

/** Grain over the whole picture, and an uneven edge for curls. */
export const textures = (seed: string): string =>
  `<filter id="grain" filterUnits="userSpaceOnUse" x="0" y="0" width="900" height="1200" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="${hash(seed) % 97}"/><feColorMatrix type="matrix" values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.6 0 0 0 -.55"/></filter><filter id="rough" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".05 .03" numOctaves="2" seed="${hash(seed) % 53}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="10" xChannelSelector="R" yChannelSelector="G"/></filter>`;

/** The tone of the light over everything, and darker corners. */
export const grade = ({ side, wash, shadow }: Light): string =>
  gradient(
    'grade',
    [
      [0, wash, 0.3],
      [0.5, wash, 0.06],
      [1, shadow, 0.34],
    ],
    side > 0 ? 900 : 0,
    0,
    side > 0 ? 100 : 800,
    1200,
  ) +
  '<radialGradient id="vignette" cx=".5" cy=".42" r=".8"><stop offset=".55" stop-color="#1c0f14" stop-opacity="0"/><stop offset="1" stop-color="#1c0f14" stop-opacity=".4"/></radialGradient>';
