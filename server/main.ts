import { fileURLToPath } from 'node:url';
import { readEnvironment, unreadVariables } from './config/environment.ts';
import { projectFolder } from './config/programs.ts';
import type { Settings } from './config/settings.ts';
import { beginOpening } from './db/open.ts';
import type { Running } from './start.ts';
import { openWaitingPage, type WaitingPage } from './waitingPage.ts';

async function fail(error: unknown, settings: Settings | undefined): Promise<never> {
  const { startFailureText } = await import('./startFailure.ts');
  const text = settings ? startFailureText(error, settings) : (error as Error).message;
  console.error(text ?? error);
  process.exit(1);
}

function stopOnSignals(running: Running): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    // Asked twice: stop without waiting.
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await running.stop();
      process.exit(0);
    } catch (error) {
      running.context.log.error({ err: error }, 'not stopped cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

/** Most of a start is reading the program: the page and the database begin before it. */
async function start(settings: Settings): Promise<Running> {
  // A port that is chosen by the system is nobody's to look at yet.
  const page: WaitingPage | undefined = settings.port === 0 ? undefined : await openWaitingPage(settings);
  const opening = beginOpening({ url: settings.databaseUrl ?? '', dataDir: settings.dataDir });
  try {
    const { startServer } = await import('./start.ts');
    return await startServer(settings, { opening, page });
  } catch (error) {
    await page?.close();
    await opening?.abandon();
    throw error;
  }
}

async function main(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readEnvironment(process.env, projectFolder());
    for (const text of unreadVariables(process.env, projectFolder())) console.error(text);
    const running = await start(settings);
    process.on('unhandledRejection', (error) => running.context.log.error({ err: error }, 'unhandled rejection'));
    stopOnSignals(running);
    const { startedText } = await import('./startFailure.ts');
    console.log(startedText(settings, running.address, running.seeded, process.uptime()));
  } catch (error) {
    await fail(error, settings);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
