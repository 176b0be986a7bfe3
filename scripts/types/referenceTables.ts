import { CALLABLE, type CallableEndpoint } from '../../engine/api/callableEndpoints.ts';
import { DEEPEST_JSON, LONGEST_FILE } from '../../engine/compile/documents.ts';
import { scopeNames } from '../../engine/expressions/ExpressionScope.ts';
import { LONGEST_EXPRESSION } from '../../engine/expressions/expressions.ts';
import { DEEPEST_LOOP } from '../../engine/expressions/forbidden.ts';
import { exampleScope, expressionFunctions, nameMeanings } from '../../engine/expressions/vocabulary.ts';
import { MAX_CONDITIONS } from '../../engine/queries/Filter.ts';
import { pageLimits } from '../../engine/queries/page.ts';
import { LONGEST_PATTERN } from '../../engine/regex/regex.ts';
import { TAB_CAP } from '../../engine/routes/tabs.ts';
import { MAX_ADDED_ROWS } from '../../engine/rows/addSettings.ts';
import { STATEMENT_DEADLINE } from '../../server/db/Database.ts';
import { LARGEST_FILE } from '../../server/files/fileStore.ts';
import {
  exportLimits,
  importLimits,
  MOST_SAVED_ROWS,
  MOST_SUB_ROWS,
  SAVE_DEADLINE,
} from '../../server/records/limits.ts';
import type { Limit, Unit, Words } from './referenceWords.ts';

/** A language the reference is written in: its own words, and what it says for a Chinese text. */
export interface Language {
  words: Words;
  say(text: string): string;
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** A line of a table. */
export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The two lines a table begins with. */
export const tableHead = (columns: readonly string[]): string[] => [
  tableRow(columns),
  `|${columns.map(() => '---|').join('')}`,
];

/** The names and functions of expressions, each with an example that a test has computed. */
export function expressionLines({ words, say }: Language): string[] {
  const { row = {}, rows = [] } = exampleScope;
  return [
    ...tableHead(words.names),
    ...scopeNames.map((name) => tableRow([code(name), say(nameMeanings[name])])),
    '',
    ...words.operators,
    '',
    words.exampleData(code(JSON.stringify(row)), code(JSON.stringify(rows)), code(String(exampleScope.now))),
    '',
    ...tableHead(words.functions),
    ...expressionFunctions.map(({ name, meaning, example, gives }) =>
      tableRow([code(name), say(meaning), code(example), code(JSON.stringify(gives))]),
    ),
    '',
  ];
}

/** What is bounded, from the constants that bound it. */
export function limitLines({ words }: Language): string[] {
  const counted = (value: number, unit: Unit) => `${value.toLocaleString('en-US')} ${words.counted[unit]}`.trim();
  const megabytes = (bytes: number) => counted(bytes / 1024 / 1024, 'megabytes');
  const seconds = (milliseconds: number) => counted(milliseconds / 1000, 'seconds');
  const limits: Readonly<Record<Limit, readonly string[]>> = {
    file: [counted(LONGEST_FILE, 'characters'), words.nested(DEEPEST_JSON)],
    expression: [counted(LONGEST_EXPRESSION, 'characters'), words.loops(DEEPEST_LOOP)],
    regex: [counted(LONGEST_PATTERN, 'characters')],
    conditions: [counted(MAX_CONDITIONS, 'others')],
    page: [counted(pageLimits.size, 'rows')],
    unpaged: [counted(pageLimits.unpaged, 'rows')],
    statement: [seconds(STATEMENT_DEADLINE)],
    save: [counted(MOST_SAVED_ROWS, 'rows'), seconds(SAVE_DEADLINE)],
    subRows: [counted(MOST_SUB_ROWS, 'rows')],
    addedRows: [counted(MAX_ADDED_ROWS, 'rows')],
    import: [counted(importLimits.rows, 'rows'), megabytes(importLimits.bytes)],
    export: [counted(exportLimits.rows, 'rows'), seconds(exportLimits.deadline)],
    upload: [megabytes(LARGEST_FILE)],
    tabs: [counted(TAB_CAP, 'others')],
  };
  const rows = Object.entries(words.limited) as [Limit, string][];
  return [
    ...words.limits.flatMap((line) => [line, '']),
    ...tableHead(words.limitTable),
    ...rows.map(([limit, what]) => tableRow([what, limits[limit].join(words.comma)])),
    '',
  ];
}

/** What the `path` of a row action may be; `npm run validate` holds the same table against every button. */
export function callLines({ words, say }: Language): string[] {
  const codes = (actions: CallableEndpoint['actions']) =>
    actions === 'admin' ? words.anyCode : actions.map(code).join(' ');
  return [
    ...words.calls.flatMap((line) => [line, '']),
    ...tableHead(words.callTable),
    ...CALLABLE.map(({ method, path, does, takes, model, actions }) =>
      tableRow([code(`${method} ${path}`), say(does), say(takes), code(model), codes(actions)]),
    ),
    '',
  ];
}
