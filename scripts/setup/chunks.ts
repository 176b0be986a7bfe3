import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Modules below the front end's folder that every page of whoever is signed in begins with. */
export const SHELL: readonly string[] = ['shell/frame/Shell.tsx', 'lists/ScreenPage.tsx'];

/** The chunks among what a build gives. */
export function chunksOf(output: readonly (Chunk | Rolldown.OutputAsset)[]): Chunk[] {
  return output.filter((part) => part.type === 'chunk');
}

/** The chunk a module went into. Throws when it is in none. */
export function holderOf(chunks: readonly Chunk[], id: string): Chunk {
  const holder = chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (!holder) throw new Error(`no chunk holds ${id}`);
  return holder;
}

/** Some chunks, and all that comes with them before they run. */
export function neededBy(chunks: readonly Chunk[], begins: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set(begins);
  for (const chunk of needed)
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) needed.add(imported);
    }
  return [...needed];
}
