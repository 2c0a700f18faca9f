import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** A document that is none, or not one that is expected. */
export class NotReadable extends Error {
  override name = 'NotReadable';
}

/** Reads the plain XML that banks write: elements and texts, without document types. */
export const readXml = (source: string): XmlElement => {
  // Entities of a document's own can grow without end, and there are none in bank files.
  if (source.includes('<!DOCTYPE')) throw new NotReadable('a document type');
  try {
    const { root } = parseXml(source.trim());
    if (root) return root;
  } catch {
    // What the parser says of a mistake shows the text around it, which no log may.
  }
  throw new NotReadable('not XML');
};

/** Without the prefix of its namespace, which each bank chooses. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

export const childrenOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => child instanceof XmlElement);

/** All elements that are reached by going down these names. */
export const allAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [element];
  return childrenOf(element)
    .filter((child) => localName(child) === name)
    .flatMap((child) => allAt(child, ...rest));
};

/** The text of the first such element; null without one. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string | null =>
  allAt(element, ...path)[0]?.text.trim() || null;
