import { describe, expect, test } from 'vitest';
import { choiceLines, matchingBranches, stepOf, waysTo } from './choiceLines.ts';

const leaf = (value: string) => ({ value, title: `名${value}`, isLeaf: true });
const tree = [
  { value: 'a', title: '总部', isLeaf: false, children: [leaf('a1'), { ...leaf('a2'), children: [] }] },
  { value: 'b', title: '分部', isLeaf: false },
  leaf('c'),
];
const open = new Set(['a', 'b']);

describe('the lines of a tree', () => {
  test('stand below opened nodes, with all of them first; what has not come is closed', () => {
    const said = choiceLines(tree, open, true).map(({ value, level, state, place, count }) => [
      value,
      level,
      state,
      `${place}/${count}`,
    ]);
    expect(said).toEqual([
      ['', 1, 'leaf', '1/4'],
      ['a', 1, 'open', '2/4'],
      ['a1', 2, 'leaf', '1/2'],
      ['a2', 2, 'leaf', '2/2'],
      ['b', 1, 'closed', '3/4'],
      ['c', 1, 'leaf', '4/4'],
    ]);
  });

  test('a node that two lead to stands once', () => {
    const twice = [{ ...leaf('x'), isLeaf: false, children: [leaf('x'), leaf('y')] }];
    expect(choiceLines(twice, new Set(['x']), false).map(({ value }) => value)).toEqual(['x', 'y']);
  });

  test('move by arrows, Home and End, open and close, and are chosen by Enter and the space bar', () => {
    const lines = choiceLines(tree, open, true);
    const at = (key: string, line: number) => stepOf(key, lines, line);
    expect(at('ArrowDown', 5)).toEqual({ do: 'move', to: 5 });
    expect(at('ArrowUp', 1)).toEqual({ do: 'move', to: 0 });
    expect([at('Home', 3), at('End', 3)]).toEqual([
      { do: 'move', to: 0 },
      { do: 'move', to: 5 },
    ]);
    expect([at('ArrowRight', 1), at('ArrowRight', 4), at('ArrowRight', 5)]).toEqual([
      { do: 'move', to: 2 },
      { do: 'open' },
      { do: 'move', to: 5 },
    ]);
    expect([at('ArrowLeft', 1), at('ArrowLeft', 3), at('ArrowLeft', 0)]).toEqual([
      { do: 'close' },
      { do: 'move', to: 1 },
      { do: 'move', to: 0 },
    ]);
    expect([at('Enter', 2), at(' ', 2)]).toEqual([{ do: 'choose' }, { do: 'choose' }]);
    expect([at('x', 2), stepOf('Enter', [], 0)]).toEqual([undefined, undefined]);
  });
});

test('a search keeps what it finds with all below it and the way there', () => {
  expect(matchingBranches(tree, ' 名A1 ').map(({ value }) => value)).toEqual(['a']);
  expect(matchingBranches(tree, '总')[0]?.children).toHaveLength(2);
  expect(matchingBranches(tree, 'none')).toEqual([]);
  expect(matchingBranches(tree, ' ')).toBe(tree);
  expect(waysTo(tree, ({ value }) => value === 'a2')).toEqual(['a']);
  expect(waysTo(tree, ({ value }) => value === 'c')).toEqual([]);
});
