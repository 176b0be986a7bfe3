import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../checkout.mjs';
import { COMMON, splitSheet, UNUSED } from './splitSheet.ts';

const FOLDERS = new Set(['button', 'dropdown', 'input', 'input-number', 'table', 'date-picker', 'calendar']);

const split = (sheet: string) => Object.fromEntries(splitSheet(sheet, FOLDERS));

test('a rule stands with the component whose class it names last, in the order of the sheet', () => {
  expect(
    split(
      '.ant-btn{color:red}.ant-input-number .ant-input{width:1px}.ant-dropdown .ant-table{top:0}.ant-btn-sm{left:0}',
    ),
  ).toEqual({
    button: '.ant-btn{color:red}.ant-btn-sm{left:0}',
    input: '.ant-input-number .ant-input{width:1px}',
    table: '.ant-dropdown .ant-table{top:0}',
  });
});

test('selectors of one rule part; a class that must be missing is none of its own', () => {
  expect(split('.ant-picker,.ant-picker-calendar a{top:0}.ant-btn:not(.ant-table-row){left:0}')).toEqual({
    'date-picker': '.ant-picker{top:0}',
    calendar: '.ant-picker-calendar a{top:0}',
    button: '.ant-btn:not(.ant-table-row){left:0}',
  });
});

test('conditions stand around rules, one in another; movements and rules of no component are common', () => {
  const sheet =
    '@media print{@supports (top:0){.ant-btn{top:0}}}@keyframes antMove{0%{top:0}}.ant-wave{left:0}a{right:0}';
  expect(split(sheet)).toEqual({
    button: '@media print{@supports (top:0){.ant-btn{top:0}}}',
    [COMMON]: '@keyframes antMove{0%{top:0}}.ant-wave{left:0}a{right:0}',
  });
});

test('what is left out is needed by none of our sources', () => {
  const sources = readdirSync(inProject('renderers'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(sources.length).toBeGreaterThan(300);
  const needing = sources.filter((file) => {
    const text = readFileSync(inProject('renderers', file), 'utf8');
    return UNUSED.some(({ neededBy }) => neededBy.test(text));
  });
  expect(needing).toEqual([]);
});
