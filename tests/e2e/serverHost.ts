import { type Compiler, createCompiler } from '../../engine/compile/compile.ts';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { readEnvironment } from '../../server/config/environment.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { type Running, startServer } from '../../server/start.ts';

/**
 * A process that runs one server after another for whoever has forked it: what a server is made of is loaded once.
 * It is told variables to start with, or nothing to stop; it answers with the address, or with what went wrong.
 */
export interface Order {
  variables?: Record<string, string | undefined>;
}

export interface Told {
  address?: string;
  wrong?: string;
}

let running: Running | undefined;
let compileFiles: Compiler | undefined;

async function obey({ variables }: Order): Promise<Told> {
  if (!variables) {
    await running?.stop();
    running = undefined;
    return {};
  }
  compileFiles ??= createCompiler(await loadCompilePorts());
  running = await startServer(readEnvironment(variables, inProject()), { compileFiles });
  return { address: `http://127.0.0.1:${running.address.port}` };
}

process.on('unhandledRejection', (error) => running?.context.log.error({ err: error }, 'unhandled rejection'));
process.on('message', (order: Order) => {
  obey(order)
    .catch(
      (error: unknown): Told => ({ wrong: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    .then((told) => process.send?.(told));
});
process.on('disconnect', () => process.exit());
