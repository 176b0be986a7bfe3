// @vitest-environment jsdom
import { createGrid, type GridApi } from 'ag-grid-community';
import { expect, onTestFinished, test, vi } from 'vitest';
import { modulesFor, registerGridModules } from './modules.ts';
import { rowSelection, SELECTION_COLUMN, selectionColumn } from './selectionColumn.ts';

interface Line {
  id: string;
}

const LINES = ['a', 'b', 'c', 'd', 'off'].map((id) => ({ id }));

/** A grid of five rows, the last of which may not be chosen. */
async function grid(multiple: boolean): Promise<GridApi<Line>> {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  registerGridModules();
  const place = document.body.appendChild(document.createElement('div'));
  const api = createGrid<Line>(
    place,
    {
      columnDefs: [selectionColumn<Line>({ multiple, width: 40 }), { field: 'id' }],
      rowSelection: rowSelection<Line>({ multiple, isRowSelectable: ({ data }) => data?.id !== 'off' }),
      rowData: LINES,
      getRowId: ({ data }) => data.id,
      suppressRowVirtualisation: true,
      suppressColumnVirtualisation: true,
      domLayout: 'print',
    },
    modulesFor({ figures: false, selection: true, dragging: false }),
  );
  onTestFinished(() => {
    api.destroy();
    place.remove();
  });
  await vi.waitFor(() => box('a'), { timeout: 30_000 });
  return api;
}

const box = (id: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[row-id="${id}"] [col-id="${SELECTION_COLUMN}"] [role]`) ??
  expect.fail(`no box in row ${id}`);
const heading = (): HTMLElement =>
  document.querySelector<HTMLElement>('.ag-header-cell .grid-check') ?? expect.fail('no box in the heading');
const click = (element: HTMLElement, shiftKey = false) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }));
const chosen = (api: GridApi<Line>) =>
  api
    .getSelectedNodes()
    .map(({ id }) => id)
    .sort()
    .join('');
const ticked = () =>
  [...document.querySelectorAll('.ag-row .grid-check')].filter((each) => each.getAttribute('aria-checked') === 'true')
    .length;

test('a click chooses a row and gives it up; with Shift all between are as the clicked one', async () => {
  const api = await grid(true);
  click(box('b'));
  expect([chosen(api), box('b').getAttribute('aria-checked')]).toEqual(['b', 'true']);
  click(box('d'), true);
  expect([chosen(api), ticked()]).toEqual(['bcd', 3]);
  click(box('c'), true);
  expect(chosen(api)).toBe('b');
  click(box('b'));
  expect([chosen(api), ticked()]).toEqual(['', 0]);
});

test('the heading says none, some or all of those that may be chosen, and chooses them by mouse and space bar', async () => {
  const api = await grid(true);
  const said = () => heading().getAttribute('aria-checked');
  expect(said()).toBe('false');
  api.setNodesSelected({ nodes: [api.getRowNode('a') ?? expect.fail()], newValue: true });
  await vi.waitFor(() => expect(said()).toBe('mixed'), { timeout: 30_000 });
  click(heading());
  // At once: whoever clicks looks at once.
  expect([chosen(api), ticked(), said()]).toEqual(['abcd', 4, 'true']);
  heading()
    .closest('.ag-header-cell')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect([chosen(api), said()]).toEqual(['', 'false']);
});

test('a row that may not be chosen has no box', async () => {
  await grid(true);
  expect([box('a').hidden, box('off').hidden]).toEqual([false, true]);
});

test('where one row may be chosen its box is round, another takes its place, and there is none for all', async () => {
  const api = await grid(false);
  expect([box('a').getAttribute('role'), document.querySelector('.ag-header-cell .grid-check')]).toEqual([
    'radio',
    null,
  ]);
  click(box('a'));
  click(box('c'));
  expect([chosen(api), ticked()]).toEqual(['c', 1]);
});
