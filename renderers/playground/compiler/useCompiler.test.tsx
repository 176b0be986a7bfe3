// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '../../../engine/problems.ts';
import { mount, pageText } from '../../../tests/mount.ts';
import type { Drafts } from '../files/drafts.ts';
import type { Found } from './messages.ts';
import { useCompiler } from './useCompiler.ts';

/** What the compiler was told, and its questions that wait for an answer. */
const told: unknown[][] = [];
const asked: ((found: Found) => void)[] = [];
vi.mock('./openCompiler.ts', () => ({
  openCompiler: () => ({
    call(name: string, input: unknown) {
      told.push([name, input]);
      return name === 'find' ? new Promise((resolve) => asked.push(resolve)) : Promise.resolve(undefined);
    },
    close: () => undefined,
  }),
}));
vi.mock('../../services/services.ts', () => ({ useClient: () => CLIENT }));
const CLIENT = {};

beforeEach(() => {
  told.length = 0;
  asked.length = 0;
});

const path = 'screens/a.screen.json';
const published = [
  { path, text: 'one' },
  { path: 'screens/b.screen.json', text: 'other' },
];
const NO_DRAFTS: Drafts = {};
const wrong = (message: string): Problem => ({
  code: 'json-syntax',
  severity: 'error',
  file: path,
  line: 1,
  column: 1,
  pointer: '',
  message,
  fix: '',
});
const found = (...messages: string[]): Found => ({ problems: messages.map(wrong), shown: { dictionaries: [] } });
const draft = (text: string): Drafts => ({ [path]: { text, from: 'one' } });

let write: (drafts: Drafts) => void = () => undefined;
let open: (path: string) => void = () => undefined;
const heard: { problems: readonly Problem[]; drawn: string }[] = [];

function Page() {
  const { findings, tell, hear } = useCompiler();
  write = (drafts) => tell({ drafts });
  open = (shown) => tell({ path: shown });
  useEffect(() => tell({ published, drafts: NO_DRAFTS, path }), [tell]);
  useEffect(() => hear((problems) => heard.push({ problems, drawn: pageText() })), [hear]);
  return <p>{findings.busy ? '……' : findings.problems.map(({ message }) => message).join()}</p>;
}

const answer = (one: Found) => act(async () => asked.shift()?.(one));

test('whoever marks the text hears of a mistake before it is drawn, and of the newest text alone', async () => {
  await mount(<Page />);
  expect(told).toEqual([
    ['open', published],
    ['find', path],
  ]);
  await answer(found());
  expect(pageText()).toBe('');
  // Nothing of the page is drawn between the key and the question.
  write(draft('two'));
  expect(told.slice(2)).toEqual([
    ['change', { path, text: 'two' }],
    ['find', path],
  ]);
  write(draft('three'));
  expect(told.slice(4)).toEqual([['change', { path, text: 'three' }]]);
  // What it says of a text that is no longer there is not told.
  await answer(found('of two'));
  expect(told.slice(5)).toEqual([['find', path]]);
  expect(pageText()).toBe('');
  await answer(found('of three'));
  expect(pageText()).toBe('of three');
  expect(heard.map(({ problems, drawn }) => [problems.map(({ message }) => message), drawn])).toEqual([
    [[], '……'],
    [['of three'], ''],
  ]);
  write(draft('four'));
  await answer(found('of three'));
  expect(heard[2]?.problems).toBe(heard[1]?.problems);
});

test('another file on show takes nothing back of what was typed before', async () => {
  await mount(<Page />);
  await answer(found());
  write(draft('two'));
  await answer(found());
  told.length = 0;
  open('screens/b.screen.json');
  expect(told).toEqual([['find', 'screens/b.screen.json']]);
});
