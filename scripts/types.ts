import { generate } from './types/generate.ts';

process.exitCode = await generate(process.argv.slice(2));
