import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from './config/environment.ts';
import type { Settings } from './config/settings.ts';
import { type Running, startServer } from './start.ts';
import { startedText, startFailureText } from './startFailure.ts';

const ROOT = path.dirname(import.meta.dirname);

function fail(error: unknown, settings: Settings | undefined): never {
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

async function main(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readEnvironment(process.env, ROOT);
    const running = await startServer(settings);
    process.on('unhandledRejection', (error) => running.context.log.error({ err: error }, 'unhandled rejection'));
    stopOnSignals(running);
    console.log(startedText(settings, running.address, running.seeded, process.uptime()));
  } catch (error) {
    fail(error, settings);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
