// @vitest-environment jsdom
import { App } from 'antd';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { EditorProps } from '../../renderers/cells/Cell.ts';
import { cellTypes } from '../../renderers/cells/cellTypes.ts';
import { CellEditor } from '../../renderers/cells/editors/CellEditor.tsx';
import { CellServicesProvider } from '../../renderers/cells/useCellServices.ts';
import type { CellServices } from '../../renderers/services/CellServices.ts';
import { fetchPart } from '../../renderers/ui/lazyComponent.tsx';
import { columnOf, compiledExamples, exampleFields, ITEMS, samplesOf, types } from './cellExamples.ts';

/** Where a person could change something. */
const LIVE = [
  'input:enabled',
  'textarea:enabled',
  '[contenteditable="true"]',
  '[role="switch"]:enabled',
  '[role="slider"]:not([aria-disabled="true"])',
  '.cell-files > button:enabled',
].join();

/** How an editor says that its value is wrong. */
const WRONG = '[aria-invalid="true"], [class*="status-error"], .ant-btn-dangerous';

/** A world that never answers: what an editor shows before anything has come. */
const services = new Proxy({} as CellServices, {
  get: (_services, name) => (name === 'dictionaryFailed' ? () => false : () => new Promise(() => undefined)),
});

/** What browsers have and jsdom has not. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let compiled: Compiled;
beforeAll(async () => {
  compiled = await compiledExamples();
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

let said: unknown[][];
const leave: (() => void)[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    // Nothing is laid out here, so nothing has a height.
    if (!String(words[0]).startsWith('`NaN`')) said.push(words);
  });
});
afterEach(() => {
  for (const one of leave.splice(0)) one();
  vi.restoreAllMocks();
});

async function mounted(props: EditorProps): Promise<HTMLElement> {
  await fetchPart(cellTypes[props.column.type].Editor);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  leave.push(() => {
    act(() => root.unmount());
    place.remove();
  });
  const editor = createElement(CellServicesProvider, { value: services }, createElement(CellEditor, props));
  await act(async () => root.render(createElement(App, null, editor)));
  return place;
}

/** The markup without the names React makes up anew each time. */
const markupOf = (place: HTMLElement) => place.innerHTML.replaceAll(/_r_\w+_/g, '');

const has = (place: HTMLElement, what: string) => place.querySelector(what) !== null;

describe.each(types)('the editor of %s', (type) => {
  // `hidden` has none, the others only show.
  const shows = cellTypes[type].readOnly === true;

  test('mounts empty, with a value, disabled and wrong, and each can be told from the others', async () => {
    for (const field of exampleFields(compiled, type)) {
      const column = columnOf(field);
      const given = { column, dictionary: ITEMS, onChange: () => undefined };
      const [value = null] = samplesOf(column);
      const empty = await mounted({ ...given, value: null });
      const filled = await mounted({ ...given, value });
      const disabled = await mounted({ ...given, value, disabled: true });
      const wrong = await mounted({ ...given, value: null, status: 'error' });
      expect(said).toEqual([]);
      if (type === 'hidden') continue;
      expect(markupOf(filled)).not.toBe(markupOf(empty));
      if (shows) continue;
      expect([has(empty, LIVE), has(disabled, LIVE)]).toEqual([true, false]);
      expect([has(empty, WRONG), has(wrong, WRONG)]).toEqual([false, true]);
    }
  });
});
