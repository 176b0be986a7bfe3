import { expect, test, vi } from 'vitest';
import { compile, createCompiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import { Memory } from '../engine/compile/Memory.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { createRandom } from '../server/demo/random.ts';
import { manyFiles } from './bench/compile/manyFiles.ts';
import { rememberingPorts, shippedFiles } from './declarations.ts';

const THOROUGH = process.env.WEFT_THOROUGH === '1';
const EDITS = THOROUGH ? 5000 : 500;
/** Compiling anew is most of the work, and what was kept wrongly stays wrong for more than one edit. */
const COMPARED = THOROUGH ? 1 : 3;

/** Everything a compile gives, as text; functions and the order in which equal problems were met aside. */
function plainOf({
  problems,
  exceptions,
  plans,
  models,
  reports,
  dictionaries,
  pickers,
  validators,
  menu,
  app,
}: Compiled) {
  const listed = [plans, models, reports, dictionaries, pickers, validators].map((map) => [...map]);
  return JSON.stringify({ problems, exceptions, menu, app, listed });
}

/** The shipped files that most others refer to, and what refers to them. */
const isTried = ({ path }: SourceFile) =>
  /^screens\/(?:[^/]+\.json|demo\/(?:grid|tree|return|new|states|parcel)|market\/|dictionaries\/(?!msg|org|sex|send|user))/.test(
    path,
  );

interface MenuEntry {
  screen?: string;
  children?: MenuEntry[];
}

/** The menu without the screens that are not tried: what is missing from the start hides what an edit breaks. */
function menuOf(files: readonly SourceFile[]): SourceFile[] {
  const ids = new Set(files.map(({ path }) => path.replace(/^screens\/|\.[a-z]+\.json$/g, '')));
  const kept = (items: readonly MenuEntry[]): MenuEntry[] =>
    items.flatMap((item) => {
      if (item.screen !== undefined) return ids.has(item.screen) ? [item] : [];
      return [item.children === undefined ? item : { ...item, children: kept(item.children) }];
    });
  return files.map((file) => {
    if (file.path !== 'screens/menu.json') return file;
    const menu = JSON.parse(file.text) as { items: MenuEntry[] };
    return { ...file, text: JSON.stringify({ ...menu, items: kept(menu.items) }, null, 2) };
  });
}

type Random = () => number;
const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

/** What stands in quotation marks anywhere: keys, names of other declarations, texts. */
const wordsOf = (files: readonly SourceFile[]) => [
  ...new Set(files.flatMap(({ text }) => [...text.matchAll(/"([^"\\\n]{1,40})"/g)].map(([, word = '']) => word))),
];

/** One thing a hand does to a set of files. */
function edited(files: readonly SourceFile[], shipped: readonly SourceFile[], words: string[], random: Random) {
  const file = pick(random, files);
  const others = files.filter((each) => each !== file);
  const own = [...file.text.matchAll(/"([^"\\\n]{1,40})"/g)];
  const change = (text: string) => files.map((each) => (each === file ? { ...file, text } : each));
  const replaced = (from: number, length: number, by: string) =>
    change(file.text.slice(0, from) + by + file.text.slice(from + length));
  switch (Math.floor(random() * 8)) {
    case 0:
      return others;
    case 1:
      return [
        ...others,
        { path: file.path.replace(/[^/]+?(\.[a-z]+\.json|\.sql)$/, `x${files.length % 7}$1`), text: file.text },
      ];
    case 2:
      return [...others, { ...file, path: file.path.replace('/demo/', '/market/') }];
    case 3:
      return replaced(Math.floor(random() * file.text.length), 1, pick(random, ['', '}', '"', ',', '1', 'x']));
    case 4:
      return change(`${file.text} `);
    case 5: {
      const back = pick(random, shipped);
      return [...files.filter(({ path }) => path !== back.path), back];
    }
    default: {
      const word = own.length === 0 ? undefined : pick(random, own);
      return word === undefined ? [...files] : replaced(word.index + 1, word[0].length - 2, pick(random, words));
    }
  }
}

test(`${EDITS} edits: compiling on gives what compiling anew gives`, { timeout: 1_200_000 }, async () => {
  const ports = await rememberingPorts();
  const shipped = menuOf((await shippedFiles()).filter(isTried));
  const words = wordsOf(shipped);
  const random = createRandom(20261123).next;
  const again = createCompiler(ports);
  // Plans that nobody reads are not made: those of this one are read now and then.
  const seldom = createCompiler(ports);
  let files = shipped;
  let wrong = 0;
  for (let edit = 1; edit <= EDITS; edit++) {
    // Now and then all is put in order again: where everything is broken little is linked.
    files = edit % 12 === 0 ? shipped : edited(files, shipped, words, random);
    const on = again(files);
    if (on.problems.length > 0) wrong++;
    const late = seldom(files);
    if (edit % COMPARED !== 0) {
      // Read all the same, so that the next edit finds every plan kept.
      expect([...on.plans.values()]).toHaveLength(on.plans.size);
      continue;
    }
    const whole = plainOf(compile(files, ports));
    expect(plainOf(on), `edit ${edit}`).toBe(whole);
    if (edit % (7 * COMPARED) === 0) expect(plainOf(late), `edit ${edit}, plans read late`).toBe(whole);
  }
  expect(wrong).toBeGreaterThan(EDITS / 2);
});

test('what nobody touched is not made again: a change with 1,000 screens costs a small part of the whole', async () => {
  const ports = await rememberingPorts();
  const files = await manyFiles(1000);
  const again = createCompiler(ports);
  const timed = (work: () => Compiled) => {
    const begin = performance.now();
    const compiled = work();
    return { compiled, time: performance.now() - begin };
  };
  const whole = timed(() => again(files));
  const at = files.findIndex(({ path }) => path.endsWith('area3/thing61.model.json'));
  const renamed = files.map((file, index) =>
    index === at ? { ...file, text: file.text.replace('"title": "', '"title": "新') } : file,
  );
  const changed = [renamed, files, renamed, files, renamed].map((set) => timed(() => again(set)));
  const plans = changed.map(({ compiled }) => compiled.plans);
  const same = [...(plans[3] ?? [])].filter(([id, plan]) => plans[4]?.get(id) === plan).length;
  expect((plans[4]?.size ?? 0) - same).toBe(1);
  console.log(
    `whole ${whole.time.toFixed(0)} ms, a change ${changed.map(({ time }) => time.toFixed(0)).join(', ')} ms`,
  );
  expect(Math.min(...changed.map(({ time }) => time))).toBeLessThan(whole.time / 8);
});

test('an item of a dictionary leaves the models and plans of those who only name it as they are', async () => {
  const again = createCompiler(await rememberingPorts());
  const files = await manyFiles(20);
  const path = 'screens/dictionaries/order_status.dictionary.json';
  const renamed = files.map((file) =>
    file.path === path ? { ...file, text: file.text.replace(/"text": "[^"]+"/, '"text": "新名称"') } : file,
  );
  const [before, after] = [again(files), again(renamed)];
  expect(after.dictionaries.get('order_status')?.items[0]?.text).toBe('新名称');
  expect(after.models.size).toBe(before.models.size);
  expect([...after.models].filter(([id, model]) => before.models.get(id) !== model)).toEqual([]);
  expect([...after.plans].filter(([id, plan]) => before.plans.get(id) !== plan)).toEqual([]);
  // Nor are they checked again: only what tells something of a text hangs on it.
  const made: string[] = [];
  const { keep } = Memory.prototype;
  const spy = vi.spyOn(Memory.prototype, 'keep').mockImplementation(function (this: Memory, kind, name, given, make) {
    return keep.call(this, kind, name, given, () => {
      made.push(`${kind} ${name}`);
      return make();
    });
  });
  again(files);
  spy.mockRestore();
  expect(made.filter((part) => part.startsWith('check '))).toEqual(['check dictionary order_status']);
});

test('twice as many files take twice the time: nothing is gone through for each of all', {
  timeout: 300_000,
}, async () => {
  const ports = await rememberingPorts();
  const sizes = await Promise.all([manyFiles(300), manyFiles(650)]);
  const [few, many] = [sizes[0], sizes[1].slice(0, 2 * sizes[0].length)];
  const least = { few: Number.POSITIVE_INFINITY, many: Number.POSITIVE_INFINITY };
  // Of the processor: what else the machine does meanwhile is no time of this process.
  const time = (files: readonly SourceFile[]) => {
    const begin = process.cpuUsage();
    createCompiler(ports)(files);
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  };
  // Collections of garbage fall into some rounds and not into others: the least of several is what it takes.
  for (let round = 0; round < 12 && (round < 2 || least.many > 2.3 * least.few); round++) {
    least.few = Math.min(least.few, time(few));
    least.many = Math.min(least.many, time(many));
  }
  console.log(`${few.length} files ${least.few.toFixed(0)} ms, ${many.length} files ${least.many.toFixed(0)} ms`);
  expect(least.many).toBeLessThanOrEqual(2.3 * least.few);
});
