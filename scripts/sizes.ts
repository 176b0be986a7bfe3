import { ADDED_LOADS, FIRST_LOADS, type LoadedFile, readAddedLoad, readFirstLoad } from './checks/firstLoad.ts';
import { inProject, runMain } from './setup/checkout.mjs';
import { frontend } from './setup/frontend.mjs';

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`.padStart(11);

const sum = (files: readonly LoadedFile[], key: 'gzip' | 'raw'): number =>
  files.reduce((total, file) => total + file[key], 0);

/** Answers whether it is within its limit. */
function show(title: string, found: readonly LoadedFile[], limit: number): boolean {
  const files = found.toSorted((a, b) => b.gzip - a.gzip);
  console.log(`${'gzip'.padStart(11)}${'原始'.padStart(9)}  ${title}最先加载的文件`);
  for (const { file, raw, gzip } of files) console.log(`${kib(gzip)}${kib(raw)}  ${file}`);
  const within = sum(files, 'gzip') <= limit * 1024;
  const judged = within ? `上限 ${limit} KiB` : `超过上限 ${limit} KiB`;
  console.log(`${kib(sum(files, 'gzip'))}${kib(sum(files, 'raw'))}  合计 ${files.length} 个文件，${judged}\n`);
  return within;
}

await runMain(async () => {
  await frontend.ensure();
  const folder = inProject('dist', 'web');
  const judged = FIRST_LOADS.map(({ title, parts, limit }) => show(title, readFirstLoad(folder, parts), limit));
  const added = ADDED_LOADS.map((load) => show(load.title, readAddedLoad(folder, load), load.limit));
  return [...judged, ...added].includes(false) ? 1 : 0;
});
