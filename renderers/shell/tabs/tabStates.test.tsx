// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import fc from 'fast-check';
import { Provider } from 'jotai';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { RowsPlan } from '../../../engine/lists/requests.ts';
import { parseMenu } from '../../../engine/routes/MenuItem.ts';
import { completeBrowser } from '../../../tests/mount.ts';
import { useList } from '../../lists/useList.ts';
import { useTabState } from '../../services/pageTab.ts';
import { createServices, ServicesProvider } from '../../services/services.ts';
import { TabPane } from './TabPane.tsx';
import { type TabsControl, useTabs } from './useTabs.ts';

const PATHS = ['/a', '/b', '/c', '/d'] as const;
type Path = (typeof PATHS)[number];
const COLUMNS = ['name', 'qty', 'note'] as const;

const menu = parseMenu(PATHS.map((path) => ({ path, title: path, component: 'x', meta: { title: path } })));
const home = '/a';

vi.mock('../menu/MenuRoutes.tsx', () => ({ MenuRoutes: () => <Screen /> }));
vi.mock('../frame/PageHeader.tsx', () => ({ PageHeader: () => null }));
vi.mock('../../services/useMenu.ts', () => ({ usePermissions: () => ({ menu }), useHome: () => home }));

const NO_CHOICE: readonly string[] = [];

/** What a screen shows of itself, and the ways to change it. */
interface Shown {
  state: Record<string, unknown>;
  ask(text: string): void;
  turn(page: number): void;
  sort(key: string): void;
  hide(key: string): void;
  choose(id: string): void;
  open(drawer: string): void;
}

const screens = new Map<string, Shown>();
const plans = new Map(PATHS.map((path) => [path as string, planOf(path)]));

function planOf(path: string): RowsPlan {
  const column = (key: string) => ({ key, title: key, type: 'input', kind: 'text', sortable: true, hidden: false });
  const item = {
    key: 'name',
    title: 'name',
    type: 'input',
    kind: 'text',
    mode: 'like',
    param: false,
    required: false,
    folded: false,
  };
  return {
    id: path,
    code: path.slice(1),
    type: 'list',
    title: path,
    permission: '',
    hash: '',
    dictCodes: [],
    pageSize: 10,
    source: { model: path.slice(1) },
    sort: { key: 'createTime', order: 'desc' },
    query: [item],
    columns: COLUMNS.map(column),
    form: { fields: [], subTables: [] },
  } as unknown as RowsPlan;
}

/** A screen as lists are made: its query in its address, its choice kept with its tab, a drawer as long as it lives. */
function Screen() {
  const { pathname } = useLocation();
  const plan = plans.get(pathname);
  return plan ? <Listed key={pathname} path={pathname} plan={plan} /> : null;
}

function Listed({ path, plan }: { path: string; plan: RowsPlan }) {
  const list = useList(plan);
  const [chosen, setChosen] = useTabState('chosen', NO_CHOICE);
  const [drawer, setDrawer] = useState('');
  const { values, pageNo, sort } = list.state;
  screens.set(path, {
    state: {
      name: values.name ?? '',
      pageNo,
      sort: sort?.key,
      columns: list.columns.map(({ key }) => key),
      chosen,
      drawer,
    },
    ask: (name) => list.search({ name }),
    turn: (page) => list.change((now) => ({ ...now, pageNo: page })),
    sort: (key) => list.sort({ key, order: 'asc' }),
    hide: (key) => list.changeView({ hidden: [...list.view.hidden, key] }),
    choose: (id) => setChosen((now) => [...now, id]),
    open: setDrawer,
  });
  return null;
}

let control: TabsControl;
let navigate: NavigateFunction;

function Frame() {
  control = useTabs();
  navigate = useNavigate();
  const { tabs, alive, unsaved, memories, go } = control;
  // What is not drawn shows nothing.
  for (const path of screens.keys()) if (!alive.has(path)) screens.delete(path);
  return tabs.list
    .filter(({ key }) => alive.has(key))
    .map((tab) => (
      <TabPane
        key={`${tab.key} ${tab.drawn}`}
        tab={tab}
        unsaved={unsaved}
        memories={memories}
        go={go}
        shown={tab.key === tabs.active}
      />
    ));
}

/** What each screen ought to show: all it was told, and nothing of what others were. */
interface TruthOfTab {
  name: string;
  pageNo: number;
  sort?: string;
  chosen: string[];
  drawer: string;
}

class Truth {
  private readonly tabs = new Map<string, TruthOfTab>();
  private readonly hidden = new Map<string, Set<string>>();

  of(path: string): TruthOfTab {
    const fresh: TruthOfTab = { name: '', pageNo: 1, chosen: [], drawer: '' };
    const known = this.tabs.get(path) ?? fresh;
    this.tabs.set(path, known);
    return known;
  }

  hide(path: string, key: string): void {
    this.hidden.set(path, new Set([...(this.hidden.get(path) ?? []), key]));
  }

