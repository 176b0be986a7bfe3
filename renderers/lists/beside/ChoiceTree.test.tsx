// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../../../tests/mount.ts';
import { ChoiceTree } from './ChoiceTree.tsx';

const nodes = [
  {
    value: 'a',
    title: '总部',
    isLeaf: false,
    children: [
      { value: 'a1', title: '一部', isLeaf: true },
      { value: 'a2', title: '二部', isLeaf: true },
    ],
  },
];

function Tree({ onChoose }: { onChoose: (value: string | undefined) => void }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [value, setValue] = useState<string>();
  return (
    <ChoiceTree
      label="部门"
      nodes={nodes}
      value={value}
      open={open}
      coming={new Set<string>()}
      withAll
      onOpen={(key, on) => setOpen(new Set(on ? [key] : []))}
      onChoose={(chosen) => {
        setValue(chosen);
        onChoose(chosen);
      }}
    />
  );
}

const tree = () => document.querySelector<HTMLElement>('[role=tree]') ?? expect.fail('no tree');
const press = (key: string) =>
  act(async () => void tree().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const active = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.textContent;
const chosen = () => document.querySelector('[aria-selected=true]')?.textContent;

test('the tree is read, moved in and chosen from by keys alone', async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const told: (string | undefined)[] = [];
  await mount(<Tree onChoose={(value) => told.push(value)} />);
  expect([active(), chosen()]).toEqual(['全部', '全部']);
  await press('ArrowDown');
  expect(document.querySelector('[aria-expanded=false]')?.textContent).toBe('总部');
  for (const key of ['ArrowRight', 'End', 'Enter']) await press(key);
  expect([told, chosen()]).toEqual([['a2'], '二部']);
  expect(document.querySelector('[aria-level="2"][aria-posinset="2"][aria-setsize="2"]')?.textContent).toBe('二部');
  for (const key of ['ArrowLeft', ' ', 'ArrowLeft']) await press(key);
  expect([told, document.querySelectorAll('[role=treeitem]').length]).toEqual([['a2', 'a'], 2]);
  for (const key of ['Home', 'Enter']) await press(key);
  expect([told.at(-1), chosen()]).toEqual([undefined, '全部']);
});

test('a click on the arrow opens, a click on the line chooses', async () => {
  const told: (string | undefined)[] = [];
  await mount(<Tree onChoose={(value) => told.push(value)} />);
  await act(async () => document.querySelector<HTMLElement>('[aria-expanded] .beside-caret')?.click());
  expect([told, document.querySelectorAll('[role=treeitem]').length]).toEqual([[], 4]);
  await act(async () => document.querySelector<HTMLElement>('[aria-level="2"]')?.click());
  expect(told).toEqual(['a1']);
});
