import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasChinese } from '../scripts/types/english.ts';

const require = createRequire(import.meta.url);
const { LADDERS }: { LADDERS: Record<string, string[][]> } = require('../scripts/checks/ladders.cjs');

const LAYERS = ['engine', 'renderers', 'server', 'scripts', 'schemas', 'tests'];
const FOLDERS = [...LAYERS, 'screens', 'docs'];
/** Written by machines or by the software they are a sample of. */
const FOREIGN = ['node_modules', 'schemas/generated', 'tests/normalized', 'engine/clipboard/fixtures'];

function filesOf(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(file) : [file];
  });
}

const files = FOLDERS.flatMap(filesOf);
const folders = new Set(files.flatMap((file) => parentsOf(file)));
const rootFiles = fs.readdirSync('.', { withFileTypes: true }).flatMap((each) => (each.isFile() ? [each.name] : []));
const documents = ['AGENTS.md', 'README.md', ...files.filter((file) => /^docs\/[^/]+\.md$/.test(file))];

function parentsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(0, -1).map((_part, at) => parts.slice(0, at + 1).join('/'));
}

const read = (file: string) => fs.readFileSync(file, 'utf8');
const withoutBlocks = (text: string) => text.replace(/^```.*?^```/gms, '');

interface Mention {
  document: string;
  what: string;
}

/** What a pattern's first group finds in the documents. */
function mentions(pattern: RegExp, textOf = withoutBlocks): Mention[] {
  return documents.flatMap((document) =>
    [...textOf(read(document)).matchAll(pattern)].map(([, what = '']) => ({ document, what })),
  );
}

const told = ({ document, what }: Mention) => `${document}: ${what}`;
const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a file or folder answers to a path; `*` is any part of a name, `<type>` any name. */
function exists(written: string): boolean {
  const wanted = written.replace(/\/$/, '');
  const source = escaped(wanted).replaceAll('*', '[^/]*').replace(/<\w+>/g, '[^/]+');
  const pattern = new RegExp(`^${source}$`);
  return [...files, ...folders].some((each) => pattern.test(each));
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const headingsOf = (document: string) =>
  [...withoutBlocks(read(document)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

describe('what documents name is there', () => {
  test('paths', () => {
    const inside = new RegExp(`\`((?:${FOLDERS.join('|')})/[^\`\\s,;()]*)\``, 'g');
    const named = mentions(inside);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ what }) => !exists(what)).map(told)).toEqual([]);
  });

  test('commands', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = mentions(/\bnpm run ([\w:-]+)/g, (text) => text);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ what }) => !Object.hasOwn(scripts, what)).map(told)).toEqual([]);
  });

  test('kinds of new things', () => {
    const usage = new Set(
      [...read('scripts/new/makeNew.ts').matchAll(/npm run new -- (\w+)/g)].map(([, kind = '']) => kind),
    );
    const named = mentions(/\bnpm run new -- (\w+)/g, (text) => text);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ what }) => !usage.has(what)).map(told)).toEqual([]);
  });

  test('links between documents', () => {
    const links = mentions(/\]\(([^)\s]+)\)/g).filter(({ what }) => !/^https?:/.test(what));
    expect(links.length).toBeGreaterThan(5);
    const broken = links.filter(({ document, what }) => {
      const [file = '', anchor] = what.split('#', 2);
      const target = file === '' ? document : path.posix.join(path.posix.dirname(document), file);
      if (![...files, ...rootFiles, ...folders].includes(target)) return true;
      return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
    });
    expect(broken.map(told)).toEqual([]);
  });

  test('rooms of the headings in behaviour.md', () => {
    const rooms = headingsOf('docs/behaviour.md').filter((heading) => heading.includes('/'));
    expect(rooms.length).toBeGreaterThan(10);
    expect(rooms.filter((heading) => !folders.has(heading.replace(/:.*/, '')))).toEqual([]);
  });
});

