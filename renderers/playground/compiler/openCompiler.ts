import type { Answers, Questions } from '../../../engine/authoring/Judging.ts';
import CompileWorker from './compileWorker.ts?worker';
import type { CallName, CompilerCalls, FromWorker, ToWorker } from './messages.ts';

/** The product's compiler, in a thread of its own. */
export interface Compiler {
  call<Name extends CallName>(name: Name, input: CompilerCalls[Name]['input']): Promise<CompilerCalls[Name]['output']>;
  close(): void;
}

/** Starts it; `judge` asks the server for what only its parsers can tell. */
export function openCompiler(judge: (questions: Questions) => Promise<Answers>): Compiler {
  const worker = new CompileWorker();
  const waiting = new Map<number, { resolve(output: unknown): void; reject(error: Error): void }>();
  const post = (message: ToWorker) => worker.postMessage(message);
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('judge' in data) return void ask(data.judge, data.questions);
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) call?.reject(new Error(data.failed));
    else call?.resolve(data.output);
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || '编译器没有启动'));
    waiting.clear();
  };
  const ask = async (judged: number, questions: Questions): Promise<void> => {
    try {
      post({ judged, answers: await judge(questions) });
    } catch (error) {
      post({ judged, failed: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    call<Name extends CallName>(call: Name, input: CompilerCalls[Name]['input']) {
      last += 1;
      const id = last;
      return new Promise<CompilerCalls[Name]['output']>((resolve, reject) => {
        // What answers a call is said once, in `CompilerCalls`; over the wire it has no type.
        waiting.set(id, { resolve: (output) => resolve(output as CompilerCalls[Name]['output']), reject });
        post({ call, id, input } as ToWorker);
      });
    },
    close: () => worker.terminate(),
  };
}
