import { inProject, runMain } from './setup/checkout.mjs';
import { COMMAND, runNode } from './setup/child.mjs';

const PARTS: readonly string[] = [
  'grid',
  'form',
  'charts',
  'start',
  'server',
  'explain',
  'screens',
  'compile',
  'language',
  'playground',
];

/**
 * `charts`: a board of them; `compile`: declarations; `explain`: plans over millions of rows; `form`: the form; `language`: what is told of mistakes; `server`: what others wait for;
 * `playground`: marks, preview and saved files;
 * `screens`: every shipped screen over the full demonstration; `start`: the way in, from the bare address; otherwise the editable grid.
 */
await runMain(() => {
  const [first, ...rest] = process.argv.slice(2);
  const named = first !== undefined && PARTS.includes(first);
  const options = named || first === undefined ? rest : [first, ...rest];
  return runNode([...COMMAND, inProject('tests', 'bench', named ? first : 'grid', 'run.ts'), ...options]);
});
