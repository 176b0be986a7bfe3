import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { keyNodes, shippedFiles } from './declarations.ts';

/** The service inside VS Code and Monaco, with nothing but the file system: what an implementer's editor knows. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), 'utf8'),
  workspaceContext: {
    resolveRelativePath: (path, resource) => pathToFileURL(resolve(dirname(fileURLToPath(resource)), path)).href,
  },
});
service.configure({ validate: true, allowComments: false });

function open(path: string, text: string): { document: TextDocument; json: JSONDocument } {
  const document = TextDocument.create(pathToFileURL(join(process.cwd(), path)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

const files = (await shippedFiles()).filter((file) => file.path.endsWith('.json'));

describe.each(files.map((file) => [file.path, file.text] as const))('%s in an editor', (path, text) => {
  test('has no red line', async () => {
    const { document, json } = open(path, text);
    expect(await service.doValidation(document, json)).toEqual([]);
  });

  test('shows what every key means when the mouse rests on it', async () => {
    const { document, json } = open(path, text);
    const silent: string[] = [];
    for (const node of keyNodes(text)) {
      const hover = await service.doHover(document, document.positionAt(node.offset + 1), json);
      if (!/[\u4e00-\u9fff]/.test(JSON.stringify(hover?.contents ?? '')))
        silent.push(`${node.value} at ${node.offset}`);
    }
    expect(silent).toEqual([]);
  });
});

async function completionsAt(path: string, marked: string): Promise<string[]> {
  const offset = marked.indexOf('|');
  const { document, json } = open(path, marked.replace('|', ''));
  const list = await service.doComplete(document, document.positionAt(offset), json);
  return (list?.items ?? []).map((item) => item.label);
}

describe('completion', () => {
  const screen = (rest: string) =>
    `{"$schema": "../../schemas/screen.schema.json", "title": "订单", "type": "list", ${rest}}`;

  test('offers the keys of the list type named, and not those of another', async () => {
    const labels = await completionsAt('screens/market/new.screen.json', screen('"model": "market/order", "|"'));
    expect(labels).toEqual(expect.arrayContaining(['columns', 'query', 'form', 'toolbar', 'pageSize']));
    expect(labels).not.toContain('report');
  });

  test('offers the cell types and then the keys of the one chosen', async () => {
    const model = (field: string) =>
      `{"$schema": "../../schemas/model.schema.json", "title": "新", "fields": [${field}]}`;
    const types = await completionsAt('screens/market/new.model.json', model('{"key": "a", "type": "|"}'));
    expect(types).toEqual(expect.arrayContaining(['"inputNumber"', '"select"', '"date"']));
    const keys = await completionsAt(
      'screens/market/new.model.json',
      model('{"key": "a", "type": "inputNumber", "|"}'),
    );
    expect(keys).toEqual(expect.arrayContaining(['precision', 'width', 'validateRules']));
    expect(keys).not.toContain('dictCode');
  });

  test('a misspelt key gets a red line in the editor too', async () => {
    const text = screen('"model": "market/order", "pageSizee": 20');
    const { document, json } = open('screens/market/new.screen.json', text);
    const found = await service.doValidation(document, json);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some((each) => document.getText(each.range).includes('pageSizee'))).toBe(true);
  });
});
