import { describe, expect, it } from 'vitest';
import { allAt, localName, NotReadable, readXml, textAt } from './xml.ts';

describe('XML of banks', () => {
  it('[PAY-6] is read with prefixes, entities, comments and CDATA', () => {
    const root = readXml(`\uFEFF<?xml version="1.0"?>
      <!-- note --><n:Document xmlns:n='urn:x'><n:A Ccy="E&amp;R">1 &lt; 2 &#233;</n:A><n:A/>
      <B><![CDATA[<raw>]]></B></n:Document>`);
    expect(localName(root)).toBe('Document');
    expect(allAt(root, 'A')).toMatchObject([
      { text: '1 < 2 é', attributes: { Ccy: 'E&R' } },
      { text: '' },
    ]);
    expect(textAt(root, 'B')).toBe('<raw>');
    expect(textAt(root, 'C', 'D')).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'PK\u0003\u0004 something'],
    ['an end that is missing', '<a><b></b>'],
    ['a cut', '<a><b>tex'],
    ['a wrong end', '<a></b>'],
    ['an end too many', '<a></a></a>'],
    ['two documents', '<a/><b/>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an unknown entity', '<a>&b;</a>'],
    ['too much depth', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
  ])('[PAY-6] is refused with %s', (_, text) => {
    expect(() => readXml(text)).toThrow(NotReadable);
  });
});
