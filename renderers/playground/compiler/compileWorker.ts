import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { answerCalls } from './answerCalls.ts';
import type { ToWorker } from './messages.ts';

const answer = answerCalls(
  (text) => bytesToHex(sha256(utf8ToBytes(text))),
  (message) => globalThis.postMessage(message),
);
globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => answer(data));
