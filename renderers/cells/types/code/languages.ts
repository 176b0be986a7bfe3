import type { CellColumn } from '../../Cell.ts';

/** The languages code may be in. */
export type CodeLanguage = NonNullable<CellColumn['language']>;

interface Language {
  title: string;
  /** The editor's own name of it. */
  grammar: string;
}

/** Every language, in the order it is offered in. */
export const languages: Readonly<Record<CodeLanguage, Language>> = {
  css: { title: 'CSS', grammar: 'css' },
  javascript: { title: 'JavaScript', grammar: 'javascript' },
  html: { title: 'HTML', grammar: 'html' },
  java: { title: 'Java', grammar: 'java' },
  'objective-c': { title: 'Objective-C', grammar: 'objective-c' },
  python: { title: 'Python', grammar: 'python' },
  r: { title: 'R', grammar: 'r' },
  shell: { title: 'Shell', grammar: 'shell' },
  sql: { title: 'SQL', grammar: 'sql' },
  swift: { title: 'Swift', grammar: 'swift' },
  // The editor knows none of its own; a component's file is HTML on the outside.
  vue: { title: 'Vue', grammar: 'html' },
  markdown: { title: 'Markdown', grammar: 'markdown' },
};