  restart(path: string): void {
    const { chosen, drawer } = this.of(path);
    this.tabs.set(path, { name: '', pageNo: 1, chosen, drawer });
  }

  close(path: string): void {
    this.tabs.delete(path);
  }

  /** A page that was given up for room keeps its query and choice, its drawer closes. */
  keep(alive: ReadonlySet<string>): void {
    for (const [path, tab] of this.tabs) if (!alive.has(path)) tab.drawer = '';
  }

  shown(path: string): Record<string, unknown> {
    const { name, pageNo, sort, chosen, drawer } = this.of(path);
    const columns = COLUMNS.filter((key) => !this.hidden.get(path)?.has(key));
    return { name, pageNo, sort, columns, chosen, drawer };
  }
}

type Action =
  | { do: 'visit' | 'close'; path: Path }
  | { do: 'ask' | 'turn' | 'sort' | 'hide' | 'choose' | 'open'; what: number };

const isOfPage = (step: Action): step is Extract<Action, { what: number }> => 'what' in step;

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('visit' as const), path: fc.constantFrom(...PATHS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), path: fc.constantFrom(...PATHS) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'ask' as const,
        'turn' as const,
        'sort' as const,
        'hide' as const,
        'choose' as const,
        'open' as const,
      ),
      what: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

/** Does it on the page in front, and to what it ought to show. */
function perform(step: Action, truth: Truth): void {
  const front = control.tabs.active;
  if (step.do === 'visit') {
    // The link of the page in front asks for it as it begins.
    if (step.path === front) truth.restart(front);
    void navigate(step.path);
    return;
  }
  if (!isOfPage(step)) {
    if (step.path === home || !control.tabs.list.some(({ key }) => key === step.path)) return;
    control.close([step.path]);
    truth.close(step.path);
    return;
  }
  const [screen, tab] = [screens.get(front), truth.of(front)];
  const key = COLUMNS[step.what - 1] ?? 'name';
  if (!screen) throw new Error(`${front} is in front and shows nothing`);
  if (step.do === 'ask') Object.assign(tab, { name: `n${step.what}`, pageNo: 1 });
  if (step.do === 'turn') tab.pageNo = step.what;
  if (step.do === 'sort') Object.assign(tab, { sort: key, pageNo: 1 });
  if (step.do === 'hide') truth.hide(front, key);
  if (step.do === 'choose') tab.chosen = [...tab.chosen, String(step.what)];
  if (step.do === 'open') tab.drawer = `d${step.what}`;
  if (step.do === 'ask') screen.ask(`n${step.what}`);
  if (step.do === 'turn') screen.turn(step.what);
  if (step.do === 'sort') screen.sort(key);
  if (step.do === 'hide') screen.hide(key);
  if (step.do === 'choose') screen.choose(String(step.what));
  if (step.do === 'open') screen.open(`d${step.what}`);
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}

async function opened() {
  completeBrowser();
  screens.clear();
  const [local, session] = [memoryStorage(), memoryStorage()];
  const services = createServices({
    send: async () => ({
      status: 200,
      headers: () => null,
      body: { success: true, code: 200, message: '', result: { records: [{ id: '1' }], total: 1_000 } },
    }),
    clock: () => 1_000,
    random: () => 'x',
    localStorage: () => local,
    sessionStorage: () => session,
    path: () => '/',
  } as unknown as Parameters<typeof createServices>[0]);
  // Two pages live: others come back from what their tab keeps.
  services.kept.write('tab_cap', 2, null);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <Provider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <ServicesProvider value={services}>
            <App>
              <MemoryRouter initialEntries={[home]}>
                <Frame />
              </MemoryRouter>
            </App>
          </ServicesProvider>
        </QueryClientProvider>
      </Provider>,
    ),
  );
  await settled();
  return async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  };
}

test('whatever is visited, asked, turned, sorted, hidden, chosen, opened and closed, no screen shows what is another’s', {
  timeout: 180_000,
}, async () => {
  const visits = fc.array(action, { minLength: 20, maxLength: 40 });
  let seen = 0;
  const property = fc.asyncProperty(visits, async (steps) => {
    const close = await opened();
    const truth = new Truth();
    for (const step of steps) {
      await act(async () => perform(step, truth));
      await settled();
      truth.keep(control.alive);
      for (const [path, { state }] of screens) expect([path, state]).toEqual([path, truth.shown(path)]);
      expect(screens.has(control.tabs.active)).toBe(true);
      seen += screens.size;
    }
    await close();
  });
  await fc.assert(property, { seed: 20_261_126, numRuns: 25, endOnFailure: true });
  expect(seen).toBeGreaterThan(500);
});

test('the tab that was asked for last is in front, though another one was still being drawn', async () => {
  const close = await opened();
  await act(async () => navigate('/b'));
  await settled();
  expect(control.tabs.active).toBe('/b');
  await act(async () => {
    control.show(home);
    control.show('/b');
  });
  await settled();
  expect(control.tabs.active).toBe('/b');
  await act(async () => control.show(home));
  await settled();
  expect(control.tabs.active).toBe(home);
  await close();
});
