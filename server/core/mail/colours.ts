import type { Niche } from '#contract/niches.ts';

type Role =
  | 'surface'
  | 'surface-raised'
  | 'surface-sunken'
  | 'line'
  | 'line-control'
  | 'text'
  | 'text-muted'
  | 'primary'
  | 'on-primary'
  | 'primary-text'
  | 'logo-a'
  | 'logo-b';

export type Colours = Readonly<Record<Role, readonly [light: string, dark: string]>>;

/** What a mail needs of the design tokens, which mail programs cannot read. */
export const colours: Readonly<Record<Niche, Colours>> = {
  1: {
    surface: ['#fbf7f2', '#190c16'],
    'surface-raised': ['#ffffff', '#271623'],
    'surface-sunken': ['#f4ece4', '#12070f'],
    line: ['#eadfd6', '#3d2838'],
    'line-control': ['#8c7884', '#947a8a'],
    text: ['#2a1525', '#f8edef'],
    'text-muted': ['#6c5664', '#c0a8b6'],
    primary: ['#c01f4d', '#cf2f5e'],
    'on-primary': ['#ffffff', '#ffffff'],
    'primary-text': ['#c01f4d', '#ff8fa6'],
    'logo-a': ['#c01f4d', '#ff8fa6'],
    'logo-b': ['#5a2a5c', '#c01f4d'],
  },
  2: {
    surface: ['#f8f8f1', '#071410'],
    'surface-raised': ['#ffffff', '#0f211b'],
    'surface-sunken': ['#eeeee3', '#040e0a'],
    line: ['#e2e2d4', '#20352e'],
    'line-control': ['#76847d', '#718880'],
    text: ['#12241c', '#f1f1e8'],
    'text-muted': ['#52625a', '#a1b5ae'],
    primary: ['#1d6a5b', '#2a7f6f'],
    'on-primary': ['#ffffff', '#ffffff'],
    'primary-text': ['#1d6a5b', '#7fd6c2'],
    'logo-a': ['#1d6a5b', '#7fd6c2'],
    'logo-b': ['#7a3b1c', '#2a8f7c'],
  },
  3: {
    surface: ['#f4f8fa', '#07121b'],
    'surface-raised': ['#ffffff', '#0f1e2a'],
    'surface-sunken': ['#e7eff1', '#040c14'],
    line: ['#d9e3e5', '#203240'],
    'line-control': ['#73838e', '#718595'],
    text: ['#0d212f', '#e8f2f5'],
    'text-muted': ['#4e606d', '#a1b3c1'],
    primary: ['#145a86', '#2b78ad'],
    'on-primary': ['#ffffff', '#ffffff'],
    'primary-text': ['#145a86', '#8fcbf2'],
    'logo-a': ['#145a86', '#8fcbf2'],
    'logo-b': ['#e2614a', '#ef6f57'],
  },
  4: {
    surface: ['#fbf7ed', '#190e07'],
    'surface-raised': ['#ffffff', '#27190f'],
    'surface-sunken': ['#f4eddb', '#120904'],
    line: ['#e9e0ca', '#3d2c20'],
    'line-control': ['#8c7d71', '#917d70'],
    text: ['#2c1b0c', '#f3f0e7'],
    'text-muted': ['#6b5a4c', '#beaca0'],
    primary: ['#9a5a00', '#e8a92f'],
    'on-primary': ['#ffffff', '#2a1600'],
    'primary-text': ['#9a5a00', '#ffc65c'],
    'logo-a': ['#c97f06', '#ffc65c'],
    'logo-b': ['#9c3f22', '#d0663f'],
  },
  5: {
    surface: ['#f7f7fb', '#0f0e22'],
    'surface-raised': ['#ffffff', '#1a1933'],
    'surface-sunken': ['#edecf3', '#090919'],
    line: ['#e1dfe8', '#2c2c4b'],
    'line-control': ['#7e7e94', '#7d7ea2'],
    text: ['#1d1c35', '#f0eff8'],
    'text-muted': ['#5b5b74', '#abadcd'],
    primary: ['#4a3cc0', '#6d60e6'],
    'on-primary': ['#ffffff', '#ffffff'],
    'primary-text': ['#4a3cc0', '#b7aeff'],
    'logo-a': ['#4a3cc0', '#b7aeff'],
    'logo-b': ['#9a46b4', '#7a6bf0'],
  },
  6: {
    surface: ['#fcf6f2', '#1a0d0c'],
    'surface-raised': ['#ffffff', '#281816'],
    'surface-sunken': ['#f5ebe4', '#130807'],
    line: ['#eaded5', '#3e2a27'],
    'line-control': ['#8e7b78', '#937b78'],
    text: ['#2e1916', '#f6efe8'],
    'text-muted': ['#6d5855', '#c0aaa7'],
    primary: ['#98403f', '#b45855'],
    'on-primary': ['#ffffff', '#ffffff'],
    'primary-text': ['#98403f', '#f2aba2'],
    'logo-a': ['#b5504b', '#f2aba2'],
    'logo-b': ['#5f4031', '#b5504b'],
  },
  7: {
    surface: ['#f8f8ef', '#0f1309'],
    'surface-raised': ['#ffffff', '#1a1f12'],
    'surface-sunken': ['#eeefde', '#090c05'],
    line: ['#e1e3ce', '#2d3323'],
    'line-control': ['#7d8374', '#7e8573'],
    text: ['#1b220f', '#f0f1e8'],
    'text-muted': ['#5a614f', '#adb3a3'],
    primary: ['#4c6a1c', '#5d7d28'],
    'on-primary': ['#ffffff', '#ffffff'],
    'primary-text': ['#4c6a1c', '#bddc85'],
    'logo-a': ['#5f8524', '#bddc85'],
    'logo-b': ['#8c1f54', '#c74a83'],
  },
};
