import { useEffect, useState } from 'react';

/** The styles of paper over the page as it is on the screen; those of the screen alone go. */
export function PrintMedia() {
  const [text, setText] = useState('');
  useEffect(() => setText(printRules(document)), []);
  return <style>{text}</style>;
}

/** What the sheets of a document say for paper. */
export function printRules(place: Pick<Document, 'styleSheets'>): string {
  return [...place.styleSheets].flatMap((sheet) => printOf(rulesOf(sheet))).join('\n');
}

function printOf(rules: readonly CSSRule[]): string[] {
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule) || !/\bprint\b/.test(rule.conditionText)) return [];
    return [...rule.cssRules].map(({ cssText }) => cssText);
  });
}

/** A sheet of another origin keeps its rules to itself. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
