import { makeNew } from '../../scripts/new/makeNew.ts';
import { generate } from '../../scripts/types/generate.ts';

/** A process that runs one command after another in its working directory: what they are made of is loaded once. */
export interface Order {
  command: keyof typeof commands;
  args: readonly string[];
}

export interface Done {
  code: number;
  /** What it said on standard error. */
  told: string;
}

const commands = { new: makeNew, types: generate };

async function obey({ command, args }: Order): Promise<Done> {
  const told: unknown[] = [];
  console.error = (text: unknown) => void told.push(text);
  try {
    const code = await commands[command](args);
    return { code, told: told.join('\n') };
  } catch (error) {
    return { code: 1, told: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (order: Order) => process.send?.(await obey(order)));
process.on('disconnect', () => process.exit());
