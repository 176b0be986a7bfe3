// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../tests/mount.ts';
import { TimeEditor } from '../types/time/TimeEditor.tsx';
import { DatetimeEditor } from './DateEditor.tsx';

const BEFORE = { datetime: '2026-05-20 08:30:00', time: '08:30:00' } as const;

interface FieldProps {
  kind: keyof typeof BEFORE;
  onSaid: (value: unknown) => void;
  onDone?: () => void;
}

/** An editor over a value that it changes. */
function Field({ kind, onSaid, ...rest }: FieldProps) {
  const [value, setValue] = useState<unknown>(BEFORE[kind]);
  const onChange = (next: unknown) => {
    onSaid(next);
    setValue(next);
  };
  const props = { value, onChange, ...rest };
  return kind === 'time' ? (
    <TimeEditor {...props} column={{ key: 'at', title: '时刻', type: 'time', kind: 'time' }} />
  ) : (
    <DatetimeEditor {...props} column={{ key: 'at', title: '时间', type: 'date', kind: 'datetime' }} />
  );
}

/** Opens its calendar; what it said, and how often it was done, as it is asked in a cell. */
async function open(kind: keyof typeof BEFORE, inCell = false) {
  const said: unknown[] = [];
  const onDone = vi.fn();
  await mount(<Field kind={kind} onSaid={(value) => said.push(value)} {...(inCell ? { onDone } : {})} />);
  const input = document.querySelector('input');
  await act(async () => input?.focus());
  if (!inCell) await act(async () => input?.click());
  return { said, onDone, input };
}

async function press(selector: string): Promise<void> {
  const target = document.querySelector<HTMLElement>(selector);
  expect(target, selector).not.toBeNull();
  await act(async () => target?.click());
}

const NINE = '.ant-picker-time-panel-column li[data-value="9"] .ant-picker-time-panel-cell-inner';

test.each([
  ['datetime', '2026-05-21 09:30:00'],
  ['time', '09:30:00'],
] as const)('what is picked of a %s and left without 确定 counts', async (kind, picked) => {
  const { said, input } = await open(kind);
  if (kind === 'datetime') await press('td[title="2026-05-21"]');
  await press(NINE);
  await act(async () => input?.blur());
  expect(said.at(-1)).toBe(picked);
  expect(input?.value).toBe(picked);
});

test('Esc takes back what was picked since the calendar was opened', async () => {
  const { said, input } = await open('datetime');
  await press('td[title="2026-05-21"]');
  expect(said).toEqual(['2026-05-21 08:30:00']);
  await act(async () => input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(said.at(-1)).toBe(BEFORE.datetime);
});

test('in a cell 确定 ends the editing, once, and a choice before it does not', async () => {
  const { said, onDone } = await open('time', true);
  await press(NINE);
  expect(onDone).not.toHaveBeenCalled();
  await press('.ant-picker-ok button');
  expect(said.at(-1)).toBe('09:30:00');
  expect(onDone.mock.calls).toEqual([[true]]);
});
