import { expect, test } from 'vitest';
import type { PlanField } from '../../../../engine/plan/Plan.ts';
import type { GridEditing } from '../editors/GridEditing.ts';
import type { CellPlace, GridHandle } from '../GridHandle.ts';
import type { RowActions } from '../rows/RowActions.ts';
import { goOn } from './goOn.ts';
import type { Onward } from './keyDecision.ts';

const column = (key: string, type: PlanField['type']) => ({ key, type, title: key, kind: 'text' }) as PlanField;
const columns = [column('sku', 'input'), column('shown', 'normal'), column('photo', 'image'), column('day', 'date')];
const lines = ['a', 'a:detail', 'b'];

/** Where a key in an editor at `from` leads, and whether an editor opens there. */
function after(way: Onward, from: CellPlace, offers = false): string {
  const done: string[] = [];
  const node = (id: string) => ({ id, rowIndex: lines.indexOf(id) });
  const handle = {
    columns,
    visibleKeys: () => columns.map(({ key }) => key),
    sight: () => ({ top: 0, bottom: 0, left: 0, right: 0 }),
    focus: (id: string, key: string) => done.push(`${id} ${key}`),
    api: {
      getRowNode: node,
      getDisplayedRowAtIndex: (index: number) => (lines[index] === undefined ? undefined : node(lines[index] ?? '')),
      getColumn: (key: string) => ({ isCellEditable: () => key !== 'shown' }),
      startEditingCell: () => done.push('opened'),
    },
  } as unknown as GridHandle;
  const editing = { place: () => from, stop: () => undefined } as unknown as GridEditing;
  const offer = (_left: CellPlace, key = 'sku') => (offers ? { id: 'new', key } : undefined);
  goOn({ handle, editing, rows: { offer } as unknown as RowActions }, way);
  return done.join(', ');
}

test('Enter goes along the column, past lines without cells; at the ends it stays or gets a new row', () => {
  expect(after('down', { id: 'a', key: 'day' })).toBe('b day');
  expect(after('up', { id: 'b', key: 'day' })).toBe('a day');
  expect(after('up', { id: 'a', key: 'day' }, true)).toBe('a day');
  expect(after('down', { id: 'b', key: 'day' })).toBe('b day');
  expect(after('down', { id: 'b', key: 'day' }, true)).toBe('new day');
});

test('Tab opens the next cell with an editor, in the next row too; a dialog it only passes by', () => {
  expect(after('next', { id: 'a', key: 'sku' })).toBe('a photo');
  expect(after('next', { id: 'a', key: 'photo' })).toBe('a day, opened');
  expect(after('next', { id: 'a', key: 'day' })).toBe('b sku, opened');
  expect(after('previous', { id: 'b', key: 'sku' })).toBe('a day, opened');
  expect(after('previous', { id: 'a', key: 'sku' })).toBe('a sku');
  expect(after('next', { id: 'b', key: 'day' })).toBe('b day');
  expect(after('next', { id: 'b', key: 'day' }, true)).toBe('new sku, opened');
});
