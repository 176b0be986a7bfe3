import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { chunksOf, holderOf, neededBy, SHELL } from './chunks.ts';

type Chunk = Rolldown.OutputChunk;

/** One view for each list type. */
const VIEW = /^lists\/types\/(\w+)\/\w+View\.tsx$/;
/** A view that holds something of the grid that shows rows is drawn with AG Grid, which comes beside it. */
const GRID_VIEW = /^grid\/view\//;
const GRID = 'grid/shared/modules.ts';

/**
 * Puts `begin.ts` before the application, as a script of its own that the page waits for: it tells the browser what to
 * fetch at once, so that one part need not have come for the next to be asked for.
 */
export function beginScript(root: string): Plugin {
  let file = '';
  return {
    name: 'begin-script',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        const source = await bundled(path.join(root, 'begin.ts'), partsOf(root, chunksOf(Object.values(bundle))));
        file = `assets/begin-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
        this.emitFile({ type: 'asset', fileName: file, source });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }],
    },
  };
}

async function bundled(entry: string, parts: Record<string, string[]>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { PARTS: JSON.stringify(parts) },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'begin' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`nothing was built of ${entry}`);
  return output.output[0].code;
}

/** Files by what needs them, each under the first that does; what the entry page asks for itself is under none. */
function partsOf(root: string, chunks: readonly Chunk[]): Record<string, string[]> {
  const nameIn = (id: string) => path.relative(root, id).replaceAll('\\', '/');
  const holder = (name: string) => holderOf(chunks, path.join(root, name));
  const filesOf = (begins: readonly Chunk[], known: ReadonlySet<string>) => {
    const needed = neededBy(chunks, begins);
    const files = needed.flatMap((chunk) => [
      ...(isStyles(chunk) ? [] : [chunk.fileName]),
      ...(chunk.viteMetadata?.importedCss ?? []),
    ]);
    return files.filter((name) => !known.has(name));
  };
  const entry = new Set(
    filesOf(
      chunks.filter(({ isEntry }) => isEntry),
      new Set(),
    ),
  );
  const shell = filesOf(SHELL.map(holder), entry);
  const known = new Set([...entry, ...shell]);
  const parts: Record<string, string[]> = { shell };
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) {
      const type = VIEW.exec(nameIn(id))?.[1];
      if (type === undefined) continue;
      const modules = neededBy(chunks, [chunk]).flatMap(({ moduleIds }) => moduleIds);
      const isGrid = modules.some((each) => GRID_VIEW.test(nameIn(each)));
      parts[type] = filesOf(isGrid ? [holder(GRID), chunk] : [chunk], known);
    }
  return parts;
}

/** Of a chunk of styles alone nothing but its sheet is written. */
const isStyles = ({ moduleIds }: Chunk): boolean => moduleIds.every((id) => id.endsWith('.css'));
