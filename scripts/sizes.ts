import { readFirstLoad } from './checks/firstLoad.ts';
import { inProject, runMain } from './setup/checkout.mjs';
import { ensureFrontend } from './setup/frontend.mjs';

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`.padStart(11);

await runMain(async () => {
  await ensureFrontend();
  const files = readFirstLoad(inProject('dist', 'web')).sort((a, b) => b.gzip - a.gzip);
  console.log(`${'gzip'.padStart(11)}${'原始'.padStart(9)}  首页最先加载的文件`);
  for (const { file, raw, gzip } of files) console.log(`${kib(gzip)}${kib(raw)}  ${file}`);
  console.log(
    `${kib(files.reduce((sum, file) => sum + file.gzip, 0))}${kib(files.reduce((sum, file) => sum + file.raw, 0))}  合计`,
  );
  return 0;
});
