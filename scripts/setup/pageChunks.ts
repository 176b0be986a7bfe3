import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chunksOf, holderOf, neededBy, SHELL } from './chunks.ts';
import { isForVisitors } from './isForVisitors.ts';

/** What somebody waits for, by the modules it begins with, below the front end's folder or of a package. */
const WAITED: Readonly<Record<string, readonly string[]>> = {
  sign: ['pages/login/LoginPage.tsx'],
  shell: SHELL,
  list: ['lists/types/list/ListView.tsx'],
  form: ['lists/types/form/FormView.tsx', 'forms/dialogs/RecordDialog.tsx'],
  // What nearly every query and form asks for once it is painted.
  dates: [
    'query/form/DayRange.tsx',
    'cells/editors/DateEditor.tsx',
    'cells/editors/typedPeriods.ts',
    'dayjs/locale/zh-cn.js',
    'dayjs/plugin/customParseFormat.js',
  ],
  choices: ['cells/types/select/SelectEditor.tsx', 'cells/editors/DictionarySearchEditor.tsx'],
  // What comes when the page is quiet.
  quiet: ['ui/menu/MenuIconSvg.tsx', 'shell/menu/MenuSearchSelect.tsx', 'notices/Bell.tsx'],
};

/** What comes once the page is painted. */
const LATER: readonly string[] = ['dates', 'choices', 'quiet'];

/**
 * Puts into one file what the same pages wait for, for each file is a request. Nobody gets what
 * they do not need: a module stands with those that belong to the very same pages, and the frame around every page
 * counts as one page. Everything else stays split by who needs it. Which modules a page needs is known once what nobody
 * uses has been left out, so all is bundled once before.
 */
export function pageChunks(root: string, config: InlineConfig): Plugin {
  return {
    name: 'page-chunks',
    apply: isForVisitors,
    // Other groups come first: these take what is left.
    config: async () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [await groupOfPages(root, config)] } } } },
    }),
  };
}

async function groupOfPages(root: string, config: InlineConfig): Promise<Rolldown.CodeSplittingGroup> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was bundled');
  const chunks = chunksOf(output.output);
  const entry = new Set(
    neededBy(
      chunks,
      chunks.filter(({ isEntry }) => isEntry),
    ),
  );
  const pages = new Map<string, Set<string>>();
  for (const [page, begins] of Object.entries(WAITED)) {
    const begun = begins.map((name) => holderOf(chunks, fileOf(root, name)));
    for (const chunk of neededBy(chunks, begun))
      if (!entry.has(chunk)) for (const id of chunk.moduleIds) pages.set(id, new Set(pages.get(id)).add(page));
  }
  return {
    debugName: 'pages',
    name: (id, graph) => {
      // Styles alone make no chunk: they are needed by what imports them.
      const users = id.endsWith('.css') ? (graph.getModuleInfo(id)?.importers ?? []) : [id];
      return groupOf(Object.keys(WAITED).filter((page) => users.some((user) => pages.get(user)?.has(page))));
    },
    includeDependenciesRecursively: false,
  };
}

function fileOf(root: string, name: string): string {
  return /^dayjs\//.test(name) ? path.join(root, '..', 'node_modules', name) : path.join(root, name);
}

/**
 * What the sign-in page shares with others goes with the frame, as whoever has signed in needs both. Of what is drawn
 * once the page is painted it counts only that it comes later: one or two of its files more are none too many then.
 */
function groupOf(pages: readonly string[]): string | null {
  const others = pages.filter((page) => page !== 'sign');
  if (others.length === 0) return null;
  if (others.length < pages.length) return 'sign-shell';
  if (pages.includes('shell')) return 'shell';
  const [first, later] = [pages.filter((page) => !LATER.includes(page)), pages.filter((page) => LATER.includes(page))];
  if (first.length === 0 && later.length === 1) return later.join();
  return [...first, ...(first.length < 2 && later.length > 0 ? ['later'] : [])].join('-');
}