/** The half of a guide that is in English. */
const english = (document: string) => read(document).split(/^## In English$/m)[1] ?? '';

test('every guide has an English half, which names variables, addresses and commands there are', () => {
  const guides = ['docs/staff.md', 'docs/implementers.md', 'docs/admins.md'];
  expect(guides.filter((guide) => english(guide).length < 1_000)).toEqual([]);
  const text = guides.map(english).join('\n');
  const variables = [...text.matchAll(/`((?:WEFT_|DATABASE_|DATA_)[A-Z_]+|PORT|HOST)\b/g)].map(([, name = '']) => name);
  expect(variables.length).toBeGreaterThan(5);
  const settings = read('.env.example');
  expect(variables.filter((name) => !settings.includes(name))).toEqual([]);
  const commands = [...text.matchAll(/npm run weft -- ([a-z-]+)/g)].map(([, name = '']) => name);
  const known = files.filter((file) => /^scripts\/weft\/\w+\.ts$/.test(file)).map(read);
  expect(commands.filter((name) => !known.some((each) => new RegExp(`usage: ['\`]${name}\\b`).test(each)))).toEqual([]);
});

describe('the reference in English', () => {
  const [own, other] = ['docs/reference.md', 'docs/reference.en.md'].map((document) => read(document).split('\n'));
  const cellsOf = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim());

  test('has what the Chinese one has, line by line: sections, keys, types, examples, defaults', () => {
    expect(other?.length).toBe(own?.length);
    const apart = (own ?? []).flatMap((line, at) => {
      const said = other?.[at] ?? '';
      const [cells, others] = [cellsOf(line), cellsOf(said)];
      const [key = '', type, , , example, fallback] = cells.slice(1);
      const ofKey = cells.length === 8 && key.startsWith('`');
      const same = ofKey
        ? [key, type, example, fallback].join() === [others[1], others[2], others[5], others[6]].join()
        : cells.length === others.length && (!/^#+ [a-z]/.test(line) || said === line);
      return same ? [] : [`${line}\n${said}`];
    });
    expect(apart).toEqual([]);
  });

  test('is in English: Chinese is in examples, and in names of what is on the pages', () => {
    const chinese = (other ?? []).filter(hasChinese);
    expect(chinese).toEqual([]);
  });
});

test('every setting of the server stands in .env.example', () => {
  const text = read('server/config/environment.ts');
  const names = [...text.matchAll(/\b(?:WEFT|DATABASE|DATA|REDIS|LOG)_[A-Z\d_]+\b/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(20);
  const settings = read('.env.example');
  expect(names.filter((name) => !settings.includes(`#${name}=`))).toEqual([]);
});

test('what the guides name is on the pages', () => {
  const guides = [
    read('docs/staff.md'),
    english('docs/implementers.md'),
    english('docs/admins.md'),
    read('docs/reference.en.md'),
  ].join('\n');
  const named = [...guides.matchAll(/「([^」]+)」/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(15);
  const sources = files.filter(
    (file) => /^(?:renderers|engine|screens)\/.*\.(?:tsx?|json)$/.test(file) && !/\.test\./.test(file),
  );
  const all = sources.map(read).join('\n');
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
});

test('the ladder in architecture.md is the one that is checked', () => {
  const rows = [...read('docs/architecture.md').matchAll(/^\| \d+ \|(.*)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, room]) => room)),
  );
  const columns = ['engine', 'server', 'renderers'].map((layer, at): [string, unknown[]] => [
    layer,
    rows
      .map((row) => row[at] ?? [])
      .reverse()
      .filter((rung) => rung.length > 0),
  ]);
  expect(Object.fromEntries(columns)).toEqual(LADDERS);
});

describe('how documents are written', () => {
  const written = ['architecture.md', 'behaviour.md', 'contract.md', 'decisions.md'].map((name) => `docs/${name}`);

  test.each(written)('%s: no line but a table’s is over 120 characters, headings stand alone', (document) => {
    const lines = withoutBlocks(read(document)).split('\n');
    expect(lines.filter((line) => line.length > 120 && !line.startsWith('|'))).toEqual([]);
    const crowded = lines.filter((line, at) => line.startsWith('#') && (lines[at - 1] || lines[at + 1]));
    expect(crowded).toEqual([]);
  });

  test('every decision has its date', () => {
    const decisions = read('docs/decisions.md')
      .split(/^(?=- )/m)
      .slice(1);
    expect(decisions.length).toBeGreaterThan(40);
    expect(decisions.filter((decision) => !/\b20\d\d-\d\d-\d\d\b/.test(decision))).toEqual([]);
  });
});

/** Ways to cite what nobody can open: documents that are not here, by their numbers. */
const CITATIONS = [
  /\bcontract(?:['’]s)?,? \(?\d+(?:\.\d+)?/i,
  /\bspecifications?\b/i,
  /\bsections? \d/i,
  /\bchapters? \d/i,
  /\bissues? #?\d/i,
  /§ ?\d/,
  /\b(?:of|in|by|from|than) the (?:public )?relative\b/i,
];

const cites = (line: string) => CITATIONS.some((citation) => citation.test(line));

describe('comments cite documents of this repository only', () => {
  test.each([
    '/** A menu entry on the wire (contract 3.2). */',
    '// Contract 1.1: none, one or several.',
    '/** Clicks closer together are one (shell specification, section 9). */',
    '// The words of the specification.',
    '// As issue 13 asks.',
    '/** See chapter 4. */',
    '// Told in § 7.',
    '/** Names of the relative. */',
  ])('refused: %s', (line) => {
    expect(cites(line)).toBe(true);
  });

  test.each([
    '/** A menu entry on the wire: docs/contract.md, “Menu and permissions”. */',
    '    contract: null,',
    'override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {',
    '// The declarations name their schemas by relative path.',
  ])('allowed: %s', (line) => {
    expect(cites(line)).toBe(false);
  });

  const sources = [...files, ...rootFiles].filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|css|json)$/.test(file) &&
      (rootFiles.includes(file) || LAYERS.includes(file.split('/', 1)[0] ?? '')) &&
      !FOREIGN.some((folder) => file.startsWith(`${folder}/`)) &&
      !['package-lock.json', 'tests/documents.test.ts'].includes(file),
  );
  const lines = sources.flatMap((file) =>
    read(file)
      .split('\n')
      .map((text, at) => ({ place: `${file}:${at + 1}`, text })),
  );

  test('none is cited anywhere', () => {
    const citing = lines.filter(({ text }) => cites(text)).map(({ place, text }) => `${place} ${text.trim()}`);
    expect(citing).toEqual([]);
  });

  test('what is cited instead is there, with its title', () => {
    const cited = lines.flatMap(({ place, text }) =>
      [...text.matchAll(/\b(docs\/\w+\.md)(?:, “([^”]+)”)?/g)].map(([, file = '', title]) => ({ place, file, title })),
    );
    expect(cited.length).toBeGreaterThan(5);
    const missing = cited.filter(
      ({ file, title }) => !files.includes(file) || (title !== undefined && !headingsOf(file).includes(title)),
    );
    expect(missing).toEqual([]);
  });
});
