import { makeNew } from './new/makeNew.ts';

process.exitCode = await makeNew(process.argv.slice(2));
