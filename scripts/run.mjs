import fs from 'node:fs';
import { inProject, runMain, SetupError } from './setup/checkout.mjs';
import { COMMAND, runNode } from './setup/child.mjs';
import { loadEnvFile, requireNode } from './setup/environment.mjs';
import { ensureInstalled } from './setup/install.mjs';

/** Names of the commands: the TypeScript files of this folder. */
function listCommands() {
  const files = fs.readdirSync(inProject('scripts'));
  return files.filter((file) => /^[a-z]+\.ts$/.test(file)).map((file) => file.slice(0, -'.ts'.length));
}

await runMain(async () => {
  requireNode();
  const [name = '', ...rest] = process.argv.slice(2);
  const commands = listCommands();
  if (!commands.includes(name)) {
    throw new SetupError(`${name ? `没有命令「${name}」。` : ''}可用的命令：${commands.join('、')}`);
  }
  loadEnvFile();
  await ensureInstalled();
  return runNode([...COMMAND, inProject('scripts', `${name}.ts`), ...rest]);
});
