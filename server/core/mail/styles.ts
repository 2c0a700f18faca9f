import type { Colours } from './colours.ts';

type Property = 'color' | 'background-color' | 'border-color' | 'border-top-color';

/** The attributes that colour and shape a tag. */
export type Styles = (
  uses: Partial<Record<Property, keyof Colours>>,
  style: readonly string[],
  className?: string,
) => string;

export const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Light colours stand in the tag, for programs that drop style sheets; the dark ones of its
    classes win where they are known. `darkRules` has them once all is painted. */
export const createStyles = (colours: Colours): { paint: Styles; darkRules: () => string } => {
  const rules = new Map<string, string>();
  const paint: Styles = (uses, style, className) => {
    const classes = className ? [className] : [];
    const styles: string[] = [];
    for (const [property, role] of Object.entries(uses)) {
      const [light, dark] = colours[role];
      const name = `${property}-${role}`;
      classes.push(name);
      styles.push(`${property}:${light}`);
      rules.set(name, `.${name}{${property}:${dark}!important}`);
    }
    return `class="${classes.join(' ')}" style="${[...styles, ...style].join(';')}"`;
  };
  return { paint, darkRules: () => [...rules.values()].join('\n') };
};
